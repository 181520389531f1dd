import { describe, expect, it } from "vitest";
import {
  checkWorkbenchConfig,
  formatIssues,
  formatPath,
  type Issue,
  issuesOf,
  WorkbenchConfigSchema,
} from "../../src/contracts/index.js";

function configOf(key: string, item: unknown, length: number): object {
  const server = { command: "x", [key]: Array.from({ length }, () => item) };
  return { toolboxes: { dev: { mcpServers: { a: server } } } };
}

function zodIssues(config: object): readonly Issue[] {
  const parsed = WorkbenchConfigSchema.safeParse(config);
  return parsed.success ? [] : issuesOf(parsed.error);
}

describe("the issues of a server with very many faults", () => {
  // So many that they outweigh any issue of another kind of server. By itself Zod throws at some 100,000.
  it.each([
    [150_000, checkWorkbenchConfig],
    [20_000, zodIssues],
  ])("are those of the kind that was meant, all %d", (length, check) => {
    const issues = check(configOf("args", 7, length));
    expect(issues).toHaveLength(length);
    expect(issues.at(-1)).toEqual({
      path: ["toolboxes", "dev", "mcpServers", "a", "args", length - 1],
      message: "Expected string, received number",
    });
  });
});

describe("formatPath", () => {
  it.each([
    [["tool", "name"], "tool.name"],
    [["args", 0], "args[0]"],
    [["mcpServers", "my server", "url"], 'mcpServers["my server"].url'],
    [["größe", "$schema", "a-b"], "größe.$schema.a-b"],
    [["", 'say "hi"'], '[""]["say \\"hi\\""]'],
    [["1", "a.b"], '["1"]["a.b"]'],
    [[], ""],
  ])("writes %j as %s", (path, text) => {
    expect(formatPath(path)).toBe(text);
  });
});

describe("formatIssues", () => {
  it("joins paths and messages, and leaves out the path of the whole", () => {
    expect(
      formatIssues([
        { path: [], message: "Required" },
        { path: ["a", 1], message: "Required" },
      ]),
    ).toBe("Required; a[1]: Required");
  });
});
