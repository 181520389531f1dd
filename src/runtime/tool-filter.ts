/** Which tools of a server are shown, and which filters match none of them. */
export interface Filtered<Named> {
  readonly shown: readonly Named[];
  readonly unmatched: readonly string[];
}

/** Names or globs in order; `!name` leaves out what the others let in. With exclusions alone, all others are shown. */
export function filterTools<Named extends { readonly name: string }>(
  tools: readonly Named[],
  filters: readonly string[],
): Filtered<Named> {
  const excluding = filters.filter((filter) => filter.startsWith("!"));
  const including = filters.filter((filter) => !filter.startsWith("!"));
  const isIncluded = (name: string) =>
    (including.length === 0 && excluding.length > 0) || including.some((filter) => matchesGlob(name, filter));
  const isExcluded = (name: string) => excluding.some((filter) => matchesGlob(name, filter.slice(1)));
  const isUnmatched = (filter: string) => !tools.some(({ name }) => matchesGlob(name, filter.replace(/^!/u, "")));
  return {
    shown: tools.filter(({ name }) => isIncluded(name) && !isExcluded(name)),
    // `*` is what no filter means too; that a server has no tools at all is said elsewhere.
    unmatched: filters.filter((filter) => filter !== "*" && isUnmatched(filter)),
  };
}

/** `*` is any text and `?` any character. Without regular expressions: a filter must not be able to block the process. */
export function matchesGlob(name: string, glob: string): boolean {
  let [at, from] = [0, 0];
  let star: { readonly glob: number; name: number } | undefined;
  while (at < name.length) {
    if (glob[from] === "*") {
      star = { glob: from++, name: at };
    } else if (from < glob.length && (glob[from] === "?" || glob[from] === name[at])) {
      at++;
      from++;
    } else if (star !== undefined) {
      from = star.glob + 1;
      at = ++star.name;
    } else {
      return false;
    }
  }
  while (glob[from] === "*") from++;
  return from === glob.length;
}
