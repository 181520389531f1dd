import type { ToolIdentifier, UseToolInput } from "mcp-workbench/contracts";
import type { ToolIdentifier as Identifier } from "mcp-workbench";
import * as contracts from "mcp-workbench/contracts";

declare function take(identifier: ToolIdentifier | undefined, input?: UseToolInput): void;
declare function takeAny<T extends ToolIdentifier>(identifier: T): T;

const annotated: ToolIdentifier = { toolbox: "dev", server: "filesystem", tool: "read_file" };
const satisfied = { toolbox: "dev", server: "filesystem", tool: "read_file" } satisfies Identifier;
const asserted = { toolbox: "dev", server: "filesystem", tool: "read_file" } as unknown as ToolIdentifier;
const constant = { toolbox: "dev", server: "filesystem", tool: "read_file" } as const satisfies contracts.ToolIdentifier;
const older = <ToolIdentifier>{ toolbox: "dev", server: "filesystem", tool: "read_file" };
const partial: Readonly<Partial<ToolIdentifier>> = { tool: "read_file" };
const list: readonly ToolIdentifier[] = [{ toolbox: "dev", server: "filesystem", tool: "read_file" }];
const byKey: Record<string, ToolIdentifier> = { read: { toolbox: "dev", server: "filesystem", tool: "read_file" } };
const map = new Map<string, ToolIdentifier>([["read", { toolbox: "dev", server: "filesystem", tool: "read_file" }]]);
take({ toolbox: "dev", server: "filesystem", tool: "read_file" }, { tool: { toolbox: "a", server: "b", tool: "c" } });
takeAny({ toolbox: "dev", server: "filesystem", tool: "read_file" });
const returned = (): ToolIdentifier => ({ toolbox: "dev", server: "filesystem", tool: "read_file" });
class Holder {
  readonly identifier: ToolIdentifier = { toolbox: "dev", server: "filesystem", tool: "read_file" };
  describe = () => this.identifier.tool;
}
const passed = { toolbox: "dev", server: "filesystem", tool: "read_file" };
take(passed);

// Reading
const text = annotated.tool + annotated["tool"] + list[0]?.tool + map.get("read")!.tool + new Holder().identifier.tool;
const { tool } = annotated;
const { tool: renamed = "x", server } = annotated;
function format({ toolbox, tool }: ToolIdentifier) {
  return `${toolbox}/${tool}`;
}
const { tool: { toolbox, tool: deep } } = {} as UseToolInput;
let assigned: string, shorthand;
({ tool: assigned } = annotated);
({ shorthand, tool: { tool: assigned } } = { shorthand, tool: annotated } as UseToolInput & { shorthand: unknown });
let name: ToolIdentifier["tool"] = satisfied.tool + constant.tool;
function defaults({ tool }: Partial<ToolIdentifier> = {}) {
  ({ tool } = annotated);
  return tool;
}
for (const { tool: each } of list) console.log(each);
const lengths = list.map(({ tool }) => tool.length).concat(list.map((identifier) => identifier.tool.length));
function old(input: UseToolInput) {
  return input.tool_name ?? input.tool.tool;
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
