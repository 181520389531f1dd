import fc from "fast-check";
import { anyJsonObject, anyJsonValue } from "./values.js";

const text = fc.string({ unit: "binary", maxLength: 8 });

/** Fields that this version of the protocol does not have. Every level of a tool may get some. */
function withUnknownFields(known: fc.Arbitrary<object>): fc.Arbitrary<Record<string, unknown>> {
  const key = fc.oneof(
    fc.constantFrom("x-new", "constructor", "toString", "2030-01-01", "", "default", "toolbox_name"),
    fc.string({ maxLength: 6 }),
  );
  // The one key that objects cannot hold safely is refused by the contract, and dropped by the SDK.
  const unknown = fc.dictionary(
    key.filter((one) => one !== "__proto__"),
    anyJsonValue,
    { maxKeys: 2, noNullPrototype: true },
  );
  return fc.tuple(known, unknown).map(([own, others]) => ({ ...others, ...own }));
}

const schemaObject = withUnknownFields(
  fc.record(
    {
      type: fc.constant("object"),
      properties: fc.dictionary(
        text.filter((key) => key !== "__proto__"),
        anyJsonObject,
        { maxKeys: 3, noNullPrototype: true },
      ),
      required: fc.array(text, { maxLength: 3 }),
    },
    { requiredKeys: ["type"], noNullPrototype: true },
  ),
);

const annotations = withUnknownFields(
  fc.record(
    {
      title: text,
      readOnlyHint: fc.boolean(),
      destructiveHint: fc.boolean(),
      idempotentHint: fc.boolean(),
      openWorldHint: fc.boolean(),
    },
    { requiredKeys: [], noNullPrototype: true },
  ),
);

const icon = withUnknownFields(
  fc.record(
    {
      src: text,
      mimeType: text,
      sizes: fc.array(text, { maxLength: 2 }),
      theme: fc.constantFrom("light", "dark"),
    },
    { requiredKeys: ["src"], noNullPrototype: true },
  ),
);

const execution = withUnknownFields(
  fc.record(
    { taskSupport: fc.constantFrom("required", "optional", "forbidden") },
    { requiredKeys: [], noNullPrototype: true },
  ),
);

/** Any tool as the official SDK takes it, with fields that it does not know besides. */
export const sdkTool: fc.Arbitrary<Record<string, unknown>> = withUnknownFields(
  fc.record(
    {
      name: text,
      title: text,
      description: text,
      inputSchema: schemaObject,
      outputSchema: schemaObject,
      annotations,
      icons: fc.array(icon, { maxLength: 2 }),
      execution,
      _meta: anyJsonObject,
    },
    { requiredKeys: ["name", "inputSchema"], noNullPrototype: true },
  ),
);
