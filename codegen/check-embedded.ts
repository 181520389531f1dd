import { checkSchema, schemaNodes } from "./check-schema.js";
import type { FaultList } from "./fault.js";
import type { JsonObject } from "./parse-files.js";
import { type EmbeddedServer, SPEC_PATHS } from "./spec.js";

/** Keywords of contracts that have no use in a schema that belongs to one tool and is not published. */
const FOREIGN = ["$defs", "$ref", "allOf", "title", "x-direction", "x-messages"];

/** The schemas of the embedded server's tools: compiled exactly, or refused. */
export function checkEmbedded({ tools }: EmbeddedServer, faults: FaultList): void {
  for (const [name, { input, output }] of tools) {
    checkToolSchema(input, `/tools/${name}/input`, faults);
    if (output !== undefined) checkToolSchema(output, `/tools/${name}/output`, faults);
  }
}

function checkToolSchema(root: JsonObject, at: string, faults: FaultList): void {
  const file = SPEC_PATHS.embedded;
  checkSchema(file, root, faults, at);
  for (const { schema, pointer, role } of schemaNodes(root, at)) {
    if (role === "property" && schema["description"] === undefined) faults.add(file, pointer, "needs a description");
    if (role !== "property" && Object.hasOwn(schema, "default"))
      faults.add(file, `${pointer}/default`, "only a property can have a default");
    for (const key of FOREIGN.filter((keyword) => Object.hasOwn(schema, keyword)))
      faults.add(file, `${pointer}/${key}`, "is for contracts only; write the schema out");
  }
}
