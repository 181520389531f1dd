// @generated from spec/contracts/legacy-tool-info.schema.json, spec/contracts/open-toolbox-input.schema.json, spec/contracts/open-toolbox-result.schema.json, spec/contracts/tool-identifier.schema.json, spec/contracts/tool-info.schema.json, spec/contracts/tool.schema.json, spec/contracts/use-tool-input.schema.json, spec/contracts/workbench-config.schema.json. Do not edit.
// After changing the source run: npm run generate

import { type FoundIssue, type Issue, type NameRule, type Path, isObject, lengthOf, nameIssues, nearestBranch, required, unrecognizedKeys, wrongType } from "./issues.js";
import type { FailedServer, HttpServerConfig, LegacyToolInfo, OpenToolboxInput, OpenToolboxResult, ParsedHttpServerConfig, ParsedServerConfig, ParsedStdioServerConfig, ParsedToolboxConfig, ParsedUseToolInput, ParsedWorkbenchConfig, ServerConfig, StdioServerConfig, Tool, ToolAnnotations, ToolExecution, ToolIcon, ToolIdentifier, ToolInfo, ToolSchemaObject, ToolboxConfig, UseToolInput, WorkbenchConfig } from "./types.js";

export { type Issue, formatIssues, formatPath } from "./issues.js";
export type * from "./types.js";

const names0: readonly NameRule[] = [[(name) => /^(?!__proto__$)/u.test(name), "This name is reserved and cannot be used as a key"]];
const names1: readonly NameRule[] = [[(name) => lengthOf(name) >= 1, "Variable name cannot be empty"], [(name) => /^(?!__proto__$)/u.test(name), "This name is reserved and cannot be used as a key"]];
const names2: readonly NameRule[] = [[(name) => lengthOf(name) >= 1, "Header name cannot be empty"], [(name) => /^(?!__proto__$)/u.test(name), "This name is reserved and cannot be used as a key"]];
const names3: readonly NameRule[] = [[(name) => lengthOf(name) >= 1, "Server name cannot be empty"], [(name) => /^(?!__proto__$)/u.test(name), "This name is reserved and cannot be used as a key"]];
const names4: readonly NameRule[] = [[(name) => lengthOf(name) >= 1, "Toolbox name cannot be empty"], [(name) => /^(?!__proto__$)/u.test(name), "This name is reserved and cannot be used as a key"]];
function visitToolSchemaObject(value: unknown, at: Path, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [...at], message: wrongType("object", value) });
  else {
    const refused8 = nameIssues(value, names0, at);
    for (const issue of refused8) found.push(issue);
    if (refused8.length === 0) {
      const field0 = value["type"];
      if (field0 !== "object") found.push({ path: [...at, "type"], message: field0 === undefined ? required : "Invalid value. Expected \"object\"" });
      const field1 = value["properties"];
      if (field1 !== undefined) {
        if (!isObject(field1)) found.push({ path: [...at, "properties"], message: wrongType("object", field1) });
        else {
          at.push("properties");
          const refused4 = nameIssues(field1, names0, at);
          for (const issue of refused4) found.push(issue);
          if (refused4.length === 0) {
            for (const name2 of Object.keys(field1)) {
              const entry3 = field1[name2];
              if (!isObject(entry3)) found.push({ path: [...at, name2], message: wrongType("object", entry3) });
            }
          }
          at.pop();
        }
      }
      const field5 = value["required"];
      if (field5 !== undefined) {
        if (!Array.isArray(field5)) found.push({ path: [...at, "required"], message: wrongType("array", field5) });
        else {
          at.push("required");
          for (let index6 = 0; index6 < field5.length; index6++) {
            const item7: unknown = field5[index6];
            if (typeof item7 !== "string") found.push({ path: [...at, index6], message: wrongType("string", item7) });
          }
          at.pop();
        }
      }
    }
  }
}

function visitToolAnnotations(value: unknown, at: Path, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [...at], message: wrongType("object", value) });
  else {
    const refused5 = nameIssues(value, names0, at);
    for (const issue of refused5) found.push(issue);
    if (refused5.length === 0) {
      const field0 = value["title"];
      if (field0 !== undefined) {
        if (typeof field0 !== "string") found.push({ path: [...at, "title"], message: wrongType("string", field0) });
      }
      const field1 = value["readOnlyHint"];
      if (field1 !== undefined) {
        if (typeof field1 !== "boolean") found.push({ path: [...at, "readOnlyHint"], message: wrongType("boolean", field1) });
      }
      const field2 = value["destructiveHint"];
      if (field2 !== undefined) {
        if (typeof field2 !== "boolean") found.push({ path: [...at, "destructiveHint"], message: wrongType("boolean", field2) });
      }
      const field3 = value["idempotentHint"];
      if (field3 !== undefined) {
        if (typeof field3 !== "boolean") found.push({ path: [...at, "idempotentHint"], message: wrongType("boolean", field3) });
      }
      const field4 = value["openWorldHint"];
      if (field4 !== undefined) {
        if (typeof field4 !== "boolean") found.push({ path: [...at, "openWorldHint"], message: wrongType("boolean", field4) });
      }
    }
  }
}

