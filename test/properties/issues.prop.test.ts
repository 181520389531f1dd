import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkOpenToolboxInput,
  checkToolIdentifier,
  checkUseToolInput,
  checkWorkbenchConfig,
  formatIssues,
  type Issue,
  issuesOf,
  OpenToolboxInputSchema,
  parseOpenToolbox,
  parseUseTool,
  parseWorkbenchConfig,
  renderError,
  ToolIdentifierSchema,
  UseToolInputSchema,
  WorkbenchConfigSchema,
} from "../../src/contracts/index.js";
import { type Field, type Spoilt, spoiltObjects, under } from "../support/faults.js";
import { anyJsonObject, anyName } from "../support/values.js";

const name = (key: string, what: string): Field => ({
  key,
  isRequired: true,
  valid: anyName,
  misfits: [["", `${what} name cannot be empty`]],
  type: "string",
});
const toolbox = name("toolbox", "Toolbox");
const identifier = [toolbox, name("server", "Server"), name("name", "Tool")];

const milliseconds = (key: string): Field => ({
  key,
  isRequired: false,
  valid: fc.integer({ min: 1, max: 600_000 }),
  misfits: [
    [0, "Expected a number of at least 1"],
    [-1, "Expected a number of at least 1"],
    [600_001, "Expected a number of at most 600000"],
    [1.5, "Expected integer, received number"],
  ],
  type: "integer",
});
const flag = (key: string): Field => ({ key, isRequired: false, valid: fc.boolean(), type: "boolean" });
const optional = (key: string, type: "array" | "object" | "string", valid: fc.Arbitrary<unknown>): Field => ({
  key,
  isRequired: false,
  valid,
  type,
});
const commonFields = [
  optional("toolFilters", "array", fc.array(anyName, { maxLength: 2 })),
  milliseconds("timeout"),
  milliseconds("connectTimeout"),
  flag("disabled"),
];
const key = anyName.filter((one) => one !== "__proto__");
const texts = fc.dictionary(key, fc.string(), { maxKeys: 2, noNullPrototype: true });
// `args` and `headers` are always there: without any key of its own a server is neither kind more than the other.
const stdioFields: readonly Field[] = [
  {
    key: "type",
    isRequired: false,
    valid: fc.constant("stdio"),
    misfits: [["http", 'Invalid value. Expected "stdio"']],
  },
  { key: "command", isRequired: true, valid: anyName, misfits: [["", "Command cannot be empty"]], type: "string" },
  optional("env", "object", texts),
  flag("inheritEnv"),
  { ...optional("cwd", "string", anyName), misfits: [["", "Folder cannot be empty"]] },
  ...commonFields,
];
const httpFields: readonly Field[] = [
  {
    key: "type",
    isRequired: false,
    valid: fc.constantFrom("http", "streamable-http", "sse"),
    misfits: [["stdio", 'Invalid value. Expected "http" | "streamable-http" | "sse"']],
  },
  {
    key: "url",
    isRequired: true,
    valid: fc.constantFrom("http://localhost:1", "https://example.com/mcp?x=1"),
    misfits: ["", "example.com", "ftp://example.com", "https://"].map(
      (url) => [url, "Expected an address that starts with http:// or https://"] as const,
    ),
    type: "string",
  },
  {
    key: "transport",
    isRequired: false,
    valid: fc.constantFrom("http", "sse"),
    misfits: [["stdio", 'Invalid value. Expected "http" | "sse"']],
  },
  ...commonFields,
];

/** Both kinds of validator give these issues and no others; Zod may give them in another order. */
function expectIssues(
  value: unknown,
  issues: readonly Issue[],
  check: (value: unknown) => readonly Issue[],
  schema:
    | typeof ToolIdentifierSchema
    | typeof OpenToolboxInputSchema
    | typeof UseToolInputSchema
    | typeof WorkbenchConfigSchema,
): void {
  expect(check(value)).toEqual(issues);
  const parsed = schema.safeParse(value);
  const byZod = parsed.success ? [] : issuesOf(parsed.error);
  const inOrder = (list: readonly Issue[]) => list.map((issue) => JSON.stringify(issue)).sort();
  expect(inOrder(byZod)).toEqual(inOrder(issues));
}

