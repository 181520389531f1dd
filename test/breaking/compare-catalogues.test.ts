import { describe, expect, it } from "vitest";
import { compareCatalogues } from "../../codegen/breaking/compare-catalogues.js";
import { renderFinding } from "../../codegen/breaking/report.js";
import type { Edit } from "../support/edit-spec.js";
import { promisesWith } from "./catalogues.js";

function findings(old: readonly Edit[], now: readonly Edit[]): readonly string[] {
  return compareCatalogues(promisesWith(...old), promisesWith(...now)).map(
    (finding) => `${finding.verdict}: ${renderFinding(finding)}`,
  );
}

const error = (code: string, at: string, value?: Edit["value"]): Edit => ({
  file: "errors.json",
  at: `/${code}${at}`,
  ...(value === undefined ? {} : { value }),
});
const migration = (id: string, at: string, value?: Edit["value"]): Edit => ({
  file: "migrations.json",
  at: `/shapes/${id}${at}`,
  ...(value === undefined ? {} : { value }),
});
const tool = (name: string, at: string, value?: Edit["value"]): Edit => ({
  file: "meta-tools.json",
  at: `/tools/${name}${at}`,
  ...(value === undefined ? {} : { value }),
});

const newError = { when: "Something new", channel: "client", template: "New", params: {} };
const newShape = {
  title: "An old shape",
  surface: "config",
  endedIn: "2.0.0",
  disposition: "refused",
  guidance: "It ended in 2.0.0.",
  old: {},
};
const nothingElse: readonly string[] = [];

/** What is done to the spec, what is found, and what is found when it is undone. */
type Row = readonly [title: string, edits: readonly Edit[], done: readonly string[], undone: readonly string[]];

