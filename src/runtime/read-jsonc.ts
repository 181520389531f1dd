import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { type Issue, renderError } from "../generated/index.js";

export interface ReadJson {
  readonly value: unknown;
  readonly issues: readonly Issue[];
}

/** How a string value is read; its path is that of the value. */
export type ReadString = (text: string, path: Issue["path"], issues: Issue[]) => string;

/** JSON with comments and trailing commas. Every syntax error and every key that is written twice, at once. */
export function readJsonc(text: string, readString: ReadString): ReadJson {
  const errors: ParseError[] = [];
  const root = parseTree(text.replace(/^\uFEFF/u, ""), errors, { allowTrailingComma: true });
  if (root === undefined || errors.length > 0) return { value: undefined, issues: syntaxIssues(text, root, errors) };
  const issues: Issue[] = [];
  return { value: toValue(root, [], readString, issues), issues };
}

function syntaxIssues(text: string, root: Node | undefined, errors: readonly ParseError[]): readonly Issue[] {
  const isEmpty = errors.every(({ offset }) => text.slice(offset).trim() === "");
  if (root === undefined && isEmpty) return [{ path: [], message: renderError("config_empty", {}) }];
  return errors.map(({ error, offset }) => {
    const before = text.slice(0, offset).split("\n");
    const column = (before.at(-1)?.length ?? 0) + 1;
    return {
      path: [],
      message: renderError("config_syntax", {
        problem: spaced(printParseErrorCode(error)),
        line: before.length,
        column,
      }),
    };
  });
}

/** `ValueExpected` → `value expected`. */
function spaced(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/gu, " ").toLowerCase();
}

function toValue(node: Node, path: Issue["path"], readString: ReadString, issues: Issue[]): unknown {
  const { type, children = [] } = node;
  if (type === "array") return children.map((child, index) => toValue(child, [...path, index], readString, issues));
  if (type === "string") return readString(String(node.value), path, issues);
  if (type !== "object") return node.value as unknown;
  const seen = new Set<string>();
  const entries = children.flatMap((property): [string, unknown][] => {
    const [keyNode, valueNode] = property.children ?? [];
    const key = String(keyNode?.value);
    if (seen.has(key)) issues.push({ path: [...path, key], message: renderError("duplicate_key", {}) });
    seen.add(key);
    return valueNode === undefined ? [] : [[key, toValue(valueNode, [...path, key], readString, issues)]];
  });
  return Object.fromEntries(entries);
}