function visitToolIcon(value: unknown, at: Path, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [...at], message: wrongType("object", value) });
  else {
    const refused6 = nameIssues(value, names0, at);
    for (const issue of refused6) found.push(issue);
    if (refused6.length === 0) {
      const field0 = value["src"];
      if (typeof field0 !== "string") found.push({ path: [...at, "src"], message: wrongType("string", field0) });
      const field1 = value["mimeType"];
      if (field1 !== undefined) {
        if (typeof field1 !== "string") found.push({ path: [...at, "mimeType"], message: wrongType("string", field1) });
      }
      const field2 = value["sizes"];
      if (field2 !== undefined) {
        if (!Array.isArray(field2)) found.push({ path: [...at, "sizes"], message: wrongType("array", field2) });
        else {
          at.push("sizes");
          for (let index3 = 0; index3 < field2.length; index3++) {
            const item4: unknown = field2[index3];
            if (typeof item4 !== "string") found.push({ path: [...at, index3], message: wrongType("string", item4) });
          }
          at.pop();
        }
      }
      const field5 = value["theme"];
      if (field5 !== undefined) {
        if (field5 !== "light" && field5 !== "dark") found.push({ path: [...at, "theme"], message: field5 === undefined ? required : "Invalid value. Expected \"light\" | \"dark\"" });
      }
    }
  }
}

function visitToolExecution(value: unknown, at: Path, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [...at], message: wrongType("object", value) });
  else {
    const refused1 = nameIssues(value, names0, at);
    for (const issue of refused1) found.push(issue);
    if (refused1.length === 0) {
      const field0 = value["taskSupport"];
      if (field0 !== undefined) {
        if (field0 !== "required" && field0 !== "optional" && field0 !== "forbidden") found.push({ path: [...at, "taskSupport"], message: field0 === undefined ? required : "Invalid value. Expected \"required\" | \"optional\" | \"forbidden\"" });
      }
    }
  }
}

function visitTool(value: unknown, at: Path, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [...at], message: wrongType("object", value) });
  else {
    const refused11 = nameIssues(value, names0, at);
    for (const issue of refused11) found.push(issue);
    if (refused11.length === 0) {
      const field0 = value["name"];
      if (typeof field0 !== "string") found.push({ path: [...at, "name"], message: wrongType("string", field0) });
      const field1 = value["title"];
      if (field1 !== undefined) {
        if (typeof field1 !== "string") found.push({ path: [...at, "title"], message: wrongType("string", field1) });
      }
      const field2 = value["description"];
      if (field2 !== undefined) {
        if (typeof field2 !== "string") found.push({ path: [...at, "description"], message: wrongType("string", field2) });
      }
      const field3 = value["inputSchema"];
      at.push("inputSchema");
      visitToolSchemaObject(field3, at, found);
      at.pop();
      const field4 = value["outputSchema"];
      if (field4 !== undefined) {
        at.push("outputSchema");
        visitToolSchemaObject(field4, at, found);
        at.pop();
      }
      const field5 = value["annotations"];
      if (field5 !== undefined) {
        at.push("annotations");
        visitToolAnnotations(field5, at, found);
        at.pop();
      }
      const field6 = value["icons"];
      if (field6 !== undefined) {
        if (!Array.isArray(field6)) found.push({ path: [...at, "icons"], message: wrongType("array", field6) });
        else {
          at.push("icons");
          for (let index7 = 0; index7 < field6.length; index7++) {
            const item8: unknown = field6[index7];
            at.push(index7);
            visitToolIcon(item8, at, found);
            at.pop();
          }
          at.pop();
        }
      }
      const field9 = value["execution"];
      if (field9 !== undefined) {
        at.push("execution");
        visitToolExecution(field9, at, found);
        at.pop();
      }
      const field10 = value["_meta"];
      if (field10 !== undefined) {
        if (!isObject(field10)) found.push({ path: [...at, "_meta"], message: wrongType("object", field10) });
      }
    }
  }
}

function visitLegacyToolInfo(value: unknown, at: Path, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [...at], message: wrongType("object", value) });
  else {
    const refused13 = nameIssues(value, names0, at);
    for (const issue of refused13) found.push(issue);
    if (refused13.length === 0) {
      const field0 = value["name"];
      if (typeof field0 !== "string") found.push({ path: [...at, "name"], message: wrongType("string", field0) });
      const field1 = value["title"];
      if (field1 !== undefined) {
        if (typeof field1 !== "string") found.push({ path: [...at, "title"], message: wrongType("string", field1) });
      }
      const field2 = value["description"];
      if (field2 !== undefined) {
        if (typeof field2 !== "string") found.push({ path: [...at, "description"], message: wrongType("string", field2) });
      }
      const field3 = value["inputSchema"];
      at.push("inputSchema");
      visitToolSchemaObject(field3, at, found);
      at.pop();
      const field4 = value["outputSchema"];
      if (field4 !== undefined) {
        at.push("outputSchema");
        visitToolSchemaObject(field4, at, found);
        at.pop();
      }
      const field5 = value["annotations"];
      if (field5 !== undefined) {
        at.push("annotations");
        visitToolAnnotations(field5, at, found);
        at.pop();
      }
      const field6 = value["icons"];
      if (field6 !== undefined) {
        if (!Array.isArray(field6)) found.push({ path: [...at, "icons"], message: wrongType("array", field6) });
        else {
          at.push("icons");
          for (let index7 = 0; index7 < field6.length; index7++) {
            const item8: unknown = field6[index7];
            at.push(index7);
            visitToolIcon(item8, at, found);
            at.pop();
          }
          at.pop();
        }
      }
      const field9 = value["execution"];
      if (field9 !== undefined) {
        at.push("execution");
        visitToolExecution(field9, at, found);
        at.pop();
      }
      const field10 = value["_meta"];
      if (field10 !== undefined) {
        if (!isObject(field10)) found.push({ path: [...at, "_meta"], message: wrongType("object", field10) });
      }
      const field11 = value["toolbox_name"];
      if (typeof field11 !== "string") found.push({ path: [...at, "toolbox_name"], message: wrongType("string", field11) });
      else {
        if (field11.length === 0) found.push({ path: [...at, "toolbox_name"], message: "Toolbox name cannot be empty" });
      }
      const field12 = value["source_server"];
      if (typeof field12 !== "string") found.push({ path: [...at, "source_server"], message: wrongType("string", field12) });
      else {
        if (field12.length === 0) found.push({ path: [...at, "source_server"], message: "Server name cannot be empty" });
      }
    }
  }
}