const ROWS: readonly Row[] = [
  ["nothing", [], nothingElse, nothingElse],

  // Errors
  [
    "a code is added",
    [error("something_new", "", newError)],
    ["compatible: error something_new: added"],
    ["breaking: error something_new: removed"],
  ],
  [
    "a text is reworded",
    [error("unknown_tool", "/template", "No tool {name}")],
    ["compatible: error unknown_tool at template: reworded"],
    ["compatible: error unknown_tool at template: reworded"],
  ],
  [
    "a template gets a parameter",
    [error("unknown_tool", "/template", "{name} of {server}"), error("unknown_tool", "/params/server", "A server")],
    [
      "breaking: error unknown_tool at {server}: required parameter added",
      "compatible: error unknown_tool at template: reworded",
    ],
    [
      "breaking: error unknown_tool at {server}: required parameter removed",
      "compatible: error unknown_tool at template: reworded",
    ],
  ],
  [
    "a hint is added",
    [error("connection_failed", "/hints", [{ template: "Try {other}.", params: { other: "Another" } }])],
    [
      "compatible: error connection_failed at {other}: optional parameter added",
      "compatible: error connection_failed at hints: reworded",
    ],
    [
      "breaking: error connection_failed at {other}: optional parameter removed",
      "compatible: error connection_failed at hints: reworded",
    ],
  ],
  [
    "a parameter of a hint is always needed",
    [
      error("unknown_tool", "/template", "Unknown tool: {name}, not {available}"),
      error("unknown_tool", "/params/available", "Names"),
      error("unknown_tool", "/hints"),
    ],
    [
      "breaking: error unknown_tool at {available}: optional → required parameter",
      "compatible: error unknown_tool at template: reworded",
      "compatible: error unknown_tool at hints: reworded",
    ],
    [
      "compatible: error unknown_tool at {available}: required → optional parameter",
      "compatible: error unknown_tool at template: reworded",
      "compatible: error unknown_tool at hints: reworded",
    ],
  ],
  [
    "an error moves to another channel",
    [error("unknown_tool", "/channel", "startup")],
    ["breaking: error unknown_tool at channel: result → startup"],
    ["breaking: error unknown_tool at channel: startup → result"],
  ],
  [
    "a parameter is described differently",
    [error("unknown_tool", "/params/name", "The name")],
    ["compatible: error unknown_tool: reworded"],
    ["compatible: error unknown_tool: reworded"],
  ],

  // Migrations
  [
    "a shape is added",
    [migration("an_old_shape", "", newShape)],
    ["compatible: migration an_old_shape: added"],
    ["breaking: migration an_old_shape: removed"],
  ],
  [
    "a refused shape is accepted",
    [migration("identifier_key_tool", "/disposition", "accepted")],
    ["compatible: migration identifier_key_tool at disposition: refused → accepted"],
    ["breaking: migration identifier_key_tool at disposition: accepted → refused"],
  ],
  [
    "a shape ends in another version",
    [
      migration("identifier_key_tool", "/endedIn", "0.14.0"),
      migration("identifier_key_tool", "/guidance", "The key was renamed in 0.14.0."),
    ],
    [
      "breaking: migration identifier_key_tool at endedIn: 0.13.0 → 0.14.0",
      "compatible: migration identifier_key_tool at guidance: reworded",
    ],
    [
      "breaking: migration identifier_key_tool at endedIn: 0.14.0 → 0.13.0",
      "compatible: migration identifier_key_tool at guidance: reworded",
    ],
  ],
  [
    "a shape was never valid",
    [migration("identifier_key_tool", "/endedIn", null)],
    ["breaking: migration identifier_key_tool at endedIn: 0.13.0 → never valid"],
    ["breaking: migration identifier_key_tool at endedIn: never valid → 0.13.0"],
  ],
  [
    "guidance gets a parameter",
    [
      migration("mixed_separators", "/guidance", "The name {name} ended in 0.5.0."),
      migration("mixed_separators", "/params", { name: "The name" }),
    ],
    [
      "breaking: migration mixed_separators at {name}: required parameter added",
      "compatible: migration mixed_separators at guidance: reworded",
    ],
    [
      "breaking: migration mixed_separators at {name}: required parameter removed",
      "compatible: migration mixed_separators at guidance: reworded",
    ],
  ],
  [
    "a sentence of the migrations is reworded",
    [{ file: "migrations.json", at: "/texts/no_rewrite/template", value: "No rewrite: {reason}" }],
    ["compatible: migration text no_rewrite at template: reworded"],
    ["compatible: migration text no_rewrite at template: reworded"],
  ],

  // Tools
  [
    "a tool is removed",
    [tool("open_toolbox", "")],
    ["breaking: tool open_toolbox: removed"],
    ["compatible: tool open_toolbox: added"],
  ],
  [
    "a tool answers without a contract",
    [tool("open_toolbox", "/output")],
    ["breaking: tool open_toolbox at output: contract OpenToolboxResult removed"],
    ["compatible: tool open_toolbox at output: contract OpenToolboxResult added"],
  ],
  [
    "a tool takes another contract",
    [tool("use_tool", "/input", "ToolIdentifier")],
    [
      "compatible: tool use_tool at input: contract UseToolInput → ToolIdentifier",
      "breaking: tool use_tool, input (input) at tool: required property removed (accepts or means something else)",
      "breaking: tool use_tool, input (input) at arguments: optional property removed (accepts less)",
      "breaking: tool use_tool, input (input) at toolbox: required property added (accepts or means something else)",
      "breaking: tool use_tool, input (input) at server: required property added (accepts or means something else)",
      "breaking: tool use_tool, input (input) at name: required property added (accepts or means something else)",
    ],
    [
      "compatible: tool use_tool at input: contract ToolIdentifier → UseToolInput",
      "breaking: tool use_tool, input (input) at toolbox: required property removed (accepts or means something else)",
      "breaking: tool use_tool, input (input) at server: required property removed (accepts or means something else)",
      "breaking: tool use_tool, input (input) at name: required property removed (accepts or means something else)",
      "breaking: tool use_tool, input (input) at tool: required property added (accepts or means something else)",
      "compatible: tool use_tool, input (input) at arguments: optional property added (accepts more)",
    ],
  ],
  [
    "a hint promises less",
    [tool("open_toolbox", "/annotations/readOnlyHint", false), tool("use_tool", "/annotations/destructiveHint", false)],
    [
      "breaking: tool open_toolbox at annotations.readOnlyHint: true → false",
      "compatible: tool use_tool at annotations.destructiveHint: true → false",
    ],
    [
      "compatible: tool open_toolbox at annotations.readOnlyHint: false → true",
      "breaking: tool use_tool at annotations.destructiveHint: false → true",
    ],
  ],
  [
    "a title and a description are reworded",
    [tool("use_tool", "/title", "Call"), tool("use_tool", "/description/template", "Calls")],
    ["compatible: tool use_tool, description at template: reworded", "compatible: tool use_tool at title: reworded"],
    ["compatible: tool use_tool, description at template: reworded", "compatible: tool use_tool at title: reworded"],
  ],
  [
    "a text about the tools gets a parameter",
    [
      { file: "meta-tools.json", at: "/texts/server_count_one/template", value: "1 server: {server}" },
      { file: "meta-tools.json", at: "/texts/server_count_one/params", value: { server: "Its name" } },
    ],
    [
      "breaking: tool text server_count_one at {server}: required parameter added",
      "compatible: tool text server_count_one at template: reworded",
    ],
    [
      "breaking: tool text server_count_one at {server}: required parameter removed",
      "compatible: tool text server_count_one at template: reworded",
    ],
  ],
];

describe("compareCatalogues", () => {
  it.each(ROWS)("tells what it means that %s", (_title, edits, done) => {
    expect(findings([], edits)).toEqual(done);
  });

  it.each(ROWS)("tells what it means to undo that %s", (_title, edits, _done, undone) => {
    expect(findings(edits, [])).toEqual(undone);
  });
});
