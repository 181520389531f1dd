import { describe, expect, it } from "vitest";
import { formatToolName, parseToolName } from "../../src/contracts/index.js";

describe("parseToolName", () => {
  it.each([
    ["dev__filesystem__read_file", "dev", "filesystem", "read_file"],
    ["prod__memory__store_value", "prod", "memory", "store_value"],
    ["testing__clickhouse__run_query", "testing", "clickhouse", "run_query"],
    ["main__serena__find_symbol", "main", "serena", "find_symbol"],
    ["prod__memory__store_value_async", "prod", "memory", "store_value_async"],
    ["dev__filesystem__my__special__tool", "dev", "filesystem", "my__special__tool"],
    ["test__server__tool__with__underscores", "test", "server", "tool__with__underscores"],
    ["my_box__my_server__tool_", "my_box", "my_server", "tool_"],
  ])("splits %s", (text, toolbox, server, name) => {
    expect(parseToolName(text)).toEqual({ toolbox, server, name });
  });

  it.each([
    ["mixed separators", "dev__filesystem_read_file"],
    ["separators in the wrong order", "dev_filesystem__read_file"],
    ["no toolbox", "__filesystem__read_file"],
    ["no server", "dev____read_file"],
    ["no tool", "dev__filesystem__"],
    ["one part", "read_file"],
    ["nothing", ""],
    ["separators only", "____"],
  ])("gives null for %s", (_, text) => {
    expect(parseToolName(text)).toBeNull();
  });
});

describe("formatToolName", () => {
  it("joins the three parts", () => {
    expect(formatToolName({ toolbox: "dev", server: "filesystem", name: "my__tool" })).toBe(
      "dev__filesystem__my__tool",
    );
  });

  it.each([
    ["a toolbox with a separator in it", { toolbox: "my__box", server: "fs", name: "read" }],
    ["a server with a separator in it", { toolbox: "dev", server: "file__system", name: "read" }],
    ["a toolbox that runs into the separator", { toolbox: "dev_", server: "fs", name: "read" }],
    ["a server that runs into the separator", { toolbox: "dev", server: "fs_", name: "read" }],
    ["an empty part", { toolbox: "dev", server: "", name: "read" }],
  ])("refuses %s", (_, identifier) => {
    expect(formatToolName(identifier)).toBeNull();
  });
});
