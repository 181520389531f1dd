import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import { parse } from "jsonc-parser";
import { stringify } from "smol-toml";
import { describe, expect, it } from "vitest";
import { run } from "../../src/cli/commands/import.js";
import { parseWorkbenchConfig } from "../../src/contracts/index.js";
import { expandVariables, variablesIn } from "../../src/runtime/expand-variables.js";
import { loadConfig } from "../../src/runtime/load-config.js";
import { runCommandHere } from "../support/command-context.js";
import { temporaryFolder } from "../support/temporary.js";

/** A text and the secret in it, if any. */
interface Piece {
  readonly text: string;
  readonly secret?: string;
}

interface Server {
  readonly name: string;
  readonly command: string;
  readonly args: readonly Piece[];
  readonly env: Readonly<Record<string, Piece>>;
  readonly url: Piece;
  readonly headers: Readonly<Record<string, Piece>>;
  readonly isHttp: boolean;
  readonly isOff: boolean;
  readonly tools: readonly string[];
  readonly isOdd: boolean;
}

const number = fc.integer({ min: 0, max: 1e9 });
// Nobody would see that it is a secret but for what it is called.
const ordinary = fc
  .tuple(fc.constantFrom("zebra", "quilt", "velvet ", 'quo"te', "$", "${X", "}", "ü", "\\"), number)
  .map(([word, id]) => `zq${word}lantern-${id}-kettle`);
// Letters of every kind in turn, as in any key that a machine has made.
const random = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 25 }), fc.integer({ min: 0, max: 9 })), { minLength: 12, maxLength: 16 })
  .map((pairs) => pairs.map(([letter, digit]) => `${String.fromCharCode(65 + letter)}${digit}x`).join(""));
const byLook = fc.oneof(
  random,
  random.map((text) => `ghp_${text}`),
  random.map((text) => `sk-proj-${text}`),
  fc.uuid(),
);

const secretKey = fc.constantFrom("API_KEY", "GITHUB_TOKEN", "DB_PASSWORD", "clientSecret", "AUTH", "NPM_TOKEN_2");
const plainKey = fc.constantFrom("LOG_LEVEL", "REGION", "DEBUG", "HOME_DIR");
const harmless = fc
  .constantFrom(
    "info",
    "",
    "a b",
    "${HOME}",
    "${X:-y}",
    "$HOME",
    "{env:HOME}",
    "${input:who}",
    "${",
    "$",
    "/srv/x",
    "5",
  )
  .map((text): Piece => ({ text }));
const hidden = (texts: fc.Arbitrary<string>, wrap = (text: string) => text) =>
  texts.map((secret): Piece => ({ text: wrap(secret), secret }));

const env = fc
  .tuple(
    fc.dictionary(plainKey, fc.oneof(harmless, hidden(byLook)), { maxKeys: 2 }),
    fc.dictionary(secretKey, hidden(fc.oneof(ordinary, byLook)), { maxKeys: 2 }),
  )
  .map(([plain, secret]) => ({ ...plain, ...secret }));
const headers = fc
  .tuple(
    fc.dictionary(fc.constantFrom("X-Region", "X-Trace"), fc.oneof(harmless, hidden(byLook)), { maxKeys: 1 }),
    fc.dictionary(
      fc.constantFrom("Authorization", "X-Api-Key", "Cookie"),
      fc.oneof(
        hidden(ordinary),
        hidden(ordinary, (text) => `Bearer ${text}`),
        hidden(byLook),
      ),
      { maxKeys: 2 },
    ),
  )
  .map(([plain, secret]) => ({ ...plain, ...secret }));
const word = fc.tuple(fc.constantFrom("zqvelvet", "zqmango"), number).map(([text, id]) => `${text}-${id}`);
const args = fc.array(
  fc.oneof(
    harmless,
    hidden(byLook),
    hidden(ordinary, (text) => `--api-key=${text}`),
    hidden(ordinary, (text) => `DB_PASSWORD=${text}`),
    hidden(word, (text) => `postgres://ada:${text}@db.example/x`),
    hidden(word, (text) => `Authorization: Bearer ${text}`),
    hidden(word, (text) => `{"region":"eu","apiKey":"${text}"}`),
  ),
  { maxLength: 4 },
);
const url = fc.oneof(
  fc
    .constantFrom("https://a.example/mcp", "http://localhost:1/sse", "${BASE}/mcp", "not an address")
    .map((text) => ({ text })),
  hidden(word, (text) => `https://ada:${text}@a.example/mcp`),
  hidden(word, (text) => `https://a.example/mcp?token=${text}&x=1`),
  hidden(byLook, (text) => `https://a.example/${text}/mcp`),
);

