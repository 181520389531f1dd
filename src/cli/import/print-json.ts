import { isObject } from "../../generated/index.js";

const WIDTH = 120;

/** JSON as people write it: what holds no other lists or objects stands on one line, if it fits. */
export function printJson(value: unknown, unit: string, indent = "", start: number = indent.length): string {
  if (!Array.isArray(value) && !isObject(value)) return JSON.stringify(value);
  const items: readonly (readonly [key: string, item: unknown])[] = Array.isArray(value)
    ? value.map((item: unknown) => ["", item])
    : Object.entries(value).map(([key, item]) => [`${JSON.stringify(key)}: `, item]);
  const [open, close, space] = Array.isArray(value) ? ["[", "]", ""] : ["{", "}", " "];
  if (items.length === 0) return open + close;
  const line = `${open}${space}${items.map(([key, item]) => key + JSON.stringify(item)).join(", ")}${space}${close}`;
  const isFlat = items.every(([, item]) => typeof item !== "object" || item === null);
  if (isFlat && start + line.length < WIDTH) return line;
  const deeper = indent + unit;
  const lines = items.map(([key, item]) => deeper + key + printJson(item, unit, deeper, deeper.length + key.length));
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}
