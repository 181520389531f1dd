import type { ts as TS } from "ts-morph";
import type { FileEdit } from "../finding.js";
import { keyOf } from "./code-view.js";
import { ts } from "./compiler.js";
import type { Code } from "./open-code.js";
import { isPattern, walkFile } from "./walk.js";

/** A place where a key is read from an object, or written to it; also an attribute in JSX. */
export interface KeySite {
  readonly node: TS.Node;
  readonly key: string;
  /** The type of the object. */
  readonly type: TS.Type;
  /** Where the key comes from: entries of object literals, members of types. */
  readonly sources: readonly TS.Node[];
  readonly rename: (newKey: string) => FileEdit;
}

const OLD_KEYS: ReadonlySet<string> = new Set(["tool", "arguments", "tool_name", "toolbox_name", "source_server"]);

/** Every place where one of the old keys is used, in all files of the project. */
export function findKeySites(code: Code): readonly KeySite[] {
  const sites: KeySite[] = [];
  for (const file of code.files) {
    if (!file.text.includes("tool") && !file.text.includes("arguments")) continue;
    walkFile(code, file, (node) => {
      const use = keyUse(node);
      if (use !== undefined && OLD_KEYS.has(use.key)) sites.push(siteOf(code, node, use));
    });
  }
  return sites;
}

interface KeyUse {
  readonly key: string;
  /** The expression or the pattern whose type says where the key comes from. */
  readonly object: TS.Node;
  /** The key as it is written, or undefined where it is also the name of a variable. */
  readonly written?: TS.Node;
}

function keyUse(node: TS.Node): KeyUse | undefined {
  if (ts.isPropertyAccessExpression(node)) return { key: node.name.text, object: node.expression, written: node.name };
  if (ts.isElementAccessExpression(node)) {
    const { argumentExpression: written } = node;
    return ts.isStringLiteralLike(written) ? { key: written.text, object: node.expression, written } : undefined;
  }
  if (ts.isIndexedAccessTypeNode(node)) {
    const written = ts.isLiteralTypeNode(node.indexType) ? node.indexType.literal : undefined;
    if (written === undefined || !ts.isStringLiteral(written)) return undefined;
    return { key: written.text, object: node.objectType, written };
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && node.dotDotDotToken === undefined) {
    const { propertyName, name, parent: object } = node;
    if (propertyName === undefined) return ts.isIdentifier(name) ? { key: name.text, object } : undefined;
    const known = keyOf(propertyName);
    return known === undefined ? undefined : { key: known.key, object, written: known.node };
  }
  if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name))
    return { key: node.name.text, object: node.parent, written: node.name };
  if (ts.isShorthandPropertyAssignment(node) && isPattern(node.parent))
    return { key: node.name.text, object: node.parent };
  if (ts.isPropertyAssignment(node) && isPattern(node.parent)) {
    const known = keyOf(node.name);
    return known === undefined ? undefined : { key: known.key, object: node.parent, written: known.node };
  }
  return undefined;
}

function siteOf(code: Code, node: TS.Node, { key, object, written }: KeyUse): KeySite {
  const { checker } = code;
  const whole = wholeType(checker, object);
  const type = checker.getNonNullableType(whole ?? checker.getAnyType());
  const property = checker.getPropertyOfType(type, key);
  const sources = property === undefined ? [] : checker.getRootSymbols(property);
  const file = code.nameOf(node.getSourceFile());
  return {
    node,
    key,
    type,
    sources: sources.flatMap(({ declarations = [] }) => declarations),
    rename: (newKey) => {
      if (written === undefined) return { file, start: node.getStart(), end: node.getStart(), text: `${newKey}: ` };
      const quote = ts.isStringLiteralLike(written) ? written.getText().charAt(0) : "";
      return { file, start: written.getStart(), end: written.end, text: `${quote}${newKey}${quote}` };
    },
  };
}

function wholeType(checker: TS.TypeChecker, object: TS.Node): TS.Type | undefined {
  if (ts.isObjectLiteralExpression(object)) return assignedType(checker, object);
  return ts.isJsxAttributes(object) ? checker.getContextualType(object) : checker.getTypeAtLocation(object);
}

/** The type of what a pattern in an assignment takes apart. */
function assignedType(checker: TS.TypeChecker, pattern: TS.Node): TS.Type | undefined {
  const { parent } = pattern;
  if (ts.isParenthesizedExpression(parent)) return assignedType(checker, parent);
  if (ts.isPropertyAssignment(parent)) {
    const key = keyOf(parent.name)?.key;
    const outer = assignedType(checker, parent.parent);
    const property = key === undefined || outer === undefined ? undefined : checker.getPropertyOfType(outer, key);
    return property === undefined ? undefined : checker.getTypeOfSymbol(property);
  }
  if (!ts.isBinaryExpression(parent)) return undefined;
  // With a default it is a pattern within another one.
  return ts.isPropertyAssignment(parent.parent) && isPattern(parent.parent.parent)
    ? assignedType(checker, parent)
    : checker.getTypeAtLocation(parent.right);
}
