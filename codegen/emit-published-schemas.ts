import type { Model } from "./model.js";
import { fileHeader, literal } from "./printer.js";

/** The published schemas by name, for those who want all of them; clients import single ones. */
export function emitPublishedSchemas(model: Model): string {
  const contracts = [...model.contracts].sort((a, b) => (a.stem < b.stem ? -1 : 1));
  const imports = contracts.map(
    ({ name, stem }) => `import ${name} from "./schemas/${stem}.schema.json" with { type: "json" };`,
  );
  return `${fileHeader(contracts.map(({ file }) => file))}
${imports.join("\n")}

export const publishedSchemas: { readonly [stem: string]: object } = {
${contracts.map(({ name, stem }) => `  ${literal(stem)}: ${name},`).join("\n")}
};
`;
}
