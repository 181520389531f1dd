import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseMessage } from "../../src/runtime/json-rpc.js";
import { readAnswer } from "../../src/runtime/read-answer.js";

const space = fc.oneof(
  { weight: 200, arbitrary: fc.constantFrom("", "", " ", "\t", "\r") },
  { weight: 1, arbitrary: fc.constant("\u00a0") },
);
const number = fc.constantFrom("1.0", "12345678901234567890", "-0", "1e400", "0.10");
const result = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.stringify(value)),
  fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 })).map((value) => JSON.stringify(value)),
  number.map((digits) => `{ "n": ${digits} , "n":${digits}}`),
  fc.constantFrom('{}},"id":7,"x":{"y":{}', '{},"id":7', '{"a":"\\"}"}', "{}}", "{", "", '{},"result":{}'),
);
const id = fc.oneof(
  { weight: 6, arbitrary: fc.nat(99).map(String) },
  { weight: 1, arbitrary: fc.string().map((text) => JSON.stringify(text)) },
  { weight: 1, arbitrary: fc.constantFrom("null", "1.5", "-3", "007", "[]", '"\\u0041"') },
);
const member = fc.oneof(
  { weight: 3, arbitrary: result.map((text) => ["result", text] as const) },
  { weight: 3, arbitrary: id.map((text) => ["id", text] as const) },
  { weight: 3, arbitrary: fc.constant(["jsonrpc", '"2.0"'] as const) },
  { weight: 1, arbitrary: fc.constantFrom(["jsonrpc", '"1.0"'] as const, ["method", '"a"'] as const) },
);
const usual = fc.tuple(id, result, fc.boolean()).map(([one, text, isLast]) => {
  const envelope = [["jsonrpc", '"2.0"'] as const, ["id", one] as const];
  const answer = ["result", text] as const;
  return isLast ? [...envelope, answer] : [answer, ...envelope];
});

/** Answers in all the ways in which they can be written, right and wrong; members may come twice. */
const line = fc
  .tuple(fc.oneof(usual, usual, fc.array(member, { maxLength: 5 })), fc.array(space, { minLength: 30, maxLength: 30 }))
  .map(([members, spaces]) => {
    let next = 0;
    const gap = () => spaces[next++ % spaces.length] ?? "";
    const parts = members.map(([key, value]) => `${gap()}"${key}"${gap()}:${gap()}${value}${gap()}`);
    return `${gap()}{${parts.join(",")}}${gap()}`;
  });

describe("readAnswer", () => {
  it("for any line reads what a parser reads, or leaves it to one", () => {
    let read = 0;
    fc.assert(
      fc.property(line, (text) => {
        const answer = readAnswer(text);
        if (answer === undefined) return;
        read++;
        expect(parseMessage(text)).toEqual(answer.message);
        expect(parseMessage(answer.resultText)).toEqual(answer.message.result);
        // As it is handed on: the same answer under another id, whatever stood in it.
        const handedOn = `{"jsonrpc":"2.0","id":"other","result":${answer.resultText}}`;
        expect(parseMessage(handedOn)).toEqual({ ...answer.message, id: "other" });
      }),
      { numRuns: Number(process.env["FC_RUNS"] ?? 5_000) },
    );
    expect(read).toBeGreaterThan(0);
  });

  it.each([
    '{"jsonrpc":"2.0","id":5,"result":{"n":1.0}}',
    '{"jsonrpc": "2.0", "id": 5, "result": {"n":1.0}}',
    '{"result":{"n":1.0},"jsonrpc":"2.0","id":5}',
    ' { "result" : {"n":1.0} , "jsonrpc" : "2.0" , "id" : 5 } \r',
  ])("gives the result of %s as it is written", (text) => {
    const { message, resultText } = readAnswer(text) ?? {};
    expect(message).toEqual({ jsonrpc: "2.0", id: 5, result: { n: 1 } });
    expect(resultText?.trim()).toBe('{"n":1.0}');
  });

  it.each([
    '{"jsonrpc":"2.0","id":5,"result":{},"id":6}',
    '{"result":{},"result":{},"jsonrpc":"2.0","id":5}',
    '{"jsonrpc":"2.0","id":5,"result":{}}}',
    '{"jsonrpc":"2.0","id":5,"result":[]}',
    '{"jsonrpc":"2.0","id":5,"result":{"a":\r1}}',
    '{"jsonrpc":"2.0","id":"5","result":{}}',
    '{"jsonrpc":"2.0","id":5,"error":{"code":1,"message":"result"}}',
    '{"jsonrpc":"2.0","method":"a","params":{"result":{}}}',
  ])("leaves %s to a parser", (text) => {
    expect(readAnswer(text)).toBeUndefined();
  });
});