const server: fc.Arbitrary<Server> = fc.record({
  name: fc.constantFrom("a", "a", "b", "Ä b", "x.y", "a-2", "__proto__", ""),
  command: fc.constantFrom("npx", "${userHome}/bin/x", "$HOME/x", "C:\\x.exe", "mcp-workbench", ""),
  args,
  env,
  url,
  headers,
  isHttp: fc.boolean(),
  isOff: fc.boolean(),
  tools: fc.uniqueArray(fc.constantFrom("one", "two*", "!three", ""), { maxLength: 2 }),
  isOdd: fc.boolean(),
});

const textsOf = (pieces: Readonly<Record<string, Piece>>) =>
  Object.fromEntries(Object.entries(pieces).map(([key, { text }]) => [key, text]));

/** A server as most clients write it. */
function common({ command, args: list, env: map, url: address, headers: sent, isHttp, isOff, isOdd }: Server): object {
  return {
    ...(isHttp
      ? { url: address.text, headers: textsOf(sent) }
      : { command, args: list.map(({ text }) => text), env: textsOf(map) }),
    ...(isOff ? { disabled: true } : {}),
    ...(isOdd ? { oauth: { clientSecret: "zq-never-read" }, autoApprove: [] } : {}),
  };
}

const named = (servers: readonly Server[], entry: (server: Server) => object) =>
  Object.fromEntries(servers.map((one) => [one.name, entry(one)]));

/** Where each client keeps its servers, and how it writes them. */
const WRITERS: Readonly<Record<string, (servers: readonly Server[]) => string>> = {
  ".config/Claude/claude_desktop_config.json": (servers) => JSON.stringify({ mcpServers: named(servers, common) }),
  ".mcp.json": (servers) => JSON.stringify({ mcpServers: named(servers, common) }),
  ".claude.json": (servers) => JSON.stringify({ projects: { "/p": { mcpServers: named(servers, common) } } }),
  ".cursor/mcp.json": (servers) => JSON.stringify({ mcpServers: named(servers, common) }),
  ".vscode/mcp.json": (servers) =>
    `// asked\n${JSON.stringify({ inputs: [{ id: "who", default: "ada" }], servers: named(servers, common) })}`,
  ".codeium/windsurf/mcp_config.json": (servers) =>
    JSON.stringify({
      mcpServers: named(servers, (one) => ({ ...common(one), ...(one.isHttp ? { serverUrl: one.url.text } : {}) })),
    }),
  ".config/zed/settings.json": (servers) => JSON.stringify({ context_servers: named(servers, common) }),
  ".gemini/settings.json": (servers) =>
    JSON.stringify({
      mcpServers: named(servers, (one) => ({ ...common(one), includeTools: one.tools, timeout: 2000 })),
    }),
  "opencode.jsonc": (servers) =>
    JSON.stringify({
      mcp: named(servers, (one) =>
        one.isHttp
          ? { type: "remote", url: one.url.text, headers: textsOf(one.headers) }
          : {
              type: "local",
              command: [one.command, ...one.args.map(({ text }) => text)],
              environment: textsOf(one.env),
              enabled: !one.isOff,
            },
      ),
    }),
  ".codex/config.toml": (servers) =>
    stringify({
      mcp_servers: named(
        servers.filter(({ name }) => name !== "__proto__"),
        (one) =>
          one.isHttp
            ? { url: one.url.text, http_headers: textsOf(one.headers) }
            : { ...common({ ...one, isOdd: false }), disabled_tools: one.tools, tool_timeout_sec: 1.5 },
      ),
    }),
};

const EXISTING = [
  undefined,
  '{"toolboxes":{}}',
  `{ // mine
  "toolboxes": {
    /* the first */
    "imported": { "mcpServers": { "a": { "command": "npx" } /* a */, }, }, // end
    "other": { "mcpServers": {
      "b": { "command": "b", "args": ["\${API_KEY}"] } // about b
    } }
  },
}`,
];

const machine = fc.record({
  files: fc.dictionary(fc.constantFrom(...Object.keys(WRITERS)), fc.array(server, { minLength: 1, maxLength: 3 }), {
    minKeys: 1,
    maxKeys: 3,
  }),
  existing: fc.constantFrom(...EXISTING),
});

const secretsOf = (servers: readonly Server[]) =>
  servers
    .flatMap((one) =>
      one.isHttp ? [one.url, ...Object.values(one.headers)] : [...one.args, ...Object.values(one.env)],
    )
    .flatMap(({ secret }) => (secret === undefined ? [] : [secret]));

