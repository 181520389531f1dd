import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embeddedLimits, embeddedTools } from "../../src/generated/embedded-server.js";
import { SERVER_ARGS } from "./server-process.js";

interface Result {
  readonly content: readonly { readonly type: string; readonly text: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: boolean;
}

/** The official client checks structured content against the tool's output schema, so every call here does too. */
describe("the embedded server's tools, called by the official client", () => {
  const client = new Client({ name: "test", version: "1.0.0" });

  const transport = new StdioClientTransport({ command: process.execPath, args: [...SERVER_ARGS], stderr: "inherit" });

  beforeAll(async () => {
    await client.connect(transport);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(embeddedTools));
  });
  afterAll(async () => {
    const { pid } = transport;
    await client.close();
    expect(() => process.kill(pid ?? 0, 0)).toThrow("ESRCH");
  });

  const call = async (name: string, args?: Record<string, unknown>): Promise<Result> =>
    (await client.callTool({ name, arguments: args })) as unknown as Result;

  /** The structured answer; its text must say the same. */
  async function answer(name: string, args?: Record<string, unknown>): Promise<Readonly<Record<string, unknown>>> {
    const { content, structuredContent, isError } = await call(name, args);
    expect(isError).toBeUndefined();
    expect(content).toHaveLength(1);
    expect(JSON.parse(content[0]?.text ?? "")).toEqual(structuredContent);
    return structuredContent ?? {};
  }

  async function text(name: string, args: Record<string, unknown>): Promise<string> {
    const { content, structuredContent, isError } = await call(name, args);
    expect([isError, structuredContent]).toEqual([undefined, undefined]);
    return content[0]?.text ?? "";
  }

  async function failure(name: string, args?: Record<string, unknown>): Promise<string> {
    const { content, structuredContent, isError } = await call(name, args);
    expect([isError, structuredContent, content.length]).toEqual([true, undefined, 1]);
    return content[0]?.text ?? "";
  }

  describe("arguments", () => {
    it.each([
      ["add_note", undefined, "text: Required"],
      ["add_note", { text: "" }, "text: Expected at least 1 character(s)"],
      ["add_note", { text: "a".repeat(8001) }, "text: Expected at most 8000 character(s)"],
      ["add_note", { text: "a", tags: ["b", 7] }, "tags[1]: Expected string, received number"],
      ["add_note", { text: "a", tags: Array(11).fill("t") }, "tags: Expected at most 10 item(s)"],
      ["add_note", { text: "a", tag: "b" }, "Unrecognized key(s) in object: 'tag'"],
      ["list_notes", { limit: 51 }, "limit: Expected a number of at most 50"],
      ["list_notes", { limit: 1.5 }, "limit: Expected integer, received number"],
      ["delete_note", { id: "1" }, "id: Expected integer, received string"],
      ["text_stats", { text: "a".repeat(1_000_001) }, "text: Expected at most 1000000 character(s)"],
      ["find_in_text", { text: "a", pattern: "" }, "pattern: Expected at least 1 character(s)"],
      ["json_query", {}, "json: Required; pointer: Required"],
      ["json_format", { json: "1", indent: null }, "indent: Expected integer, received null"],
    ])("of %s are refused with path and expectation: %j", async (name, args, issues) => {
      expect(await failure(name, args)).toBe(`Invalid arguments for ${name}: ${issues}`);
    });
  });

  describe("notes", () => {
    it("are kept, found newest first, and deleted", async () => {
      const before = Date.now();
      const first = await answer("add_note", { text: "Buy MILK", tags: ["shop", "home", "shop"] });
      const second = await answer("add_note", { text: "milk the 😀 cow" });
      expect(first).toEqual({ id: 1, stored: 1 });
      expect(second).toEqual({ id: 2, stored: 2 });

      const all = await answer("list_notes");
      expect(all).toMatchObject({
        found: 2,
        notes: [
          { id: 2, text: "milk the 😀 cow", tags: [] },
          { id: 1, text: "Buy MILK", tags: ["shop", "home"] },
        ],
      });
      const created = (all["notes"] as { created: string }[])[0]?.created ?? "";
      expect(new Date(created).toISOString()).toBe(created);
      expect(Date.parse(created)).toBeGreaterThanOrEqual(before);
      expect(Date.parse(created)).toBeLessThanOrEqual(Date.now());

      expect(await answer("list_notes", { query: "Milk", limit: 1 })).toMatchObject({ found: 2, notes: [{ id: 2 }] });
      expect(await answer("list_notes", { query: "milk", tag: "home" })).toMatchObject({
        found: 1,
        notes: [{ id: 1 }],
      });
      expect(await answer("list_notes", { tag: "Home" })).toEqual({ found: 0, notes: [] });
      expect(await answer("delete_note", { id: 1 })).toEqual({ deleted: 1, stored: 1 });
      expect(await failure("delete_note", { id: 1 })).toBe("There is no note 1; list_notes shows those that there are");
      expect(await answer("add_note", { text: "a third" })).toEqual({ id: 3, stored: 2 });
    });

    it("are limited in number", async () => {
      const { found } = await answer("list_notes");
      for (let stored = Number(found); stored < embeddedLimits.notes; stored++) await answer("add_note", { text: "x" });
      expect(await failure("add_note", { text: "one more" })).toBe(
        "1000 notes are kept already, which is the limit; delete some with delete_note first",
      );
      const { notes } = await answer("list_notes", { limit: 1 });
      await answer("delete_note", { id: (notes as { id: number }[])[0]?.id });
      expect(await answer("add_note", { text: "now it fits" })).toMatchObject({ stored: 1000 });
    });

    it("stay below what a line may hold, however large they are", async () => {
      const worst = "\u0001".repeat(8000);
      for (let count = 0; count < 50; count++) {
        const { notes } = await answer("list_notes", { query: "x", limit: 1 });
        await answer("delete_note", { id: (notes as { id: number }[])[0]?.id });
        await answer("add_note", { text: worst });
      }
      const result = await call("list_notes", { query: worst.slice(0, 500), limit: 50 });
      expect(result.structuredContent?.["found"]).toBe(50);
      expect(Buffer.byteLength(JSON.stringify(result))).toBeLessThan(8 * 1024 * 1024);
    });
  });

  describe("current_time", () => {
    it("tells the same moment in every zone", async () => {
      const before = Math.floor(Date.now() / 1000);
      const here = await answer("current_time");
      const there = await answer("current_time", { timezone: "asia/kolkata" });
      const after = Math.floor(Date.now() / 1000);
      for (const { time, unix_seconds } of [here, there]) {
        expect(Date.parse(String(time))).toBe(Number(unix_seconds) * 1000);
        expect(unix_seconds).toBeGreaterThanOrEqual(before);
        expect(unix_seconds).toBeLessThanOrEqual(after);
      }
      expect(here["timezone"]).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
      expect(there["time"]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/u);
    });

    it("names the zone that it does not know, and the one that was probably meant", async () => {
      expect(await failure("current_time", { timezone: "Mars/Olympus\u001b" })).toBe(
        "timezone: 'Mars/Olympus\\u001b' is not a known time zone. Expected an IANA name such as Europe/Berlin or UTC",
      );
      expect(await failure("current_time", { timezone: "new york" })).toBe(
        "timezone: 'new york' is not a known time zone. Did you mean America/New_York?",
      );
    });
  });

  describe("time_between", () => {
    it("takes offsets and leap years into account", async () => {
      expect(await answer("time_between", { from: "2024-02-28", to: "2024-03-01T01:02:03.004+01:00" })).toEqual({
        total_seconds: 172_923.004,
        days: 2,
        hours: 0,
        minutes: 2,
        seconds: 3.004,
      });
      expect(await answer("time_between", { from: "2024-03-01", to: "2024-02-28T23:59:59z" })).toMatchObject({
        total_seconds: -86_401,
        days: 1,
        seconds: 1,
      });
    });

    it("says which of the two is no time", async () => {
      expect(await failure("time_between", { from: "2024-02-28", to: "tomorrow" })).toBe(
        "to: 'tomorrow' is not a time. Expected ISO 8601: a date such as 2026-01-31, or a time with offset such as 2026-01-31T09:30:00+01:00",
      );
    });
  });

  describe("text_stats", () => {
    it.each([
      ["", { characters: 0, words: 0, lines: 0, bytes: 0, estimated_tokens: 0 }],
      ["one two\nthree\r\n", { characters: 15, words: 3, lines: 2, bytes: 15, estimated_tokens: 4 }],
      ["日本😀\u2003é", { characters: 5, words: 2, lines: 1, bytes: 15, estimated_tokens: 5 }],
      ["\n\n", { characters: 2, words: 0, lines: 2, bytes: 2, estimated_tokens: 1 }],
    ])("counts %j", async (given, counts) => {
      expect(await answer("text_stats", { text: given })).toEqual(counts);
    });

    it("counts the largest text that it takes", async () => {
      expect(await answer("text_stats", { text: "😀".repeat(1_000_000) })).toMatchObject({ characters: 1_000_000 });
    });
  });

  describe("find_in_text", () => {
    it("gives line and column in characters", async () => {
      expect(await answer("find_in_text", { text: "a.c\r\n😀 abc a.c\rx", pattern: "a.c" })).toEqual({
        found: 2,
        matches: [
          { line: 1, column: 1, excerpt: "a.c" },
          { line: 2, column: 7, excerpt: "😀 abc a.c" },
        ],
      });
    });

    it("minds the case of letters unless told otherwise, and shows no more than asked for", async () => {
      expect(await answer("find_in_text", { text: "Ähä", pattern: "ä" })).toMatchObject({ found: 1 });
      const found = await answer("find_in_text", { text: "Ähä", pattern: "ä", ignore_case: true, limit: 1 });
      expect(found).toEqual({ found: 2, matches: [{ line: 1, column: 1, excerpt: "Ähä" }] });
    });

    it("takes every character literally, and finds what spans lines", async () => {
      const odd = "(a+)+$ \\ [x]{2} ^.*?|/-\n";
      expect(await answer("find_in_text", { text: `${odd}${odd}`, pattern: odd })).toMatchObject({ found: 2 });
      expect(await answer("find_in_text", { text: "a".repeat(100_000), pattern: "(a+)+$" })).toMatchObject({
        found: 0,
      });
    });

    it("shows a part of a long line, without cutting a character in two", async () => {
      const { matches } = await answer("find_in_text", {
        text: `a${"😀".repeat(300)}x${"😀".repeat(300)}`,
        pattern: "x",
      });
      expect((matches as { excerpt: string }[])[0]?.excerpt).toMatch(/^…(?:😀)+x(?:😀)+…$/u);
    });
  });

  describe("json_format", () => {
    it("keeps numbers, order and repeated keys as they are written", async () => {
      const json = '{"b":1.0,"a":12345678901234567890,"b":[1e400,[],{}],"\\u0041":"\\/"}';
      expect(await text("json_format", { json })).toBe(
        '{\n  "b": 1.0,\n  "a": 12345678901234567890,\n  "b": [\n    1e400,\n    [],\n    {}\n  ],\n  "\\u0041": "\\/"\n}',
      );
      expect(await text("json_format", { json: ` ${json}\n`, indent: 0 })).toBe(json);
    });

    it.each([
      ["", 1, 1, "a value", "the end of the text"],
      ["[1,]", 1, 4, "a value", "']'"],
      ["[,", 1, 2, "a value or ]", "','"],
      ["[1 2]", 1, 4, ", or ]", "'2'"],
      ['{"a":1,}', 1, 8, "a key in double quotes", "'}'"],
      ["{a:1}", 1, 2, "a key in double quotes or }", "'a'"],
      ['{"a" 1}', 1, 6, ": behind the key", "'1'"],
      ['{"a":1 "b"', 1, 8, ", or }", "'\"'"],
      ['{\r\n"😀": tru\n}', 2, 6, "a value", "'t'"],
      ["1 2", 1, 3, "nothing more behind the value", "'2'"],
      ["'a'", 1, 1, "a value", "'''"],
      ['"a', 1, 3, '" at the end of the string', "the end of the text"],
      ['"a\n"', 1, 3, "an escape such as \\n for a control character", "'\\n'"],
      ['"\\x"', 1, 3, 'one of " \\ / b f n r t u behind a backslash', "'x'"],
      ['"\\u12G4"', 1, 6, "four hexadecimal digits behind \\u", "'G'"],
      ["-", 1, 2, "a digit", "the end of the text"],
      ["1.e5", 1, 3, "a digit", "'e'"],
      ["[1e+]", 1, 5, "a digit", "']'"],
      ["\ufeff{}", 1, 1, "a value", "'\\ufeff'"],
    ])("says where %j is wrong", async (json, line, column, expected, found) => {
      expect(await failure("json_format", { json })).toBe(
        `json: not valid at line ${line}, column ${column}: expected ${expected}, found ${found}`,
      );
    });

    it("is limited in depth and in what it gives", async () => {
      const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
      expect(await text("json_format", { json: nested(500), indent: 0 })).toBe(nested(500));
      for (const depth of [501, 400_000]) {
        expect(await failure("json_format", { json: nested(depth) })).toBe(
          "json: nested more than 500 levels deep at line 1, column 501",
        );
      }
      const wide = `${"[".repeat(400)}${Array(400_000).fill(0).join(",")}${"]".repeat(400)}`;
      expect(await failure("json_format", { json: wide })).toBe(
        "The formatted JSON would be longer than 2000000 characters; use a smaller indent, or take a part with json_query",
      );
    });
  });

  describe("json_query", () => {
    const json = '{"a/b":{"m~n":[10,{"__proto__":1.50}]},"":0,"x":1,"x":[ 2 ],"0":null}';

    it.each([
      ["", json],
      ["/a~1b/m~0n/1/__proto__", "1.50"],
      ["/", "0"],
      ["/x", "[ 2 ]"],
      ["/x/0", "2"],
      ["/0", "null"],
    ])("takes out what is at '%s'", async (pointer, value) => {
      expect(await text("json_query", { json, pointer })).toBe(value);
    });

    it.each([
      ["/y", "there is no 'y' in the object at ''; its keys are: a/b, m, x, 0"],
      ["/x/1", "there is no '1' in the list at '/x'; it has 1 item(s), numbered from 0"],
      ["/x/00", "there is no '00' in the list at '/x'; it has 1 item(s), numbered from 0"],
      ["/x/-", "there is no '-' in the list at '/x'; it has 1 item(s), numbered from 0"],
      ["/x/length", "there is no 'length' in the list at '/x'; it has 1 item(s), numbered from 0"],
      ["/0/a", "'/0' is a null and holds no 'a'"],
      ["/m/a", "there is no 'a' in the object at '/m'; its keys are: none"],
      ["/toString", "there is no 'toString' in the object at ''; its keys are: a/b, m, x, 0"],
    ])("explains why there is nothing at '%s'", async (pointer, reason) => {
      const other = '{"a/b":1,"m":{},"x":[1],"0":null}';
      expect(await failure("json_query", { json: other, pointer })).toBe(`pointer: ${reason}`);
    });

    it("shows only some of very many keys", async () => {
      const many = JSON.stringify(Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`k${index}`, 0])));
      expect(await failure("json_query", { json: many, pointer: "/x" })).toMatch(/k18, k19 and 5 more$/u);
    });

    it.each(["a", "a/b", "/~", "/~2", "#/a"])("does not take '%s' for a pointer", async (pointer) => {
      expect(await failure("json_query", { json, pointer })).toBe(
        `pointer: '${pointer}' is not a JSON Pointer. Expected an empty text, or / before every key, with ~1 for / and ~0 for ~ within a key`,
      );
    });
  });
});
