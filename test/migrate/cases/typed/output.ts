import type { ToolIdentifier, UseToolInput } from "mcp-workbench/contracts";
import type { ToolIdentifier as Identifier } from "mcp-workbench";
import * as contracts from "mcp-workbench/contracts";

declare function take(identifier: ToolIdentifier | undefined, input?: UseToolInput): void;
declare function takeAny<T extends ToolIdentifier>(identifier: T): T;

const annotated: ToolIdentifier = { toolbox: "dev", server: "filesystem", name: "read_file" };
const satisfied = { toolbox: "dev", server: "filesystem", name: "read_file" } satisfies Identifier;
const asserted = { toolbox: "dev", server: "filesystem", name: "read_file" } as unknown as ToolIdentifier;
const constant = { toolbox: "dev", server: "filesystem", name: "read_file" } as const satisfies contracts.ToolIdentifier;
const older = <ToolIdentifier>{ toolbox: "dev", server: "filesystem", name: "read_file" };
const partial: Readonly<Partial<ToolIdentifier>> = { name: "read_file" };
const list: readonly ToolIdentifier[] = [{ toolbox: "dev", server: "filesystem", name: "read_file" }];
const byKey: Record<string, ToolIdentifier> = { read: { toolbox: "dev", server: "filesystem", name: "read_file" } };
const map = new Map<string, ToolIdentifier>([["read", { toolbox: "dev", server: "filesystem", name: "read_file" }]]);
take({ toolbox: "dev", server: "filesystem", name: "read_file" }, { tool: { toolbox: "a", server: "b", name: "c" } });
takeAny({ toolbox: "dev", server: "filesystem", name: "read_file" });
const returned = (): ToolIdentifier => ({ toolbox: "dev", server: "filesystem", name: "read_file" });
class Holder {
  readonly identifier: ToolIdentifier = { toolbox: "dev", server: "filesystem", name: "read_file" };
  describe = () => this.identifier.name;
}
const passed = { toolbox: "dev", server: "filesystem", name: "read_file" };
take(passed);

// Reading
const text = annotated.name + annotated["name"] + list[0]?.name + map.get("read")!.name + new Holder().identifier.name;
const { name: tool } = annotated;
const { name: renamed = "x", server } = annotated;
function format({ toolbox, name: tool }: ToolIdentifier) {
  return `${toolbox}/${tool}`;
}
const { tool: { toolbox, name: deep } } = {} as UseToolInput;
let assigned: string, shorthand;
({ name: assigned } = annotated);
({ shorthand, tool: { name: assigned } } = { shorthand, tool: annotated } as UseToolInput & { shorthand: unknown });
let name: ToolIdentifier["name"] = satisfied.name + constant.name;
function defaults({ name: tool }: Partial<ToolIdentifier> = {}) {
  ({ name: tool } = annotated);
  return tool;
}
for (const { name: each } of list) console.log(each);
const lengths = list.map(({ name: tool }) => tool.length).concat(list.map((identifier) => identifier.name.length));
function old(input: UseToolInput) {
  return input.tool_name ?? input.tool.name;
}

// Not ours
interface Bridge extends ToolIdentifier {
  tool: string;
}
const bridge: Bridge = { toolbox: "dev", server: "filesystem", name: "read_file", tool: "read_file" };
console.log(bridge.tool);
const either = (identifier: ToolIdentifier) => ("tool" in identifier ? identifier.tool : identifier.name);
interface ToolIdentifierOfMine {
  tool: string;
}
const mine: ToolIdentifierOfMine = { tool: "hammer" };
console.log(mine.tool);
const mixed: ToolIdentifier | ToolIdentifierOfMine = Math.random() > 0.5 ? annotated : mine;
