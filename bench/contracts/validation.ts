import { Ajv2020 } from "ajv/dist/2020.js";
import { checkUseToolInput, isUseToolInput, parseUseTool, UseToolInputSchema } from "../../src/contracts/index.js";
import published from "../../src/generated/schemas/use-tool-input.schema.json" with { type: "json" };
import { alternate } from "../measure.js";
import { type Row, timesAsFast, timesAsLong } from "../report.js";
import { HandwrittenSchema } from "./handwritten.js";

const ROUNDS = 41;
const CALLS = 20_000;

const tool = { toolbox: "dev", server: "filesystem", name: "read_file" };
const VALID: readonly unknown[] = [
  { tool, arguments: { path: "/etc/hosts" } },
  { tool: { toolbox: "prod", server: "memory", name: "list_keys" } },
  { tool: { toolbox: "dev", server: "database", name: "query" }, arguments: { sql: "SELECT 1", limit: 10 } },
  { tool: { ...tool, name: "edit" }, arguments: { path: "a", edits: [{ from: "b", to: "c" }], dryRun: true } },
];
const REFUSED: readonly unknown[] = [
  { tool: { toolbox: "dev", server: "filesystem", tool: "read_file" }, arguments: { path: "/etc/hosts" } },
  { tool: { ...tool, name: "" } },
  { tool, arguments: "{}" },
];

export async function benchValidation(): Promise<readonly Row[]> {
  const validateByAjv = new Ajv2020({ allErrors: true, ownProperties: true }).compile(published);
  const subjects = (values: readonly unknown[]) => ({
    // Zod builds its issues when they are read, and who is refused wants to know why.
    handwritten: each(values, (value) => HandwrittenSchema.safeParse(value).error?.issues === undefined),
    zod: each(values, (value) => UseToolInputSchema.safeParse(value).error?.issues === undefined),
    ajv: each(values, (value) => validateByAjv(value)),
    is: each(values, isUseToolInput),
    check: each(values, (value) => checkUseToolInput(value).length === 0),
    parse: each(values, (value) => parseUseTool(value).ok),
  });
  const valid = await alternate(subjects(VALID), ROUNDS);
  // In pairs: a refusal leaves garbage behind, and in a row of six it would always be the same one that clears it away.
  const ofRefused = subjects(REFUSED);
  const refused = await alternate({ handwritten: ofRefused.handwritten, zod: ofRefused.zod }, ROUNDS);
  const guided = await alternate({ zod: ofRefused.zod, parse: ofRefused.parse }, ROUNDS);
  const one = (what: string, milliseconds: number) => ({ what, milliseconds: milliseconds / CALLS });
  const handwritten = one("handwritten Zod", valid.handwritten);
  const zod = one("generated Zod", valid.zod);
  const noSlower = { atMost: 1, noise: 0.05 };
  return [
    timesAsLong(one("UseToolInput, valid, by Zod", valid.zod), handwritten, noSlower),
    timesAsLong(
      one("UseToolInput, refused, by Zod", refused.zod),
      one("handwritten Zod", refused.handwritten),
      noSlower,
    ),
    timesAsFast(one("isUseToolInput", valid.is), handwritten, { atLeast: 8 }),
    timesAsFast(one("isUseToolInput", valid.is), zod, { atLeast: 8 }),
    timesAsFast(one("checkUseToolInput", valid.check), zod, { atLeast: 8 }),
    timesAsFast(one("isUseToolInput", valid.is), one("Ajv, compiled", valid.ajv)),
    timesAsFast(one("parseUseTool, valid", valid.parse), zod),
    timesAsFast(one("parseUseTool, refused with guidance", guided.parse), one("generated Zod", guided.zod)),
  ];
}

function each(values: readonly unknown[], accepts: (value: unknown) => boolean): () => void {
  const expected = values === VALID ? CALLS : 0;
  return () => {
    let accepted = 0;
    for (let call = 0; call < CALLS; call++) if (accepts(values[call % values.length])) accepted++;
    // Also keeps the compiler from leaving the calls out.
    if (accepted !== expected) throw new Error(`${accepted} of ${CALLS} values were accepted, not ${expected}`);
  };
}
