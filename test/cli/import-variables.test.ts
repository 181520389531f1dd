import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ClientId } from "../../src/cli/import/clients.js";
import { render } from "../../src/cli/import/draft.js";
import { TextDrafter } from "../../src/cli/import/draft-text.js";
import type { JsonObject } from "../../src/cli/import/read-source.js";
import { expandVariables } from "../../src/runtime/expand-variables.js";

function drafted(client: ClientId, text: string, key?: string, inputs: Readonly<Record<string, JsonObject>> = {}) {
  const source = {
    file: "/p/.vscode/mcp.json",
    project: "/p",
    client,
    servers: [],
    inputs: new Map(Object.entries(inputs)),
  };
  const drafter = new TextDrafter(source, "docs");
  const draft = drafter.draft(text, { place: "env.X", ...(key === undefined ? {} : { key }) });
  return { text: render(draft, ({ name }) => name), notes: drafter.notes };
}

describe("TextDrafter", () => {
  it.each<[ClientId, string, string]>([
    ["claude-code", "a ${VAR} b", "a ${VAR} b"],
    ["claude-code", "${VAR:-some default}", "${VAR:-some default}"],
    ["cursor", "${env:VAR}/x", "${VAR}/x"],
    ["vscode", "${env:VAR}${env:OTHER}", "${VAR}${OTHER}"],
    ["windsurf", "Bearer ${env:VAR}", "Bearer ${VAR}"],
    ["gemini", "$VAR and ${OTHER}", "${VAR} and ${OTHER}"],
    ["gemini", "costs $5", "costs $5"],
    ["opencode", "{env:VAR}:{env:OTHER}", "${VAR}:${OTHER}"],
    ["cursor", "${userHome}/x", "${HOME}/x"],
    ["vscode", "${workspaceFolder}/x", "${WORKSPACE_FOLDER:-/p}/x"],
    ["vscode", "a${pathSeparator}b", "a/b"],
    ["vscode", "${input:api-token}", "${API_TOKEN}"],
    ["cursor", "${env:ProgramFiles(x86)}", "${PROGRAM_FILES_X86}"],
    ["windsurf", "${file:/run/secret}", "${DOCS_TOKEN}"],
    ["opencode", "{file:~/.key}", "${DOCS_TOKEN}"],
  ])("translates the variables of %s: %s", (client, text, expected) => {
    expect(drafted(client, text).text).toBe(expected);
  });

  it.each<[ClientId, string, string]>([
    ["claude-desktop", "echo ${HOME}", "echo $${HOME}"],
    ["codex", "${VAR} $VAR {env:VAR}", "$${VAR} $VAR {env:VAR}"],
    ["opencode", "${VAR} $VAR", "$${VAR} $VAR"],
    ["vscode", "${command:pick} ${config:a.b}", "$${command:pick} $${config:a.b}"],
    ["claude-code", "${A:-${B}}", "$${A:-${B}}"],
    ["claude-code", "${", "$${"],
    ["zed", "$${X}", "$$${X}"],
  ])("keeps as text what is no variable of %s: %s", (client, text, expected) => {
    const { text: result, notes } = drafted(client, text);
    expect(result).toBe(expected);
    expect(notes).toEqual(["'${' is no variable of this client here and is kept as text: env.X"]);
  });

  it("keeps the default of an input that is no secret", () => {
    const inputs = {
      region: { id: "region", default: "eu" },
      token: { id: "token", default: "abc" },
      pass: { id: "pass", default: "abc", password: true },
    };
    expect(drafted("vscode", "${input:region}", undefined, inputs).text).toBe("${REGION:-eu}");
    expect(drafted("vscode", "${input:token}", undefined, inputs).text).toBe("${TOKEN}");
    expect(drafted("vscode", "${input:pass}", undefined, inputs).text).toBe("${PASS}");
  });

  it("leaves a default out that looks like a secret, by the key, by the variable, or by itself", () => {
    const left = "the default of this variable looks like a secret and was left out: X";
    expect(drafted("claude-code", "${X:-plain}", "API_KEY")).toEqual({ text: "${X}", notes: [left] });
    expect(drafted("claude-code", "${X_TOKEN:-plain}").text).toBe("${X_TOKEN}");
    expect(drafted("claude-code", "${X:-ghp_A1b2C3d4E5f6G7h8I9j0}").text).toBe("${X}");
    expect(drafted("claude-code", "${X:-plain}")).toEqual({ text: "${X:-plain}", notes: [] });
  });

  it("hides what stands beside a variable, but no scheme and no sign", () => {
    expect(drafted("claude-code", "Bearer ${X}", "Authorization").text).toBe("Bearer ${X}");
    expect(drafted("claude-code", "${USER}:${PASS}", "AUTH").text).toBe("${USER}:${PASS}");
    expect(drafted("claude-code", "ada:${PASS}", "AUTH").text).toBe("${DOCS_TOKEN}${PASS}");
  });

  const name = fc.constantFrom("A", "HOME_2", "_x", "Token");
  const environment = { A: "value of A", HOME_2: "$", _x: "${A}", Token: "" };
  const value = (variable: string) => environment[variable as keyof typeof environment];
  // What no client takes for a variable, next to a variable or not.
  const literal = fc
    .array(fc.constantFrom("a", " ", "$ ", "5$", "}", "-", ":", "$$"), { maxLength: 4 })
    .map((pieces) => pieces.join("").replace(/\$+(?=a)/gu, ""));
  const pairs = fc.array(fc.tuple(literal, name), { maxLength: 4 });
  const SYNTAX: Readonly<Record<string, (variable: string) => string>> = {
    "claude-code": (variable) => `\${${variable}}`,
    cursor: (variable) => `\${env:${variable}}`,
    gemini: (variable) => `\${${variable}}`,
    opencode: (variable) => `{env:${variable}}`,
  };

  it.each(Object.entries(SYNTAX))(
    "for any text of %s, gives the text that the client would have made of it",
    (client, write) => {
      fc.assert(
        fc.property(pairs, literal, (before, end) => {
          const text = before.map(([start, variable]) => start + write(variable)).join("") + end;
          const expected = before.map(([start, variable]) => start + value(variable)).join("") + end;
          const result = expandVariables(String(drafted(client as ClientId, text).text), environment);
          expect([result.text, result.problems]).toEqual([expected, []]);
        }),
      );
    },
  );

  it("for any text of a client without variables, gives the same text", () => {
    const odd = fc.array(fc.constantFrom("$", "{", "}", "A", ":-", "${A}", "$${A}", " "), { maxLength: 8 });
    fc.assert(
      fc.property(odd, (pieces) => {
        const text = pieces.join("");
        const result = expandVariables(String(drafted("zed", text).text), environment);
        expect([result.text, result.problems]).toEqual([text, []]);
      }),
    );
  });
});
