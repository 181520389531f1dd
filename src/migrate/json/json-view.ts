import type { Node } from "jsonc-parser";
import type { ObjectView, ValueView } from "../object-view.js";

/** A JSON object as the rules see it. */
export function jsonObjectView(node: Node): ObjectView {
  const properties = (node.children ?? []).flatMap(({ offset, length, children = [] }) => {
    const [key, value] = children;
    return key === undefined || value === undefined ? [] : [{ start: offset, end: offset + length, key, value }];
  });
  return {
    start: node.offset,
    end: node.offset + node.length,
    members: properties.map(({ start, end }) => ({ start, end })),
    isOpen: false,
    isJson: true,
    entries: properties.map(({ start, end, key, value }) => ({
      key: String(key.value),
      start,
      end,
      keyStart: key.offset,
      keyEnd: key.offset + key.length,
      form: "plain",
      value: jsonValueView(value),
    })),
  };
}

function jsonValueView(node: Node): ValueView {
  const range = { start: node.offset, end: node.offset + node.length };
  if (node.type === "object") return { ...range, object: jsonObjectView(node) };
  return { ...range, known: { value: jsonValue(node) }, ...(node.type === "string" ? { literal: range } : {}) };
}

/** The value of a node. Unlike the parser's own function it takes `__proto__` for an ordinary key. */
export function jsonValue(node: Node): unknown {
  const { type, children = [] } = node;
  if (type === "array") return children.map(jsonValue);
  if (type !== "object") return node.value as unknown;
  return Object.fromEntries(
    children.flatMap(({ children: [key, value] = [] }) =>
      key === undefined || value === undefined ? [] : [[String(key.value), jsonValue(value)]],
    ),
  );
}

/** The value that an object has under a key, as a node. */
export function childOf(node: Node, key: string): Node | undefined {
  return node.children?.find(({ children: [name] = [] }) => name?.value === key)?.children?.[1];
}
