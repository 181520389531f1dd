import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { readArguments } from "../../src/cli/read-arguments.js";
import { codeBlocks, commands, type Document, readDocument, readDocuments } from "../support/documents.js";
import { ROOT } from "../support/root.js";
import { runCommand } from "../support/run-command.js";

const TEST_COMMAND = "npm ci && npm test";

const documents = await readDocuments();
const read = (name: string) => readFile(path.join(ROOT, name), "utf8");

let scripts: Readonly<Record<string, string>>;

beforeAll(async () => {
  scripts = (JSON.parse(await read("package.json")) as { scripts: Record<string, string> }).scripts;
});

/** Why a command would not work; undefined when it would. */
function problemOf(command: string): string | undefined {
  const [program, ...args] = command.replace(/^(\w+=\S+ )*/u, "").split(" ");
  const [first = "", second = ""] = args;
  const own = args.lastIndexOf("mcp-workbench");
  if (program === "mcp-workbench" || (program === "npx" && own !== -1)) {
    const usage = readArguments(args.slice(own + 1));
    return "problem" in usage ? usage.problem : undefined;
  }
  if (program === "npx") {
    const places = args.filter((arg) => arg.includes("/"));
    const missing = [`node_modules/.bin/${first}`, ...places].filter((place) => !existsSync(path.join(ROOT, place)));
    return missing.length === 0 ? undefined : `there is no ${missing.join(", ")}`;
  }
  if (program !== "npm") return "it is not one of npm's";
  if (first === "ci" || first === "install") return undefined;
  const script = first === "run" ? second : first;
  if (first !== "run" && !["start", "test"].includes(first)) return "it is no script";
  return Object.hasOwn(scripts, script) ? undefined : `there is no script ${script}`;
}

describe("the commands in the documents", () => {
  it.each(documents)("work: $name", (document) => {
    const parts = commands(document).flatMap((command) => command.split(" && "));
    expect(parts.flatMap((part) => problemOf(part) ?? [])).toEqual([]);
  });

  it("are found", () => {
    const found = documents.flatMap(commands);
    expect(found).toEqual(expect.arrayContaining([TEST_COMMAND, "npm ci && npm start", "npm run generate"]));
  });

  it("that the README starts with are those that CI runs", async () => {
    const readme = await readDocument("README.md");
    const [start] = codeBlocks(readme).filter(({ language }) => language === "sh");
    expect(start?.code.trim().split("\n")).toEqual(["npm ci && npm start", TEST_COMMAND]);
    expect((await read(".ci/run")).trim().split("\n").at(-1)).toBe(TEST_COMMAND);
    const steps = [...(await read(".github/workflows/ci.yml")).matchAll(/- run: (.*)/gu)].map(([, step]) => step);
    expect(steps.join(" && ")).toBe(TEST_COMMAND);
  });

  it("start the project", async () => {
    const { code, stderr } = await runCommand("npm", ["start"], ROOT);
    expect(code, stderr).toBe(0);
  });

  it("list the contracts and try their examples", async () => {
    const { code, stdout, stderr } = await runCommand("npm", ["run", "-s", "contracts"], ROOT);
    expect(code, stderr).toBe(0);
    expect(stdout).toContain("UseToolInput");
  });

  it("list every script that people run", async () => {
    const { text } = await readDocument("CONTRIBUTING.md");
    const isListed = (script: string) => new RegExp(`\`npm (run )?${script}\``, "u").test(text);
    const hooks = ["prepack"];
    expect(Object.keys(scripts).filter((script) => !hooks.includes(script) && !isListed(script))).toEqual([]);
  });
});

describe("npm test", () => {
  it("runs every check", () => {
    const steps = (scripts["test"] ?? "").split(" && ");
    const checks = ["lint", "spec:breaking", "generate:check", "typecheck", "build", "lint:package"];
    expect(steps).toEqual([...checks.map((check) => `npm run -s ${check}`), "vitest run"]);
  });
});

describe("the links in the documents", () => {
  it.each(documents)("lead somewhere: $name", ({ name, text }: Document) => {
    const targets = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/gu)].map(([, target = ""]) => target);
    const local = targets.filter((target) => !target.startsWith("https://"));
    expect(local.filter((target) => !existsSync(path.join(ROOT, path.dirname(name), target)))).toEqual([]);
  });
});

describe("spec/README.md", () => {
  const compiled = async () => {
    const meta = JSON.parse(await read("spec/meta/contract.meta.json")) as {
      $defs: { node: { properties: Record<string, unknown> } };
    };
    return Object.keys(meta.$defs.node.properties);
  };
  /** Every word that is set as code. */
  const codeWords = (text: string) =>
    [...text.matchAll(/`([^`\n]+)`/gu)].flatMap(([, code = ""]) => code.split(/[^$\w-]+/u));

  it("names every keyword that is compiled", async () => {
    const { text } = await readDocument("spec/README.md");
    const named = new Set(codeWords(text.replaceAll(/^```.*?^```$/gmsu, "")));
    expect((await compiled()).filter((keyword) => !named.has(keyword))).toEqual([]);
  });

  it("names as not compiled only what is refused", async () => {
    const { text } = await readDocument("spec/README.md");
    const refused = codeWords(/^- `oneOf`.*?compiled:/msu.exec(text)?.[0] ?? "");
    expect(refused).toContain("uniqueItems");
    const keywords = await compiled();
    expect(refused.filter((keyword) => keywords.includes(keyword))).toEqual([]);
  });
});
