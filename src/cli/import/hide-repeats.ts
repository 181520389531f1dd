import {
  type DraftServer,
  DraftText,
  type DraftValue,
  escapeText,
  isList,
  type Placeholder,
  placeholdersIn,
} from "./draft.js";

type Parts = DraftText["parts"];

/** A word that is also a password must not disappear from other texts; a key of a service must. */
const isTelling = (value: string) => value.length >= 12 && /\d/u.test(value) && /[A-Za-z]/u.test(value);

/** Hides a secret that was found in one server wherever else it stands, whatever it is called there. */
export function repeatsHider(drafts: readonly DraftServer[]): (draft: DraftServer) => DraftServer {
  const secrets = new Map<string, Placeholder>();
  for (const placeholder of drafts.flatMap(placeholdersIn)) {
    const { value } = placeholder;
    if (value !== undefined && isTelling(value) && !secrets.has(value)) secrets.set(value, placeholder);
  }
  // The longest first, so that nothing of a longer one is left beside a shorter one.
  const sorted = [...secrets].sort(([a], [b]) => b.length - a.length);
  const hideInText = ({ parts }: DraftText) =>
    new DraftText(
      sorted.reduce((hidden, [value, placeholder]) => replace(hidden, escapeText(value), placeholder), parts),
    );
  const hideInServer = (server: DraftServer): DraftServer =>
    Object.fromEntries(Object.entries(server).map(([key, value]) => [key, value === undefined ? value : hide(value)]));
  const hide = (value: DraftValue): DraftValue => {
    if (value instanceof DraftText) return hideInText(value);
    if (isList(value)) return value.map(hide);
    return typeof value === "object" ? hideInServer(value) : value;
  };
  return hideInServer;
}

function replace(parts: Parts, text: string, placeholder: Placeholder): Parts {
  return parts.flatMap((part) => {
    if (typeof part !== "string" || !part.includes(text)) return [part];
    const between = part.split(text).flatMap((piece) => [placeholder, piece]);
    return between.slice(1).filter((piece) => piece !== "");
  });
}
