/** A template in pieces: literal text, or the name of the parameter that goes there. */
export type TemplatePiece = { readonly text: string } | { readonly param: string };

const PIECE = /\{\{|\}\}|\{([^{}]*)\}|[{}]|[^{}]+/gu;
const PARAM_NAME = /^[a-z][a-z0-9_]*$/u;

/** `{param}` is a parameter, `{{` and `}}` are literal braces; a brace that is neither is a fault. */
export function parseTemplate(template: string): { pieces: readonly TemplatePiece[]; problems: readonly string[] } {
  const pieces: TemplatePiece[] = [];
  const problems: string[] = [];
  for (const [match, param] of template.matchAll(PIECE)) {
    if (param !== undefined) {
      if (PARAM_NAME.test(param)) pieces.push({ param });
      else problems.push(`{${param}} is not a parameter; write {{ and }} for literal braces`);
    } else if (match === "{" || match === "}") {
      problems.push(`a single ${match} stands alone; write ${match}${match} for a literal brace`);
    } else {
      pieces.push({ text: match === "{{" ? "{" : match === "}}" ? "}" : match });
    }
  }
  return { pieces: joinText(pieces), problems };
}

/** Problems of a template against the parameters that it must use and those that it may use besides. */
export function templateProblems(
  template: string,
  mustUse: readonly string[],
  mayUse: readonly string[] = [],
): string[] {
  const { pieces, problems } = parseTemplate(template);
  const used = paramsOf(pieces);
  return [
    ...problems,
    ...used
      .filter((name) => !mustUse.includes(name) && !mayUse.includes(name))
      .map((name) => `the parameter {${name}} is not declared`),
    ...mustUse.filter((name) => !used.includes(name)).map((name) => `the parameter {${name}} is declared but not used`),
  ];
}

export function paramsOf(pieces: readonly TemplatePiece[]): readonly string[] {
  return [...new Set(pieces.flatMap((piece) => ("param" in piece ? [piece.param] : [])))];
}

/** Replaces some parameters by text for good, as with examples that are rendered at generation. */
export function fillTemplate(
  pieces: readonly TemplatePiece[],
  texts: ReadonlyMap<string, string>,
): readonly TemplatePiece[] {
  return joinText(
    pieces.map((piece) => {
      const text = "param" in piece ? texts.get(piece.param) : undefined;
      return text === undefined ? piece : { text };
    }),
  );
}

function joinText(pieces: readonly TemplatePiece[]): readonly TemplatePiece[] {
  const joined: TemplatePiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last !== undefined && "text" in last && "text" in piece)
      joined[joined.length - 1] = { text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined;
}
