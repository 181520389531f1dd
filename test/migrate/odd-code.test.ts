import { describe, expect, it } from "vitest";
import { migrateTexts } from "./migrate-texts.js";

const CALL = 'client.callTool({ name: "use_tool", arguments: { tool: { toolbox: "a", server: "b", tool: "c" } } });\n';
const CURRENT = CALL.replace('tool: "c"', 'name: "c"');

describe("findInSources", () => {
  it.each(["ts", "js"])("takes a function that reads from itself what it does not have, in .%s", async (extension) => {
    // To say what is wrong here the compiler would have to write down the type that it is about to find out.
    const circle = 'function a() { return { "tool": a.server, tool, toolbox_name: `${a["tool"]}__x__y` }; }\n';
    const { texts, broken } = await migrateTexts([circle + CALL], extension);
    expect({ texts, broken }).toEqual({ texts: [circle + CURRENT], broken: [] });
  });

  it("leaves out what is too deep, and does not follow exports then", async () => {
    const deep = `const tool = ${'[{ "tool": '.repeat(3000)}1${"}]".repeat(3000)};\n`;
    const held = 'export const held = { toolbox: "a", server: "b", tool: "c" };\n';
    const { texts, broken } = await migrateTexts([deep, CALL, held]);
    expect(broken.map((file) => file.replace(/^.*file-/u, ""))).toEqual(["0.ts"]);
    expect(texts).toEqual([deep, CURRENT, held]);
  });
});