function messageOf(
  result: ReturnType<typeof parseUseTool | typeof parseOpenToolbox | typeof parseWorkbenchConfig>,
): string {
  return result.ok ? "accepted" : (result.error.message.split("\n")[0] ?? "");
}

describe("the issues of a contract", () => {
  it("for any spoilt ToolIdentifier name each path and the catalogue's text", () => {
    fc.assert(
      fc.property(spoiltObjects(identifier), ({ value, issues }) => {
        expectIssues(value, issues, checkToolIdentifier, ToolIdentifierSchema);
      }),
    );
  });

  it("for any spoilt OpenToolboxInput name each path and the catalogue's text", () => {
    fc.assert(
      fc.property(spoiltObjects([toolbox]), ({ value, issues }) => {
        expectIssues(value, issues, checkOpenToolboxInput, OpenToolboxInputSchema);
        const expected =
          issues.length === 0
            ? "accepted"
            : renderError("invalid_open_toolbox_input", { issues: formatIssues(issues) });
        expect(messageOf(parseOpenToolbox(value))).toBe(expected);
      }),
    );
  });

  it("for any spoilt UseToolInput name each path and the catalogue's text", () => {
    const call = spoiltObjects([{ key: "arguments", isRequired: false, valid: anyJsonObject, type: "object" }]);
    const tool = fc.option(spoiltObjects(identifier), { nil: undefined });
    fc.assert(
      fc.property(call, tool, (outer, inner) => {
        const value = inner === undefined ? outer.value : { ...outer.value, tool: inner.value };
        const issues = [
          ...(inner === undefined ? [{ path: ["tool"], message: "Required" }] : under(["tool"], inner.issues)),
          ...outer.issues,
        ];
        expectIssues(value, issues, checkUseToolInput, UseToolInputSchema);
        const expected =
          issues.length === 0 ? "accepted" : renderError("invalid_use_tool_input", { issues: formatIssues(issues) });
        expect(messageOf(parseUseTool(value))).toBe(expected);
      }),
    );
  });

  it("for any spoilt WorkbenchConfig or toolbox name each path and the catalogue's text", () => {
    const config = spoiltObjects([
      optional("$schema", "string", fc.string()),
      { key: "toolboxes", isRequired: true, valid: fc.constant({}), type: "object" },
    ]);
    const box = spoiltObjects([
      optional("description", "string", fc.string()),
      { key: "mcpServers", isRequired: true, valid: fc.constant({}), type: "object" },
    ]);
    fc.assert(
      fc.property(config, key, box, fc.boolean(), (outer, toolboxName, inner, isWhole) => {
        const value = isWhole ? outer.value : { toolboxes: { [toolboxName]: inner.value } };
        const issues = isWhole ? outer.issues : under(["toolboxes", toolboxName], inner.issues);
        expectIssues(value, issues, checkWorkbenchConfig, WorkbenchConfigSchema);
      }),
    );
  });

  it("for any spoilt server of a WorkbenchConfig name each path and the catalogue's text", () => {
    const server = fc.oneof(
      spoiltObjects(stdioFields, { mostUnlikely: 1 }).map((spoilt) => withKey(spoilt, "args", [])),
      spoiltObjects(httpFields, { mostUnlikely: 1 }).map((spoilt) => withKey(spoilt, "headers", {})),
    );
    fc.assert(
      fc.property(key, key, server, (toolboxName, serverName, spoilt) => {
        const value = { toolboxes: { [toolboxName]: { mcpServers: { [serverName]: spoilt.value } } } };
        const issues = under(["toolboxes", toolboxName, "mcpServers", serverName], spoilt.issues);
        expectIssues(value, issues, checkWorkbenchConfig, WorkbenchConfigSchema);
        const expected =
          issues.length === 0 ? "accepted" : renderError("invalid_config", { issues: formatIssues(issues) });
        expect(messageOf(parseWorkbenchConfig(value))).toBe(expected);
      }),
    );
  });
});

/** Puts a key in front that only one kind of server has. */
function withKey({ value, issues }: Spoilt, key: string, own: unknown): Spoilt {
  return { value: { [key]: own, ...value }, issues };
}
