import type { VariableSyntax } from "./clients.js";

/** A piece of a client's text. */
export type Piece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "variable"; readonly name: string; readonly fallback?: string }
  /** What VS Code asks its user for. */
  | { readonly kind: "input"; readonly id: string }
  /** What stands in a file. */
  | { readonly kind: "file"; readonly path: string }
  /** What an editor knows by itself. */
  | { readonly kind: "editor"; readonly name: EditorVariable };

export type EditorVariable = "workspaceFolder" | "userHome" | "pathSeparator" | "/";

const EDITOR: ReadonlySet<string> = new Set<EditorVariable>(["workspaceFolder", "userHome", "pathSeparator", "/"]);

const PATTERNS: { readonly [Syntax in VariableSyntax]: RegExp } = {
  braces: /\$\{([^{}]*)\}/gu,
  dollar: /\$\{([^{}]*)\}|\$([A-Za-z_]\w*)/gu,
  "env-braces": /\{((?:env|file):[^{}]+)\}/gu,
  none: /(?!)/gu,
};

/** A client's text in pieces: what is text, and what the client would replace. */
export function splitVariables(text: string, syntax: VariableSyntax): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(PATTERNS[syntax])) {
    const piece = toPiece(match[1] ?? match[2] ?? "");
    if (piece === undefined) continue;
    if (match.index > end) pieces.push({ kind: "text", text: text.slice(end, match.index) });
    pieces.push(piece);
    end = match.index + match[0].length;
  }
  return end < text.length || pieces.length === 0 ? [...pieces, { kind: "text", text: text.slice(end) }] : pieces;
}

/** What stands between the braces; undefined where it is no variable. */
function toPiece(inner: string): Piece | undefined {
  if (EDITOR.has(inner)) return { kind: "editor", name: inner as EditorVariable };
  const [, kind, rest = ""] = /^(env|input|file):(.+)$/su.exec(inner) ?? [];
  if (kind === "input") return { kind, id: rest };
  if (kind === "file") return { kind, path: rest };
  const [, name = "", fallback] = /^([^:]+?)(?::-(.*))?$/su.exec(kind === "env" ? rest : inner) ?? [];
  if (name === "" || (!isName(name) && kind !== "env")) return undefined;
  return { kind: "variable", name, ...(fallback === undefined ? {} : { fallback }) };
}

export function isName(text: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/u.test(text);
}

/** Any text as the name of a variable; empty if nothing of it can be used. */
export function toName(text: string): string {
  const name = text
    .replace(/(?<=[a-z0-9])(?=[A-Z])/gu, "_")
    .replace(/[^A-Za-z0-9]+/gu, "_")
    .replace(/^_+|_+$/gu, "")
    .toUpperCase();
  return /^\d/u.test(name) ? `_${name}` : name;
}
