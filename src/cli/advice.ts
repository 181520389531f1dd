import { texts } from "../generated/texts.js";
import type { Trial } from "./try-servers.js";

/** Stands for a parameter. */
const ANY = "<any>";

/** Whether a failure is told in the words of a text, whatever its parameters are. */
function isToldBy(text: string): (error: string) => boolean {
  const pieces = text.split(ANY).filter((piece) => piece !== "");
  return (error) => {
    let end = 0;
    return pieces.every((piece) => {
      const at = error.indexOf(piece, end);
      end = at + piece.length;
      return at >= 0;
    });
  };
}

const answered = (status: number) => isToldBy(texts.reason_http({ status, problem: ANY }));

/** The first that fits is the advice. What a server says of itself comes before how it ended. */
const ADVICE: readonly (readonly [isMeant: (error: string) => boolean, advice: () => string])[] = [
  [isToldBy(texts.reason_newer_protocol({ problem: ANY, supported: ANY })), texts.check_advice_protocol],
  [isToldBy(texts.reason_command_not_found({ command: ANY })), texts.check_advice_command],
  [isToldBy(texts.reason_cwd_not_found({ cwd: ANY })), texts.check_advice_cwd],
  [isToldBy(texts.reason_connect_timeout({ seconds: ANY })), texts.check_advice_timeout],
  [(error) => answered(401)(error) || answered(403)(error), texts.check_advice_credentials],
  [(error) => answered(404)(error) || answered(405)(error), texts.check_advice_address],
];

/** What to do about a server that failed. */
export function adviceOn({ kind, error = "" }: Pick<Trial, "kind" | "error">): string {
  const found = ADVICE.find(([isMeant]) => isMeant(error))?.[1];
  return (found ?? (kind === "http" ? texts.check_advice_http : texts.check_advice_stdio))();
}