function visitOpenToolboxInput(value: unknown, at: Path, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [...at], message: wrongType("object", value) });
  else {
    const field0 = value["toolbox"];
    if (typeof field0 !== "string") found.push({ path: [...at, "toolbox"], message: wrongType("string", field0) });
    else {
      if (field0.length === 0) found.push({ path: [...at, "toolbox"], message: "Toolbox name cannot be empty" });
    }
    let strangers2: string[] | undefined;
    for (const key1 in value) if (key1 !== "toolbox" && Object.hasOwn(value, key1)) (strangers2 ??= []).push(key1);
    if (strangers2 !== undefined) found.push({ path: [...at], message: unrecognizedKeys(strangers2), isForeign: true });
  }
}

function visitToolInfo(value: unknown, at: Path, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [...at], message: wrongType("object", value) });
  else {
    const refused13 = nameIssues(value, names0, at);
    for (const issue of refused13) found.push(issue);
    if (refused13.length === 0) {
      const field0 = value["name"];
      if (typeof field0 !== "string") found.push({ path: [...at, "name"], message: wrongType("string", field0) });
      const field1 = value["title"];
      if (field1 !== undefined) {
        if (typeof field1 !== "string") found.push({ path: [...at, "title"], message: wrongType("string", field1) });
      }
      const field2 = value["description"];
      if (field2 !== undefined) {
        if (typeof field2 !== "string") found.push({ path: [...at, "description"], message: wrongType("string", field2) });
      }
      const field3 = value["inputSchema"];
      at.push("inputSchema");
      visitToolSchemaObject(field3, at, found);
      at.pop();
      const field4 = value["outputSchema"];
      if (field4 !== undefined) {
        at.push("outputSchema");
        visitToolSchemaObject(field4, at, found);
        at.pop();
      }
      const field5 = value["annotations"];
      if (field5 !== undefined) {
        at.push("annotations");
        visitToolAnnotations(field5, at, found);
        at.pop();
      }
      const field6 = value["icons"];
      if (field6 !== undefined) {
        if (!Array.isArray(field6)) found.push({ path: [...at, "icons"], message: wrongType("array", field6) });
        else {
          at.push("icons");
          for (let index7 = 0; index7 < field6.length; index7++) {
            const item8: unknown = field6[index7];
            at.push(index7);
            visitToolIcon(item8, at, found);
            at.pop();
          }
          at.pop();
        }
      }
      const field9 = value["execution"];
      if (field9 !== undefined) {
        at.push("execution");
        visitToolExecution(field9, at, found);
        at.pop();
      }
      const field10 = value["_meta"];
      if (field10 !== undefined) {
        if (!isObject(field10)) found.push({ path: [...at, "_meta"], message: wrongType("object", field10) });
      }
      const field11 = value["toolbox"];
      if (typeof field11 !== "string") found.push({ path: [...at, "toolbox"], message: wrongType("string", field11) });
      else {
        if (field11.length === 0) found.push({ path: [...at, "toolbox"], message: "Toolbox name cannot be empty" });
      }
      const field12 = value["server"];
      if (typeof field12 !== "string") found.push({ path: [...at, "server"], message: wrongType("string", field12) });
      else {
        if (field12.length === 0) found.push({ path: [...at, "server"], message: "Server name cannot be empty" });
      }
    }
  }
}

function visitFailedServer(value: unknown, at: Path, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [...at], message: wrongType("object", value) });
  else {
    const refused2 = nameIssues(value, names0, at);
    for (const issue of refused2) found.push(issue);
    if (refused2.length === 0) {
      const field0 = value["server"];
      if (typeof field0 !== "string") found.push({ path: [...at, "server"], message: wrongType("string", field0) });
      const field1 = value["error"];
      if (typeof field1 !== "string") found.push({ path: [...at, "error"], message: wrongType("string", field1) });
    }
  }
}

