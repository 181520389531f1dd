import { type Node, type ParseError, parseTree } from "jsonc-parser";

/** JSON with comments and trailing commas, or the place where it is none. */
export function parseJson(text: string): { readonly root: Node } | { readonly errorAt: number } {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  const [error] = errors;
  return root === undefined || error !== undefined ? { errorAt: error?.offset ?? 0 } : { root };
}
