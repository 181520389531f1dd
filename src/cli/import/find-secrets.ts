import { isKnownKey, isPath, isSecretByKey, isSecretByLook } from "./looks-secret.js";

/** A secret within a text. */
export interface FoundSecret {
  readonly start: number;
  readonly end: number;
  /** What it is called where it stands: the key before it, or what it is for. */
  readonly label: string;
}

// `Authorization: Bearer …`: the word in front says what kind of secret follows and is none itself.
const SCHEME = /^\s*(?:Bearer|Basic|Token|ApiKey|Digest)\s+/iu;

/** Every secret in a text that a client wrote down. The key is what the text is called, if anything. */
export function findSecrets(text: string, key?: string): readonly FoundSecret[] {
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/u.test(text)) return [{ start: 0, end: text.length, label: key ?? "key" }];
  if (key !== undefined && isSecretByKey(key, text)) {
    const scheme = SCHEME.exec(text)?.[0] ?? "";
    return [{ start: scheme.length, end: text.length, label: scheme === "" ? key : "token" }];
  }
  const found = withoutOverlaps([
    ...inAddresses(text),
    ...inAssignments(text),
    ...behindSchemes(text),
    ...byLook(text),
  ]);
  const [whole] = found;
  const isWhole = whole?.start === 0 && whole.end === text.length;
  return isWhole && key !== undefined ? [{ ...whole, label: key }] : found;
}

/** `https://user:password@host`. */
function inAddresses(text: string): readonly FoundSecret[] {
  return [...text.matchAll(/(?<![a-z0-9+.-])[a-z][a-z0-9+.-]*:\/\/([^\s/?#]*)@/giu)].flatMap(
    ({ 0: address, 1: user = "", index }) => {
      const start = index + address.length - 1 - user.length;
      const colon = user.indexOf(":");
      if (colon >= 0 && colon < user.length - 1)
        return [{ start: start + colon + 1, end: start + user.length, label: "password" }];
      return isSecretByLook(user) ? [{ start, end: start + user.length, label: "token" }] : [];
    },
  );
}

const ASSIGNMENT =
  /(?<![A-Za-z0-9_.-])["']?-{0,2}([A-Za-z_][A-Za-z0-9_.-]*)["']?(?:\s*[=:]\s*(?:"([^"]*)"|'([^']*)')|(?:\s*=\s*|\s*:\s+)((?:(?:Bearer|Basic|Token|ApiKey|Digest)\s+)?[^\s"'&,;}$({<`[][^\s"'&,;}]*))/dgiu;

/** `api_key=…` in an address, `KEY=…` in an argument, `Authorization: …`, `"apiKey": "…"`. */
function inAssignments(text: string): readonly FoundSecret[] {
  return [...text.matchAll(ASSIGNMENT)].flatMap((match) => {
    const label = match[1] ?? "";
    const value = match[2] ?? match[3] ?? match[4] ?? "";
    const [start, end] = match.indices?.[2] ?? match.indices?.[3] ?? match.indices?.[4] ?? [0, 0];
    if (!isSecretByKey(label, value)) return [];
    const scheme = SCHEME.exec(value)?.[0] ?? "";
    return [{ start: start + scheme.length, end, label: scheme === "" ? label : "token" }];
  });
}

function behindSchemes(text: string): readonly FoundSecret[] {
  return [...text.matchAll(/\b(Bearer|Basic)\s+([^\s"',;]+)/dgiu)].flatMap(({ indices }) => {
    const [start, end] = indices?.[2] ?? [0, 0];
    return [{ start, end, label: "token" }];
  });
}

/** Keys of known services anywhere; long random text unless it is a path, a digest or a revision. */
function byLook(text: string): readonly FoundSecret[] {
  const isWhole = !isPath(text) && !text.includes("://");
  const runs = isWhole ? /[A-Za-z0-9_+/=~.-]{16,}/gu : /[A-Za-z0-9_+=~.-]{16,}/gu;
  return [...text.matchAll(runs)].flatMap(({ 0: run, index }) => {
    const isRevision = /(?:@|sha\d+[:-])$/u.test(text.slice(0, index));
    const isSecret = isPath(text) || isRevision ? isKnownKey(run) : isSecretByLook(run);
    return isSecret ? [{ start: index, end: index + run.length, label: "token" }] : [];
  });
}

/** What overlaps becomes one, so that nothing of any is left. */
function withoutOverlaps(found: readonly FoundSecret[]): readonly FoundSecret[] {
  const kept: FoundSecret[] = [];
  for (const secret of [...found].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (secret.start >= secret.end) continue;
    if (last === undefined || secret.start >= last.end) kept.push(secret);
    else kept[kept.length - 1] = { ...last, end: Math.max(last.end, secret.end) };
  }
  return kept;
}
