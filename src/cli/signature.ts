import { isObject, show, type ToolInfo } from "../generated/index.js";

/** `read_file(path: string, head?: number)`. */
export function signatureOf({ name, inputSchema }: ToolInfo): string {
  const schema: unknown = inputSchema;
  const properties = isObject(schema) && isObject(schema["properties"]) ? schema["properties"] : {};
  const required =
    isObject(schema) && Array.isArray(schema["required"]) ? (schema["required"] as readonly unknown[]) : [];
  const parameters = Object.entries(properties).map(
    ([key, property]) => `${show(key)}${required.includes(key) ? "" : "?"}: ${typeOf(property)}`,
  );
  return `${show(name)}(${parameters.join(", ")})`;
}

function typeOf(schema: unknown): string {
  if (!isObject(schema)) return "any";
  if (Array.isArray(schema["enum"])) return schema["enum"].map((value) => show(JSON.stringify(value))).join(" | ");
  const type = schema["type"];
  if (type === "array") return `${typeOf(schema["items"])}[]`;
  if (Array.isArray(type)) return type.map((one) => show(String(one))).join(" | ");
  return typeof type === "string" ? show(type) : "any";
}

/** The first sentence or line of a description. */
export function firstLine(text: string | undefined): string {
  const line = show((text ?? "").trim().split("\n")[0] ?? "");
  return /^.*?[.!?](?=\s|$)/u.exec(line)?.[0] ?? line;
}