function visitOpenToolboxResult(value: unknown, at: Path, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [...at], message: wrongType("object", value) });
  else {
    const refused13 = nameIssues(value, names0, at);
    for (const issue of refused13) found.push(issue);
    if (refused13.length === 0) {
      const field0 = value["toolbox"];
      if (typeof field0 !== "string") found.push({ path: [...at, "toolbox"], message: wrongType("string", field0) });
      const field1 = value["description"];
      if (typeof field1 !== "string") found.push({ path: [...at, "description"], message: wrongType("string", field1) });
      const field2 = value["servers_connected"];
      if (typeof field2 !== "number" || !Number.isFinite(field2)) found.push({ path: [...at, "servers_connected"], message: wrongType("integer", field2) });
      else {
        if (!Number.isInteger(field2)) found.push({ path: [...at, "servers_connected"], message: wrongType("integer", field2) });
        if (!(field2 >= 0)) found.push({ path: [...at, "servers_connected"], message: "Expected a number of at least 0" });
      }
      const field3 = value["tools"];
      if (!Array.isArray(field3)) found.push({ path: [...at, "tools"], message: wrongType("array", field3) });
      else {
        at.push("tools");
        for (let index4 = 0; index4 < field3.length; index4++) {
          const item5: unknown = field3[index4];
          at.push(index4);
          visitToolInfo(item5, at, found);
          at.pop();
        }
        at.pop();
      }
      const field6 = value["servers_failed"];
      if (field6 !== undefined) {
        if (!Array.isArray(field6)) found.push({ path: [...at, "servers_failed"], message: wrongType("array", field6) });
        else {
          at.push("servers_failed");
          for (let index7 = 0; index7 < field6.length; index7++) {
            const item8: unknown = field6[index7];
            at.push(index7);
            visitFailedServer(item8, at, found);
            at.pop();
          }
          at.pop();
          if (field6.length < 1) found.push({ path: [...at, "servers_failed"], message: "Expected at least 1 item(s)" });
        }
      }
      const field9 = value["tools_omitted"];
      if (field9 !== undefined) {
        if (typeof field9 !== "number" || !Number.isFinite(field9)) found.push({ path: [...at, "tools_omitted"], message: wrongType("integer", field9) });
        else {
          if (!Number.isInteger(field9)) found.push({ path: [...at, "tools_omitted"], message: wrongType("integer", field9) });
          if (!(field9 >= 1)) found.push({ path: [...at, "tools_omitted"], message: "Expected a number of at least 1" });
        }
      }
      const field10 = value["warnings"];
      if (field10 !== undefined) {
        if (!Array.isArray(field10)) found.push({ path: [...at, "warnings"], message: wrongType("array", field10) });
        else {
          at.push("warnings");
          for (let index11 = 0; index11 < field10.length; index11++) {
            const item12: unknown = field10[index11];
            if (typeof item12 !== "string") found.push({ path: [...at, index11], message: wrongType("string", item12) });
          }
          at.pop();
          if (field10.length < 1) found.push({ path: [...at, "warnings"], message: "Expected at least 1 item(s)" });
        }
      }
    }
  }
}

function visitToolIdentifier(value: unknown, at: Path, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [...at], message: wrongType("object", value) });
  else {
    const field0 = value["toolbox"];
    if (typeof field0 !== "string") found.push({ path: [...at, "toolbox"], message: wrongType("string", field0) });
    else {
      if (field0.length === 0) found.push({ path: [...at, "toolbox"], message: "Toolbox name cannot be empty" });
    }
    const field1 = value["server"];
    if (typeof field1 !== "string") found.push({ path: [...at, "server"], message: wrongType("string", field1) });
    else {
      if (field1.length === 0) found.push({ path: [...at, "server"], message: "Server name cannot be empty" });
    }
    const field2 = value["name"];
    if (typeof field2 !== "string") found.push({ path: [...at, "name"], message: wrongType("string", field2) });
    else {
      if (field2.length === 0) found.push({ path: [...at, "name"], message: "Tool name cannot be empty" });
    }
    let strangers4: string[] | undefined;
    for (const key3 in value) if (key3 !== "toolbox" && key3 !== "server" && key3 !== "name" && Object.hasOwn(value, key3)) (strangers4 ??= []).push(key3);
    if (strangers4 !== undefined) found.push({ path: [...at], message: unrecognizedKeys(strangers4), isForeign: true });
  }
}

function visitUseToolInput(value: unknown, at: Path, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [...at], message: wrongType("object", value) });
  else {
    const field0 = value["tool"];
    at.push("tool");
    visitToolIdentifier(field0, at, found);
    at.pop();
    const field1 = value["arguments"];
    if (field1 !== undefined) {
      if (!isObject(field1)) found.push({ path: [...at, "arguments"], message: wrongType("object", field1) });
    }
    let strangers3: string[] | undefined;
    for (const key2 in value) if (key2 !== "tool" && key2 !== "arguments" && Object.hasOwn(value, key2)) (strangers3 ??= []).push(key2);
    if (strangers3 !== undefined) found.push({ path: [...at], message: unrecognizedKeys(strangers3), isForeign: true });
  }
}

