import { isObject, show } from "../../generated/index.js";
import { readJsonc } from "../../runtime/read-jsonc.js";
import { createRedactor } from "../../runtime/redact.js";
import type { Paint } from "../colours.js";
import { unifiedDiff } from "../unified-diff.js";
import { findSecrets } from "./find-secrets.js";

const COLOURS = { "+": "green", "-": "red", "@": "yellow" } as const;

/** What an import would change, for a terminal. Secrets that the configuration itself already holds are hidden. */
export function showDiff(file: string, before: string | undefined, after: string, paint: Paint): string {
  const redact = createRedactor(before === undefined ? [] : secretsIn(readJsonc(before, (text) => text).value));
  return unifiedDiff(file, before, after)
    .split("\n")
    .map((line) => {
      const text = show(redact(line.replace(/\r$/u, "")));
      const colour = COLOURS[line.charAt(0) as keyof typeof COLOURS];
      return colour === undefined ? text : paint(colour, text);
    })
    .join("\n");
}

function secretsIn(value: unknown, key?: string): readonly string[] {
  if (typeof value === "string") return findSecrets(value, key).map(({ start, end }) => value.slice(start, end));
  if (Array.isArray(value)) return value.flatMap((item: unknown) => secretsIn(item));
  return isObject(value) ? Object.entries(value).flatMap(([name, item]) => secretsIn(item, name)) : [];
}
