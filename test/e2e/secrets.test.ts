import { describe, expect, it } from "vitest";
import { fixture, oneToolbox } from "../support/downstream.js";
import { startHttpDownstream } from "../support/http-downstream.js";
import type { Json } from "../support/json-rpc-peer.js";
import { at, spawnWorkbench, startWorkbench, textOf, type Workbench } from "../support/workbench.js";

const NAMES = ["ARG", "ENV", "COMMAND", "FOLDER", "PATH_PART", "QUERY", "HEADER", "ODD_HEADER", "STDOUT", "LONG"];
/** Values that no program would write by chance, one for each place where a variable can stand. */
const SECRETS = Object.fromEntries(
  NAMES.map((name) => [`SECRET_${name}`, `${name.toLowerCase()}-5ecret+/=&${"k".repeat(9)}`]),
);
const LITERAL = "literal-value-of-env-9f8e7d";

function everythingWritten(workbench: Workbench): string {
  return `${workbench.stderr}\n${workbench.rpc.lines.join("\n")}`;
}

/** Not the values, nor the forms in which they commonly turn up, nor their first half before a cut. */
function expectNoSecrets(text: string): void {
  for (const [name, value] of [...Object.entries(SECRETS), ["literal", LITERAL] as const]) {
    const forms = [value, encodeURIComponent(value), Buffer.from(value).toString("base64"), value.slice(0, 10)];
    for (const form of forms) expect(text.includes(form), `${name} as ${form}`).toBe(false);
  }
}

describe("secrets", () => {
  it("never appear in what the workbench writes, whatever fails", async () => {
    const refusing = await startHttpDownstream({ status: 401 });
    const env = { TOKEN: "${SECRET_ENV}", PLAIN: LITERAL };
    const encoded = Buffer.from(SECRETS["SECRET_ENV"] ?? "").toString("base64");
    const servers: { readonly [name: string]: Json } = {
      good: fixture({}, { env }),
      dies: fixture({ exit: 1, stderr: `\${SECRET_ARG} and ${LITERAL} and ${encoded}\n` }, { env }),
      missing: { command: "/no/such/${SECRET_COMMAND}" },
      folder: fixture({}, { cwd: "/no/such/${SECRET_FOLDER}" }),
      unreachable: {
        url: "http://127.0.0.1:1025/${SECRET_PATH_PART}?key=${SECRET_QUERY}",
        headers: { Authorization: "Bearer ${SECRET_HEADER}" },
      },
      refusing: { url: refusing.http, headers: { Authorization: "Bearer ${SECRET_HEADER}" } },
      "odd-header": { url: refusing.http, headers: { "X-Key": "two\nlines ${SECRET_ODD_HEADER}" } },
      // Where a long text is cut, half a secret must not stay.
      chatty: fixture({ stdout: `${"x".repeat(70)}\${SECRET_STDOUT}` }),
      "long-line": fixture({ stderr: `${"y ".repeat(250)}\${SECRET_LONG}${" z".repeat(5_000)}\n`, exit: 1 }),
    };
    const workbench = await startWorkbench({ config: oneToolbox(servers), env: SECRETS });
    const listing = await workbench.open();
    expect(listing.servers_failed?.map(({ server }) => server).sort()).toEqual(
      Object.keys(servers)
        .filter((server) => !["good", "chatty"].includes(server))
        .sort(),
    );
    for (const server of Object.keys(servers)) await workbench.use(at(server, "no-such-tool"));
    for (const variable of ["TOKEN", "PLAIN"]) {
      const failed = await workbench.use(at("good", "confess"), { variable });
      expect(textOf(failed)).toContain("cannot log in with [redacted]");
      const died = await workbench.use(at("good", "die"), { variable });
      expect(textOf(died)).toContain("the value was [redacted]");
    }
    await workbench.close();
    expectNoSecrets(everythingWritten(workbench));
  });

  it("do not appear when a configuration is refused", async () => {
    const config = {
      toolmode: "${SECRET_ARG}",
      toolboxes: {
        box: {
          description: 7,
          mcpServers: {
            a: { command: "node", timeout: "${SECRET_ENV}", headres: { a: "${SECRET_HEADER}" } },
            b: { url: "${SECRET_QUERY}" },
            c: { url: "http://example.com", transport: "${SECRET_COMMAND}" },
            d: { command: "node", args: ["${SECRET_FOLDER} ${MISSING_VARIABLE}", "${SECRET_LONG"] },
          },
        },
      },
    };
    const workbench = spawnWorkbench({ config, env: SECRETS });
    expect((await workbench.waitForExit()).code).toBe(1);
    expect(workbench.stderr).toContain("MISSING_VARIABLE");
    expectNoSecrets(everythingWritten(workbench));
  });
});