function visitStdioServerConfig(value: unknown, at: Path, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [...at], message: wrongType("object", value) });
  else {
    const field0 = value["type"];
    if (field0 !== undefined) {
      if (field0 !== "stdio") found.push({ path: [...at, "type"], message: field0 === undefined ? required : "Invalid value. Expected \"stdio\"" });
    }
    const field1 = value["command"];
    if (typeof field1 !== "string") found.push({ path: [...at, "command"], message: wrongType("string", field1) });
    else {
      if (field1.length === 0) found.push({ path: [...at, "command"], message: "Command cannot be empty" });
    }
    const field2 = value["args"];
    if (field2 !== undefined) {
      if (!Array.isArray(field2)) found.push({ path: [...at, "args"], message: wrongType("array", field2) });
      else {
        at.push("args");
        for (let index3 = 0; index3 < field2.length; index3++) {
          const item4: unknown = field2[index3];
          if (typeof item4 !== "string") found.push({ path: [...at, index3], message: wrongType("string", item4) });
        }
        at.pop();
      }
    }
    const field5 = value["env"];
    if (field5 !== undefined) {
      if (!isObject(field5)) found.push({ path: [...at, "env"], message: wrongType("object", field5) });
      else {
        at.push("env");
        const refused8 = nameIssues(field5, names1, at);
        for (const issue of refused8) found.push(issue);
        if (refused8.length === 0) {
          for (const name6 of Object.keys(field5)) {
            const entry7 = field5[name6];
            if (typeof entry7 !== "string") found.push({ path: [...at, name6], message: wrongType("string", entry7) });
          }
        }
        at.pop();
      }
    }
    const field9 = value["inheritEnv"];
    if (field9 !== undefined) {
      if (typeof field9 !== "boolean") found.push({ path: [...at, "inheritEnv"], message: wrongType("boolean", field9) });
    }
    const field10 = value["cwd"];
    if (field10 !== undefined) {
      if (typeof field10 !== "string") found.push({ path: [...at, "cwd"], message: wrongType("string", field10) });
      else {
        if (field10.length === 0) found.push({ path: [...at, "cwd"], message: "Folder cannot be empty" });
      }
    }
    const field11 = value["toolFilters"];
    if (field11 !== undefined) {
      if (!Array.isArray(field11)) found.push({ path: [...at, "toolFilters"], message: wrongType("array", field11) });
      else {
        at.push("toolFilters");
        for (let index12 = 0; index12 < field11.length; index12++) {
          const item13: unknown = field11[index12];
          if (typeof item13 !== "string") found.push({ path: [...at, index12], message: wrongType("string", item13) });
          else {
            if (item13.length === 0) found.push({ path: [...at, index12], message: "Tool filter cannot be empty" });
          }
        }
        at.pop();
      }
    }
    const field14 = value["timeout"];
    if (field14 !== undefined) {
      if (typeof field14 !== "number" || !Number.isFinite(field14)) found.push({ path: [...at, "timeout"], message: wrongType("integer", field14) });
      else {
        if (!Number.isInteger(field14)) found.push({ path: [...at, "timeout"], message: wrongType("integer", field14) });
        if (!(field14 >= 1)) found.push({ path: [...at, "timeout"], message: "Expected a number of at least 1" });
        if (!(field14 <= 600000)) found.push({ path: [...at, "timeout"], message: "Expected a number of at most 600000" });
      }
    }
    const field15 = value["connectTimeout"];
    if (field15 !== undefined) {
      if (typeof field15 !== "number" || !Number.isFinite(field15)) found.push({ path: [...at, "connectTimeout"], message: wrongType("integer", field15) });
      else {
        if (!Number.isInteger(field15)) found.push({ path: [...at, "connectTimeout"], message: wrongType("integer", field15) });
        if (!(field15 >= 1)) found.push({ path: [...at, "connectTimeout"], message: "Expected a number of at least 1" });
        if (!(field15 <= 600000)) found.push({ path: [...at, "connectTimeout"], message: "Expected a number of at most 600000" });
      }
    }
    const field16 = value["disabled"];
    if (field16 !== undefined) {
      if (typeof field16 !== "boolean") found.push({ path: [...at, "disabled"], message: wrongType("boolean", field16) });
    }
    let strangers18: string[] | undefined;
    for (const key17 in value) if (key17 !== "type" && key17 !== "command" && key17 !== "args" && key17 !== "env" && key17 !== "inheritEnv" && key17 !== "cwd" && key17 !== "toolFilters" && key17 !== "timeout" && key17 !== "connectTimeout" && key17 !== "disabled" && Object.hasOwn(value, key17)) (strangers18 ??= []).push(key17);
    if (strangers18 !== undefined) found.push({ path: [...at], message: unrecognizedKeys(strangers18), isForeign: true });
  }
}

