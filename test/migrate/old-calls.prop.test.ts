import vm from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseToolCall } from "../../src/contracts/index.js";
import { ts } from "../../src/migrate/code/compiler.js";
import { idsOf } from "../support/explained.js";
import { heavyLaw } from "../support/heavy-law.js";
import { migrateTexts } from "./migrate-texts.js";
import { oldCall } from "./old-calls.js";

interface Call {
  readonly name: string;
  readonly arguments?: unknown;
}

/** Runs a program and gives the last call that it makes, as it would go over the wire. */
function callMadeBy(source: string): Call {
  const calls: Call[] = [];
  const take = (name: string, input: unknown) =>
    calls.push(JSON.parse(JSON.stringify({ name, arguments: input })) as Call);
  const client = {
    callTool: (call: Call | string, input: unknown) =>
      typeof call === "string" ? take(call, input) : take(call.name, call.arguments),
    request: ({ params }: { readonly params: Call }) => take(params.name, params.arguments),
  };
  const host = { use: (input: unknown) => take("use_tool", input) };
  const someone = { use_tool: host.use };
  const { outputText } = ts.transpileModule(source, { compilerOptions: { target: ts.ScriptTarget.ESNext } });
  vm.runInNewContext(`(() => {${outputText}\n})()`, { client, host, someone });
  const last = calls.at(-1);
  if (last === undefined) throw new Error("no call was made");
  return last;
}

const { runs, timeout } = heavyLaw();

describe("findInCode", () => {
  it("for any call in an old shape writes the same call in the current one", { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(oldCall, { minLength: 1, maxLength: 25, size: "max" }), async (calls) => {
        const { texts, broken } = await migrateTexts(calls.map(({ source }) => source));
        expect(broken).toEqual([]);
        for (const [index, { source, shapes, expected, comments }] of calls.entries()) {
          const old = callMadeBy(source);
          const before = parseToolCall(old.name, old.arguments);
          const migration = before.ok ? before.migration : before.error.migration;
          const ids = migration === undefined ? [] : idsOf(migration);
          expect({ source, shapes: ids.toSorted() }).toEqual({ source, shapes: shapes.toSorted() });

          const text = texts[index] ?? "";
          const made = callMadeBy(text);
          const parsed = parseToolCall(made.name, made.arguments);
          expect({ source, text, ...parsed }).toEqual({
            source,
            text,
            ok: true,
            value: { name: expected.name, input: expected.arguments },
          });
          for (const comment of comments) expect(text).toContain(comment);
        }
        expect((await migrateTexts(texts)).texts).toEqual(texts);
      }),
      runs,
    );
  });
});
