import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkWorkbenchConfig,
  formatIssues,
  formatPath,
  parseWorkbenchConfig,
  renderError,
  show,
  WorkbenchConfigSchema,
} from "../../src/contracts/index.js";
import { publishedValidator } from "../support/published.js";
import { anyJsonValue, anyName, extraKeys, frozen } from "../support/values.js";

const isPublished = publishedValidator("workbench-config");

const key = anyName.filter((one) => one !== "__proto__");
const server = fc.oneof(
  fc.record(
    { command: anyName, args: fc.array(fc.string(), { maxLength: 2 }), cwd: anyName },
    { requiredKeys: ["command"], noNullPrototype: true },
  ),
  fc.record({ url: fc.constant("https://example.com/mcp") }, { noNullPrototype: true }),
);
const toolbox = fc.record(
  { description: fc.string(), mcpServers: fc.dictionary(key, server, { maxKeys: 3, noNullPrototype: true }) },
  { requiredKeys: ["mcpServers"], noNullPrototype: true },
);
const config = fc.record(
  {
    $schema: fc.string(),
    toolboxes: fc.dictionary(key, toolbox, { maxKeys: 3, noNullPrototype: true }),
  },
  { requiredKeys: ["toolboxes"], noNullPrototype: true },
);

type Config = typeof config extends fc.Arbitrary<infer Value> ? Value : never;

/** The same configuration as it was written until 0.10.0. */
function withServerLists(current: Config): object {
  return {
    ...current,
    toolboxes: Object.fromEntries(
      Object.entries(current.toolboxes).map(([name, { mcpServers, ...rest }]) => [
        name,
        { ...rest, mcp_servers: Object.entries(mcpServers).map(([own, one]) => ({ name: own, ...one })) },
      ]),
    ),
  };
}

describe("parseWorkbenchConfig", () => {
  it("for any current configuration gives what Zod gives, and no note", () => {
    fc.assert(
      fc.property(config, (current) => {
        const result = parseWorkbenchConfig(frozen(current));
        expect(result).toEqual({ ok: true, value: WorkbenchConfigSchema.parse(current) });
      }),
    );
  });

  it("for any configuration in proxy mode accepts it with a note", () => {
    fc.assert(
      fc.property(config, (current) => {
        const result = parseWorkbenchConfig(frozen({ toolMode: "proxy", ...current }));
        const guidance = "Proxy mode is the only mode since 0.10.0. 'toolMode' is ignored; remove it.";
        const changes = [{ id: "config_tool_mode_proxy", endedIn: "0.10.0", guidance }];
        const value = WorkbenchConfigSchema.parse(current);
        expect(result).toEqual({ ok: true, value, migration: { changes, rewritten: current } });
      }),
    );
  });

  it("for any configuration in dynamic mode or with server lists refuses it, explains, and has it rewritten", () => {
    fc.assert(
      fc.property(config, fc.constantFrom("dynamic", "proxy", undefined), fc.boolean(), (current, mode, hasLists) => {
        const names = Object.keys(current.toolboxes);
        fc.pre(mode === "dynamic" || (hasLists && names.length > 0));
        const lists = hasLists ? withServerLists(current) : current;
        const old = mode === undefined ? lists : { toolMode: mode, ...lists };
        const result = parseWorkbenchConfig(frozen(old));
        if (result.ok) throw new Error("accepted");
        const { message, migration } = result.error;

        const [first, ...guidance] = message.split("\n");
        // Proxy mode is no fault, so the issues do not speak of it.
        const issues = checkWorkbenchConfig(mode === "proxy" ? lists : old);
        expect(first).toBe(renderError("invalid_config", { issues: formatIssues(issues) }));
        expect(guidance).toEqual(migration?.changes.map((change) => change.guidance));
        expect(migration?.changes.every((change) => change.endedIn === "0.10.0")).toBe(true);
        if (hasLists) {
          for (const name of names) {
            const path = show(formatPath(["toolboxes", name, "mcp_servers"]));
            expect(guidance.some((line) => line.startsWith(`${path}: The list 'mcp_servers' was replaced`))).toBe(true);
          }
        }
        expect(migration?.rewritten).toEqual(current);
        expect(isPublished(migration?.rewritten)).toBe(true);
      }),
    );
  });

  it("for any list whose servers have no names of their own gives the reason and no configuration", () => {
    const nameless = fc.oneof(
      anyJsonValue.map((list) => (Array.isArray(list) ? [...list, { command: "x" }] : list)),
      server.map((one) => [
        { name: "same", ...one },
        { name: "same", ...one },
      ]),
      server.map((one) => [{ name: 7, ...one }]),
    );
    fc.assert(
      fc.property(nameless, extraKeys("mcp_servers", "mcpServers"), (list, extra) => {
        const result = parseWorkbenchConfig(frozen({ toolboxes: { dev: { mcp_servers: list, ...extra } } }));
        const migration = result.ok ? undefined : result.error.migration;
        expect(migration?.reason).toBe("'mcp_servers' is not a list of servers that each have a name of their own");
        expect(migration?.rewritten).toBeUndefined();
      }),
    );
  });

  it("for any value never shows in its message what may be a secret", () => {
    const secret = "s3cr3t-value";
    const spoilt = fc.constantFrom<unknown>(7, null, [secret], { deep: secret }, "");
    fc.assert(
      fc.property(spoilt, fc.constantFrom("proxy", "dynamic", secret), (wrong, toolMode) => {
        const servers = { a: { command: secret, env: { KEY: secret }, args: wrong, timeout: secret, type: secret } };
        const list = [{ name: "b", command: secret, headers: { Authorization: secret } }];
        const result = parseWorkbenchConfig({
          toolMode,
          toolboxes: { dev: { mcpServers: servers }, ops: { mcp_servers: list } },
        });
        if (result.ok) throw new Error("accepted");
        expect(result.error.message).not.toContain(secret);
        expect(JSON.stringify(result.error.issues)).not.toContain(secret);
      }),
    );
  });
});