function visitHttpServerConfig(value: unknown, at: Path, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [...at], message: wrongType("object", value) });
  else {
    const field0 = value["type"];
    if (field0 !== undefined) {
      if (field0 !== "http" && field0 !== "streamable-http" && field0 !== "sse") found.push({ path: [...at, "type"], message: field0 === undefined ? required : "Invalid value. Expected \"http\" | \"streamable-http\" | \"sse\"" });
    }
    const field1 = value["url"];
    if (typeof field1 !== "string") found.push({ path: [...at, "url"], message: wrongType("string", field1) });
    else {
      if (!/^https?:\/\/[^/?#\s]/u.test(field1)) found.push({ path: [...at, "url"], message: "Expected an address that starts with http:// or https://" });
    }
    const field2 = value["headers"];
    if (field2 !== undefined) {
      if (!isObject(field2)) found.push({ path: [...at, "headers"], message: wrongType("object", field2) });
      else {
        at.push("headers");
        const refused5 = nameIssues(field2, names2, at);
        for (const issue of refused5) found.push(issue);
        if (refused5.length === 0) {
          for (const name3 of Object.keys(field2)) {
            const entry4 = field2[name3];
            if (typeof entry4 !== "string") found.push({ path: [...at, name3], message: wrongType("string", entry4) });
          }
        }
        at.pop();
      }
    }
    const field6 = value["transport"];
    if (field6 !== undefined) {
      if (field6 !== "http" && field6 !== "sse") found.push({ path: [...at, "transport"], message: field6 === undefined ? required : "Invalid value. Expected \"http\" | \"sse\"" });
    }
    const field7 = value["toolFilters"];
    if (field7 !== undefined) {
      if (!Array.isArray(field7)) found.push({ path: [...at, "toolFilters"], message: wrongType("array", field7) });
      else {
        at.push("toolFilters");
        for (let index8 = 0; index8 < field7.length; index8++) {
          const item9: unknown = field7[index8];
          if (typeof item9 !== "string") found.push({ path: [...at, index8], message: wrongType("string", item9) });
          else {
            if (item9.length === 0) found.push({ path: [...at, index8], message: "Tool filter cannot be empty" });
          }
        }
        at.pop();
      }
    }
    const field10 = value["timeout"];
    if (field10 !== undefined) {
      if (typeof field10 !== "number" || !Number.isFinite(field10)) found.push({ path: [...at, "timeout"], message: wrongType("integer", field10) });
      else {
        if (!Number.isInteger(field10)) found.push({ path: [...at, "timeout"], message: wrongType("integer", field10) });
        if (!(field10 >= 1)) found.push({ path: [...at, "timeout"], message: "Expected a number of at least 1" });
        if (!(field10 <= 600000)) found.push({ path: [...at, "timeout"], message: "Expected a number of at most 600000" });
      }
    }
    const field11 = value["connectTimeout"];
    if (field11 !== undefined) {
      if (typeof field11 !== "number" || !Number.isFinite(field11)) found.push({ path: [...at, "connectTimeout"], message: wrongType("integer", field11) });
      else {
        if (!Number.isInteger(field11)) found.push({ path: [...at, "connectTimeout"], message: wrongType("integer", field11) });
        if (!(field11 >= 1)) found.push({ path: [...at, "connectTimeout"], message: "Expected a number of at least 1" });
        if (!(field11 <= 600000)) found.push({ path: [...at, "connectTimeout"], message: "Expected a number of at most 600000" });
      }
    }
    const field12 = value["disabled"];
    if (field12 !== undefined) {
      if (typeof field12 !== "boolean") found.push({ path: [...at, "disabled"], message: wrongType("boolean", field12) });
    }
    let strangers14: string[] | undefined;
    for (const key13 in value) if (key13 !== "type" && key13 !== "url" && key13 !== "headers" && key13 !== "transport" && key13 !== "toolFilters" && key13 !== "timeout" && key13 !== "connectTimeout" && key13 !== "disabled" && Object.hasOwn(value, key13)) (strangers14 ??= []).push(key13);
    if (strangers14 !== undefined) found.push({ path: [...at], message: unrecognizedKeys(strangers14), isForeign: true });
  }
}

function visitServerConfig(value: unknown, at: Path, found: FoundIssue[]): void {
  if (value === undefined) found.push({ path: [...at], message: required });
  else {
    const branches0 = [
      ((found: FoundIssue[]) => {
        visitStdioServerConfig(value, at, found);
        return found;
      })([]),
      ((found: FoundIssue[]) => {
        visitHttpServerConfig(value, at, found);
        return found;
      })([]),
    ];
    if (branches0.every((issues) => issues.length > 0)) {
      for (const issue of nearestBranch(branches0, at, "Expected either 'command' (a stdio server) or 'url' (an HTTP server)")) found.push(issue);
    }
  }
}

function visitToolboxConfig(value: unknown, at: Path, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [...at], message: wrongType("object", value) });
  else {
    const field0 = value["description"];
    if (field0 !== undefined) {
      if (typeof field0 !== "string") found.push({ path: [...at, "description"], message: wrongType("string", field0) });
    }
    const field1 = value["mcpServers"];
    if (!isObject(field1)) found.push({ path: [...at, "mcpServers"], message: wrongType("object", field1) });
    else {
      at.push("mcpServers");
      const refused4 = nameIssues(field1, names3, at);
      for (const issue of refused4) found.push(issue);
      if (refused4.length === 0) {
        for (const name2 of Object.keys(field1)) {
          const entry3 = field1[name2];
          at.push(name2);
          visitServerConfig(entry3, at, found);
          at.pop();
        }
      }
      at.pop();
    }
    let strangers6: string[] | undefined;
    for (const key5 in value) if (key5 !== "description" && key5 !== "mcpServers" && Object.hasOwn(value, key5)) (strangers6 ??= []).push(key5);
    if (strangers6 !== undefined) found.push({ path: [...at], message: unrecognizedKeys(strangers6), isForeign: true });
  }
}

function visitWorkbenchConfig(value: unknown, at: Path, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [...at], message: wrongType("object", value) });
  else {
    const field0 = value["$schema"];
    if (field0 !== undefined) {
      if (typeof field0 !== "string") found.push({ path: [...at, "$schema"], message: wrongType("string", field0) });
    }
    const field1 = value["toolboxes"];
    if (!isObject(field1)) found.push({ path: [...at, "toolboxes"], message: wrongType("object", field1) });
    else {
      at.push("toolboxes");
      const refused4 = nameIssues(field1, names4, at);
      for (const issue of refused4) found.push(issue);
      if (refused4.length === 0) {
        for (const name2 of Object.keys(field1)) {
          const entry3 = field1[name2];
          at.push(name2);
          visitToolboxConfig(entry3, at, found);
          at.pop();
        }
      }
      at.pop();
    }
    let strangers6: string[] | undefined;
    for (const key5 in value) if (key5 !== "$schema" && key5 !== "toolboxes" && Object.hasOwn(value, key5)) (strangers6 ??= []).push(key5);
    if (strangers6 !== undefined) found.push({ path: [...at], message: unrecognizedKeys(strangers6), isForeign: true });
  }
}

