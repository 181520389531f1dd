import type { Change } from "../../codegen/breaking/change.js";
import { compareNodes } from "../../codegen/breaking/compare-nodes.js";
import { buildModel } from "../../codegen/build-model.js";
import { contractOf, type Model, mainDefinition } from "../../codegen/model.js";
import type { JsonObject } from "../../codegen/parse-files.js";
import { resolveRefs } from "../../codegen/resolve-refs.js";

/** Names of properties must not be `__proto__`, and open objects say so. */
export const NAMES = { pattern: "^(?!__proto__$)" };

export function open(properties: JsonObject, required: readonly string[] = []): JsonObject {
  return { type: "object", properties, required, propertyNames: NAMES, additionalProperties: true };
}

export function closed(properties: JsonObject, required: readonly string[] = []): JsonObject {
  return { type: "object", properties, required, additionalProperties: false };
}

/** A model of one contract; it may refer to its own `$defs`. */
export function modelOf(schema: JsonObject): Model {
  const root = { title: "Root", "x-direction": "input", ...schema };
  return buildModel(resolveRefs([{ name: "Root", stem: "root", file: "contracts/root.schema.json", schema: root }]));
}

export function compareSchemas(old: JsonObject, now: JsonObject): readonly Change[] {
  return compareNodes(rootOf(modelOf(old)), rootOf(modelOf(now)));
}

function rootOf(model: Model) {
  return { node: mainDefinition(contractOf(model, "Root")).node, model };
}
