const inputSchema = { type: "object" };

/** No client can call or show these: each must be left out and named, without harm to the others. */
export const brokenTools = [
  null,
  42,
  "text",
  [],
  {},
  { name: 7, inputSchema },
  { name: "no_schema" },
  { name: "null_schema", inputSchema: null },
  { name: "list_schema", inputSchema: { type: "array" } },
];

/** Unusual, but whole: each must arrive as it is. */
export const oddTools = [
  {
    name: "newer_fields",
    title: "Newer fields",
    inputSchema: {
      type: "object",
      "x-new": 1,
      $defs: { a: { type: "string" } },
      properties: { a: { $ref: "#/$defs/a" } },
    },
    annotations: { title: "Hinted", readOnlyHint: true, futureHint: "yes" },
    icons: [{ src: "data:,", mimeType: "image/png", sizes: ["any"], futureIcon: 1 }],
    execution: { taskSupport: "optional", futureExecution: [] },
    _meta: { "example.com/key": { deep: [1, null, "two"] } },
    futureField: { deep: [{ er: true }] },
  },
  {
    name: "unresolvable_output",
    inputSchema,
    outputSchema: { type: "object", properties: { a: { $ref: "#/nowhere" } } },
  },
  {
    name: "hostile_pattern",
    inputSchema,
    outputSchema: { type: "object", properties: { text: { type: "string", pattern: "^(a+)+$" } } },
  },
  { name: "__proto__", inputSchema },
  { name: "constructor", inputSchema },
  { name: "toString", inputSchema },
  { name: "bell\u0007 escape\u001b[31m bidi\u202e end", inputSchema },
  { name: "Größe 😀 / a__b__c", inputSchema },
];