/** What is wrong with a value as {@link ToolSchemaObject}; empty when nothing is. */
export function checkToolSchemaObject(value: unknown): readonly Issue[] {
  const found: FoundIssue[] = [];
  visitToolSchemaObject(value, [], found);
  return found.length === 0 ? found : found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link ToolSchemaObject}. */
export function isToolSchemaObject(value: unknown): value is ToolSchemaObject {
  const found: FoundIssue[] = [];
  visitToolSchemaObject(value, [], found);
  return found.length === 0;
}

/** What is wrong with a value as {@link ToolAnnotations}; empty when nothing is. */
export function checkToolAnnotations(value: unknown): readonly Issue[] {
  const found: FoundIssue[] = [];
  visitToolAnnotations(value, [], found);
  return found.length === 0 ? found : found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link ToolAnnotations}. */
export function isToolAnnotations(value: unknown): value is ToolAnnotations {
  const found: FoundIssue[] = [];
  visitToolAnnotations(value, [], found);
  return found.length === 0;
}

/** What is wrong with a value as {@link ToolIcon}; empty when nothing is. */
export function checkToolIcon(value: unknown): readonly Issue[] {
  const found: FoundIssue[] = [];
  visitToolIcon(value, [], found);
  return found.length === 0 ? found : found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link ToolIcon}. */
export function isToolIcon(value: unknown): value is ToolIcon {
  const found: FoundIssue[] = [];
  visitToolIcon(value, [], found);
  return found.length === 0;
}

/** What is wrong with a value as {@link ToolExecution}; empty when nothing is. */
export function checkToolExecution(value: unknown): readonly Issue[] {
  const found: FoundIssue[] = [];
  visitToolExecution(value, [], found);
  return found.length === 0 ? found : found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link ToolExecution}. */
export function isToolExecution(value: unknown): value is ToolExecution {
  const found: FoundIssue[] = [];
  visitToolExecution(value, [], found);
  return found.length === 0;
}

/** What is wrong with a value as {@link Tool}; empty when nothing is. */
export function checkTool(value: unknown): readonly Issue[] {
  const found: FoundIssue[] = [];
  visitTool(value, [], found);
  return found.length === 0 ? found : found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link Tool}. */
export function isTool(value: unknown): value is Tool {
  const found: FoundIssue[] = [];
  visitTool(value, [], found);
  return found.length === 0;
}

/** What is wrong with a value as {@link LegacyToolInfo}; empty when nothing is. */
export function checkLegacyToolInfo(value: unknown): readonly Issue[] {
  const found: FoundIssue[] = [];
  visitLegacyToolInfo(value, [], found);
  return found.length === 0 ? found : found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link LegacyToolInfo}. */
export function isLegacyToolInfo(value: unknown): value is LegacyToolInfo {
  const found: FoundIssue[] = [];
  visitLegacyToolInfo(value, [], found);
  return found.length === 0;
}

/** What is wrong with a value as {@link OpenToolboxInput}; empty when nothing is. */
export function checkOpenToolboxInput(value: unknown): readonly Issue[] {
  const found: FoundIssue[] = [];
  visitOpenToolboxInput(value, [], found);
  return found.length === 0 ? found : found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link OpenToolboxInput}. */
export function isOpenToolboxInput(value: unknown): value is OpenToolboxInput {
  const found: FoundIssue[] = [];
  visitOpenToolboxInput(value, [], found);
  return found.length === 0;
}

/** What is wrong with a value as {@link ToolInfo}; empty when nothing is. */
export function checkToolInfo(value: unknown): readonly Issue[] {
  const found: FoundIssue[] = [];
  visitToolInfo(value, [], found);
  return found.length === 0 ? found : found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link ToolInfo}. */
export function isToolInfo(value: unknown): value is ToolInfo {
  const found: FoundIssue[] = [];
  visitToolInfo(value, [], found);
  return found.length === 0;
}

/** What is wrong with a value as {@link FailedServer}; empty when nothing is. */
export function checkFailedServer(value: unknown): readonly Issue[] {
  const found: FoundIssue[] = [];
  visitFailedServer(value, [], found);
  return found.length === 0 ? found : found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link FailedServer}. */
export function isFailedServer(value: unknown): value is FailedServer {
  const found: FoundIssue[] = [];
  visitFailedServer(value, [], found);
  return found.length === 0;
}

/** What is wrong with a value as {@link OpenToolboxResult}; empty when nothing is. */
export function checkOpenToolboxResult(value: unknown): readonly Issue[] {
  const found: FoundIssue[] = [];
  visitOpenToolboxResult(value, [], found);
  return found.length === 0 ? found : found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link OpenToolboxResult}. */
export function isOpenToolboxResult(value: unknown): value is OpenToolboxResult {
  const found: FoundIssue[] = [];
  visitOpenToolboxResult(value, [], found);
  return found.length === 0;
}

/** What is wrong with a value as {@link ToolIdentifier}; empty when nothing is. */
export function checkToolIdentifier(value: unknown): readonly Issue[] {
  const found: FoundIssue[] = [];
  visitToolIdentifier(value, [], found);
  return found.length === 0 ? found : found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link ToolIdentifier}. */
export function isToolIdentifier(value: unknown): value is ToolIdentifier {
  const found: FoundIssue[] = [];
  visitToolIdentifier(value, [], found);
  return found.length === 0;
}