/** Lays the files out, works there, and takes them away again. */
async function withMachine<Result>(
  folder: string,
  {
    files,
    existing,
  }: { readonly files: Readonly<Record<string, readonly Server[]>>; readonly existing?: string | undefined },
  work: (config: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder);
  try {
    for (const [name, servers] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), WRITERS[name]?.(servers) ?? "");
    }
    const config = path.join(folder, "workbench-config.json");
    if (existing !== undefined) await writeFile(config, existing);
    return await work(config);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const textOf = (file: string) => readFile(file, "utf8").catch(() => undefined);

describe("import", () => {
  it("for any files of clients, writes no secret, shows none, and makes a valid configuration", async () => {
    const folder = path.join(temporaryFolder(), "home");
    await fc.assert(
      fc.asyncProperty(machine, (files) =>
        withMachine(folder, files, async (config) => {
          const tried = await runCommandHere(run, { cwd: folder, options: { "dry-run": true } });
          const asJson = await runCommandHere(run, { cwd: folder, options: { "dry-run": true, json: true } });
          const done = await runCommandHere(run, { cwd: folder });
          expect([tried.code, asJson.code, done.code]).toEqual([0, 0, 0]);
          const text = (await textOf(config)) ?? "";
          const { variables } = JSON.parse(asJson.stdout) as { variables: string[] };
          const outputs = [tried, asJson, done].flatMap(({ stdout, stderr }) => [stdout, stderr]);
          for (const secret of [...Object.values(files.files).flatMap(secretsOf), "zq-never-read"]) {
            for (const bytes of [text, ...outputs]) {
              expect(bytes).not.toContain(secret);
              expect(bytes).not.toContain(JSON.stringify(secret).slice(1, -1));
            }
          }
          if (text === "") return;
          // All that is needed is listed: with that much in the environment the workbench starts.
          const needed = Object.fromEntries(
            [...variables, "HOME", "API_KEY"].map((name) => [name, "https://v.example"]),
          );
          expect(parseWorkbenchConfig((await loadConfig(config, needed)).config).ok).toBe(true);
        }),
      ),
    );
  });

  it("for any server, gives it what its client gave it, once the variables are set", async () => {
    const folder = path.join(temporaryFolder(), "home");
    // Claude Desktop replaces nothing: what the server gets is what stands in the file.
    const file = ".config/Claude/claude_desktop_config.json";
    const started = server.map((one) => ({ ...one, name: "a", command: "npx", isHttp: false }));
    await fc.assert(
      fc.asyncProperty(started, (one) =>
        withMachine(folder, { files: { [file]: [one] } }, async (config) => {
          await runCommandHere(run, { cwd: folder });
          const { toolboxes } = parse((await textOf(config)) ?? "") as {
            toolboxes: { imported: { mcpServers: { a: { args?: string[]; env?: Record<string, string> } } } };
          };
          const { args: list = [], env: map = {} } = toolboxes.imported.mcpServers.a;
          const given = (written: string, { secret = "" }: Piece) => {
            const needed = variablesIn(written).filter(({ isOptional }) => !isOptional);
            return expandVariables(written, Object.fromEntries(needed.map(({ name }) => [name, secret])));
          };
          expect(list.map((text, index) => given(text, one.args[index] ?? { text: "" }).text)).toEqual(
            one.args.map(({ text }) => text),
          );
          expect(Object.entries(map).map(([key, text]) => given(text, one.env[key] ?? { text: "" }).text)).toEqual(
            Object.values(one.env).map(({ text }) => text),
          );
        }),
      ),
    );
  });

  it("for any files of clients, changes nothing when it is run again", async () => {
    const folder = path.join(temporaryFolder(), "home");
    await fc.assert(
      fc.asyncProperty(machine, (files) =>
        withMachine(folder, files, async (config) => {
          await runCommandHere(run, { cwd: folder });
          const text = await textOf(config);
          const again = await runCommandHere(run, { cwd: folder, options: { json: true } });
          expect(await textOf(config)).toBe(text);
          expect((JSON.parse(again.stdout) as { changed: boolean }).changed).toBe(false);
        }),
      ),
    );
  });

  it("for any files of clients, keeps all that stood in the configuration, comments too", async () => {
    const folder = path.join(temporaryFolder(), "home");
    await fc.assert(
      fc.asyncProperty(machine, (files) =>
        withMachine(folder, files, async (config) => {
          await runCommandHere(run, { cwd: folder });
          const after = (await textOf(config)) ?? "";
          const comments = (text = "") => text.match(/\/\/.*|\/\*.*?\*\//gu)?.filter((one) => !one.includes("example"));
          if (files.existing === undefined) return;
          expect(comments(after.replace(/"[^"\n]*"/gu, '""'))).toEqual(comments(files.existing));
          expect(parse(after)).toMatchObject(parse(files.existing) as object);
        }),
      ),
    );
  });
});
