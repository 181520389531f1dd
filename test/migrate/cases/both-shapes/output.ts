import type { OpenToolboxInput, ToolIdentifier } from "mcp-workbench";

declare const identifier: ToolIdentifier;
declare const other: ToolIdentifier;
declare const holder: { id?: ToolIdentifier };

// These take both shapes on purpose.
const first = identifier.tool ?? identifier.name;
const second = identifier["name"] || identifier["tool"];
const third = identifier.tool !== undefined ? identifier.tool : identifier.name;
const fourth = Object.hasOwn(identifier, "tool") ? identifier.tool : "none";
const { name, tool } = identifier;
const either = ({ tool: old, name = old }: ToolIdentifier) => name;
const opened = (input: OpenToolboxInput) => input.toolbox ?? input.toolbox_name;
const deep = holder.id?.tool ?? holder.id?.name;
if (Object.hasOwn(identifier, "tool")) {
  console.log(identifier.tool);
}
let assigned, current;
({ tool: assigned, name: current } = identifier);

// These read one value in the old shape, and another one.
console.log(identifier.name, other.name);
console.log(other.name);
if (identifier.name === "read_file") console.log(other.name);
