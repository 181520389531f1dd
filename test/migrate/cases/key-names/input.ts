import type { OpenToolboxInput, ToolIdentifier, ToolInfo, UseToolInput } from "mcp-workbench";

declare const identifier: ToolIdentifier;
declare const input: UseToolInput;
declare const info: ToolInfo;
declare function pick<T>(value: T, keys: readonly string[]): Partial<T>;

// In types
type Picked = Pick<ToolIdentifier, "tool">;
type Omitted = Readonly<Omit<ToolIdentifier, "server" | "tool">>;
type Excluded = Exclude<keyof ToolIdentifier, "tool">;
type Two = ToolIdentifier["server" | "tool"];
type One = ToolIdentifier["tool"];
type Opened = Pick<OpenToolboxInput, "toolbox_name">;
interface Extended extends Omit<ToolIdentifier, ("tool")> {}
const picked: Pick<ToolIdentifier, "tool"> = { tool: "read_file" };

// As values
const KEY = "tool";
const key: keyof ToolIdentifier = "tool";
const keys: readonly (keyof ToolIdentifier)[] = ["toolbox", "tool"];
console.log("tool" in identifier, Object.hasOwn(identifier, "tool"), identifier.hasOwnProperty("tool"));
console.log(Object.prototype.hasOwnProperty.call(identifier, "tool"), Reflect.get(identifier, `tool`));
console.log(pick(identifier, ["tool", "server"]), identifier[KEY], key === "tool", "source_server" in info);
switch (key) {
  case "tool":
}

// Not ours, or not old
type Mine = Pick<{ tool: string }, "tool">;
type Input = Pick<UseToolInput, "tool">;
console.log("tool", identifier, "tool" in input, Object.hasOwn(input, "tool"), "name" in identifier);
console.log("tool" in { tool: 1 }, [1, 2]["tool"], key === "name");

// Computed
const computed: ToolIdentifier = { toolbox: "dev", server: "filesystem", [KEY]: "read_file" };
const { [KEY]: taken } = computed;