/** What is wrong with a value as {@link UseToolInput}; empty when nothing is. */
export function checkUseToolInput(value: unknown): readonly Issue[] {
  const found: FoundIssue[] = [];
  visitUseToolInput(value, [], found);
  return found.length === 0 ? found : found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link UseToolInput}. */
export function isUseToolInput(value: unknown): value is UseToolInput {
  const found: FoundIssue[] = [];
  visitUseToolInput(value, [], found);
  return found.length === 0;
}

/** What is wrong with a value as {@link StdioServerConfig}; empty when nothing is. */
export function checkStdioServerConfig(value: unknown): readonly Issue[] {
  const found: FoundIssue[] = [];
  visitStdioServerConfig(value, [], found);
  return found.length === 0 ? found : found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link StdioServerConfig}. */
export function isStdioServerConfig(value: unknown): value is StdioServerConfig {
  const found: FoundIssue[] = [];
  visitStdioServerConfig(value, [], found);
  return found.length === 0;
}

/** What is wrong with a value as {@link HttpServerConfig}; empty when nothing is. */
export function checkHttpServerConfig(value: unknown): readonly Issue[] {
  const found: FoundIssue[] = [];
  visitHttpServerConfig(value, [], found);
  return found.length === 0 ? found : found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link HttpServerConfig}. */
export function isHttpServerConfig(value: unknown): value is HttpServerConfig {
  const found: FoundIssue[] = [];
  visitHttpServerConfig(value, [], found);
  return found.length === 0;
}

/** What is wrong with a value as {@link ServerConfig}; empty when nothing is. */
export function checkServerConfig(value: unknown): readonly Issue[] {
  const found: FoundIssue[] = [];
  visitServerConfig(value, [], found);
  return found.length === 0 ? found : found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link ServerConfig}. */
export function isServerConfig(value: unknown): value is ServerConfig {
  const found: FoundIssue[] = [];
  visitServerConfig(value, [], found);
  return found.length === 0;
}

/** What is wrong with a value as {@link ToolboxConfig}; empty when nothing is. */
export function checkToolboxConfig(value: unknown): readonly Issue[] {
  const found: FoundIssue[] = [];
  visitToolboxConfig(value, [], found);
  return found.length === 0 ? found : found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link ToolboxConfig}. */
export function isToolboxConfig(value: unknown): value is ToolboxConfig {
  const found: FoundIssue[] = [];
  visitToolboxConfig(value, [], found);
  return found.length === 0;
}

/** What is wrong with a value as {@link WorkbenchConfig}; empty when nothing is. */
export function checkWorkbenchConfig(value: unknown): readonly Issue[] {
  const found: FoundIssue[] = [];
  visitWorkbenchConfig(value, [], found);
  return found.length === 0 ? found : found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link WorkbenchConfig}. */
export function isWorkbenchConfig(value: unknown): value is WorkbenchConfig {
  const found: FoundIssue[] = [];
  visitWorkbenchConfig(value, [], found);
  return found.length === 0;
}

/** A valid {@link UseToolInput} with its defaults filled in. */
export function fillUseToolInput(value: UseToolInput): ParsedUseToolInput {
  return {
    ...value,
    arguments: value.arguments === undefined ? {} : value.arguments,
  };
}

/** A valid {@link StdioServerConfig} with its defaults filled in. */
export function fillStdioServerConfig(value: StdioServerConfig): ParsedStdioServerConfig {
  return {
    ...value,
    args: value.args === undefined ? [] : value.args,
    env: value.env === undefined ? {} : value.env,
    inheritEnv: value.inheritEnv === undefined ? false : value.inheritEnv,
    toolFilters: value.toolFilters === undefined ? ["*"] : value.toolFilters,
    timeout: value.timeout === undefined ? 60000 : value.timeout,
    connectTimeout: value.connectTimeout === undefined ? 30000 : value.connectTimeout,
    disabled: value.disabled === undefined ? false : value.disabled,
  };
}

/** A valid {@link HttpServerConfig} with its defaults filled in. */
export function fillHttpServerConfig(value: HttpServerConfig): ParsedHttpServerConfig {
  return {
    ...value,
    headers: value.headers === undefined ? {} : value.headers,
    toolFilters: value.toolFilters === undefined ? ["*"] : value.toolFilters,
    timeout: value.timeout === undefined ? 60000 : value.timeout,
    connectTimeout: value.connectTimeout === undefined ? 30000 : value.connectTimeout,
    disabled: value.disabled === undefined ? false : value.disabled,
  };
}

/** A valid {@link ServerConfig} with its defaults filled in. */
export function fillServerConfig(value: ServerConfig): ParsedServerConfig {
  return isStdioServerConfig(value) ? fillStdioServerConfig(value) : fillHttpServerConfig(value);
}

/** A valid {@link ToolboxConfig} with its defaults filled in. */
export function fillToolboxConfig(value: ToolboxConfig): ParsedToolboxConfig {
  return {
    ...value,
    description: value.description === undefined ? "" : value.description,
    mcpServers: Object.fromEntries(Object.entries(value.mcpServers).map(([name, entry]) => [name, fillServerConfig(entry)])),
  };
}

/** A valid {@link WorkbenchConfig} with its defaults filled in. */
export function fillWorkbenchConfig(value: WorkbenchConfig): ParsedWorkbenchConfig {
  return {
    ...value,
    toolboxes: Object.fromEntries(Object.entries(value.toolboxes).map(([name, entry]) => [name, fillToolboxConfig(entry)])),
  };
}
