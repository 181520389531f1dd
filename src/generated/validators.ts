// @generated from spec/contracts/legacy-tool-info.schema.json, spec/contracts/open-toolbox-input.schema.json, spec/contracts/open-toolbox-result.schema.json, spec/contracts/tool-identifier.schema.json, spec/contracts/tool-info.schema.json, spec/contracts/tool.schema.json, spec/contracts/use-tool-input.schema.json, spec/contracts/workbench-config.schema.json. Do not edit.
// After changing the source run: npm run generate

import { type FoundIssue, type Issue, type NameRule, isObject, lengthOf, nameIssues, nearestBranch, putUnder, required, unrecognizedKeys, wrongType } from "./issues.js";
import type { FailedServer, HttpServerConfig, LegacyToolInfo, OpenToolboxInput, OpenToolboxResult, ParsedHttpServerConfig, ParsedServerConfig, ParsedStdioServerConfig, ParsedToolboxConfig, ParsedUseToolInput, ParsedWorkbenchConfig, ServerConfig, StdioServerConfig, Tool, ToolAnnotations, ToolExecution, ToolIcon, ToolIdentifier, ToolInfo, ToolSchemaObject, ToolboxConfig, UseToolInput, WorkbenchConfig } from "./types.js";

export { type Issue, formatIssues, formatPath } from "./issues.js";
export type * from "./types.js";

const names0: readonly NameRule[] = [["__proto__", "This name is reserved and cannot be used as a key"]];
const names1: readonly NameRule[] = [[(name) => lengthOf(name) >= 1, "Variable name cannot be empty"], ["__proto__", "This name is reserved and cannot be used as a key"]];
const names2: readonly NameRule[] = [[(name) => lengthOf(name) >= 1, "Header name cannot be empty"], ["__proto__", "This name is reserved and cannot be used as a key"]];
const names3: readonly NameRule[] = [[(name) => lengthOf(name) >= 1, "Server name cannot be empty"], ["__proto__", "This name is reserved and cannot be used as a key"]];
const names4: readonly NameRule[] = [[(name) => lengthOf(name) >= 1, "Toolbox name cannot be empty"], ["__proto__", "This name is reserved and cannot be used as a key"]];
function visitToolSchemaObject(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const refused10 = nameIssues(value, names0);
    for (const issue of refused10) found.push(issue);
    if (refused10.length === 0) {
      const field0 = value["type"];
      if (field0 !== "object") found.push({ path: ["type"], message: field0 === undefined ? required : "Invalid value. Expected \"object\"" });
      const field1 = value["properties"];
      if (field1 !== undefined) {
        if (!isObject(field1)) found.push({ path: ["properties"], message: wrongType("object", field1) });
        else {
          const before5 = found.length;
          const refused4 = nameIssues(field1, names0);
          for (const issue of refused4) found.push(issue);
          if (refused4.length === 0) {
            for (const name2 of Object.keys(field1)) {
              const entry3 = field1[name2];
              if (!isObject(entry3)) found.push({ path: [name2], message: wrongType("object", entry3) });
            }
          }
          if (found.length > before5) putUnder("properties", found, before5);
        }
      }
      const field6 = value["required"];
      if (field6 !== undefined) {
        if (!Array.isArray(field6)) found.push({ path: ["required"], message: wrongType("array", field6) });
        else {
          const before9 = found.length;
          for (let index7 = 0; index7 < field6.length; index7++) {
            const item8: unknown = field6[index7];
            if (typeof item8 !== "string") found.push({ path: [index7], message: wrongType("string", item8) });
          }
          if (found.length > before9) putUnder("required", found, before9);
        }
      }
    }
  }
}

function visitToolAnnotations(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const refused5 = nameIssues(value, names0);
    for (const issue of refused5) found.push(issue);
    if (refused5.length === 0) {
      const field0 = value["title"];
      if (field0 !== undefined) {
        if (typeof field0 !== "string") found.push({ path: ["title"], message: wrongType("string", field0) });
      }
      const field1 = value["readOnlyHint"];
      if (field1 !== undefined) {
        if (typeof field1 !== "boolean") found.push({ path: ["readOnlyHint"], message: wrongType("boolean", field1) });
      }
      const field2 = value["destructiveHint"];
      if (field2 !== undefined) {
        if (typeof field2 !== "boolean") found.push({ path: ["destructiveHint"], message: wrongType("boolean", field2) });
      }
      const field3 = value["idempotentHint"];
      if (field3 !== undefined) {
        if (typeof field3 !== "boolean") found.push({ path: ["idempotentHint"], message: wrongType("boolean", field3) });
      }
      const field4 = value["openWorldHint"];
      if (field4 !== undefined) {
        if (typeof field4 !== "boolean") found.push({ path: ["openWorldHint"], message: wrongType("boolean", field4) });
      }
    }
  }
}

function visitToolIcon(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const refused7 = nameIssues(value, names0);
    for (const issue of refused7) found.push(issue);
    if (refused7.length === 0) {
      const field0 = value["src"];
      if (typeof field0 !== "string") found.push({ path: ["src"], message: wrongType("string", field0) });
      const field1 = value["mimeType"];
      if (field1 !== undefined) {
        if (typeof field1 !== "string") found.push({ path: ["mimeType"], message: wrongType("string", field1) });
      }
      const field2 = value["sizes"];
      if (field2 !== undefined) {
        if (!Array.isArray(field2)) found.push({ path: ["sizes"], message: wrongType("array", field2) });
        else {
          const before5 = found.length;
          for (let index3 = 0; index3 < field2.length; index3++) {
            const item4: unknown = field2[index3];
            if (typeof item4 !== "string") found.push({ path: [index3], message: wrongType("string", item4) });
          }
          if (found.length > before5) putUnder("sizes", found, before5);
        }
      }
      const field6 = value["theme"];
      if (field6 !== undefined) {
        if (field6 !== "light" && field6 !== "dark") found.push({ path: ["theme"], message: field6 === undefined ? required : "Invalid value. Expected \"light\" | \"dark\"" });
      }
    }
  }
}

function visitToolExecution(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const refused1 = nameIssues(value, names0);
    for (const issue of refused1) found.push(issue);
    if (refused1.length === 0) {
      const field0 = value["taskSupport"];
      if (field0 !== undefined) {
        if (field0 !== "required" && field0 !== "optional" && field0 !== "forbidden") found.push({ path: ["taskSupport"], message: field0 === undefined ? required : "Invalid value. Expected \"required\" | \"optional\" | \"forbidden\"" });
      }
    }
  }
}

function visitTool(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const refused17 = nameIssues(value, names0);
    for (const issue of refused17) found.push(issue);
    if (refused17.length === 0) {
      const field0 = value["name"];
      if (typeof field0 !== "string") found.push({ path: ["name"], message: wrongType("string", field0) });
      const field1 = value["title"];
      if (field1 !== undefined) {
        if (typeof field1 !== "string") found.push({ path: ["title"], message: wrongType("string", field1) });
      }
      const field2 = value["description"];
      if (field2 !== undefined) {
        if (typeof field2 !== "string") found.push({ path: ["description"], message: wrongType("string", field2) });
      }
      const field3 = value["inputSchema"];
      const before4 = found.length;
      visitToolSchemaObject(field3, found);
      if (found.length > before4) putUnder("inputSchema", found, before4);
      const field5 = value["outputSchema"];
      if (field5 !== undefined) {
        const before6 = found.length;
        visitToolSchemaObject(field5, found);
        if (found.length > before6) putUnder("outputSchema", found, before6);
      }
      const field7 = value["annotations"];
      if (field7 !== undefined) {
        const before8 = found.length;
        visitToolAnnotations(field7, found);
        if (found.length > before8) putUnder("annotations", found, before8);
      }
      const field9 = value["icons"];
      if (field9 !== undefined) {
        if (!Array.isArray(field9)) found.push({ path: ["icons"], message: wrongType("array", field9) });
        else {
          const before13 = found.length;
          for (let index10 = 0; index10 < field9.length; index10++) {
            const item11: unknown = field9[index10];
            const before12 = found.length;
            visitToolIcon(item11, found);
            if (found.length > before12) putUnder(index10, found, before12);
          }
          if (found.length > before13) putUnder("icons", found, before13);
        }
      }
      const field14 = value["execution"];
      if (field14 !== undefined) {
        const before15 = found.length;
        visitToolExecution(field14, found);
        if (found.length > before15) putUnder("execution", found, before15);
      }
      const field16 = value["_meta"];
      if (field16 !== undefined) {
        if (!isObject(field16)) found.push({ path: ["_meta"], message: wrongType("object", field16) });
      }
    }
  }
}

function visitLegacyToolInfo(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const refused19 = nameIssues(value, names0);
    for (const issue of refused19) found.push(issue);
    if (refused19.length === 0) {
      const field0 = value["name"];
      if (typeof field0 !== "string") found.push({ path: ["name"], message: wrongType("string", field0) });
      const field1 = value["title"];
      if (field1 !== undefined) {
        if (typeof field1 !== "string") found.push({ path: ["title"], message: wrongType("string", field1) });
      }
      const field2 = value["description"];
      if (field2 !== undefined) {
        if (typeof field2 !== "string") found.push({ path: ["description"], message: wrongType("string", field2) });
      }
      const field3 = value["inputSchema"];
      const before4 = found.length;
      visitToolSchemaObject(field3, found);
      if (found.length > before4) putUnder("inputSchema", found, before4);
      const field5 = value["outputSchema"];
      if (field5 !== undefined) {
        const before6 = found.length;
        visitToolSchemaObject(field5, found);
        if (found.length > before6) putUnder("outputSchema", found, before6);
      }
      const field7 = value["annotations"];
      if (field7 !== undefined) {
        const before8 = found.length;
        visitToolAnnotations(field7, found);
        if (found.length > before8) putUnder("annotations", found, before8);
      }
      const field9 = value["icons"];
      if (field9 !== undefined) {
        if (!Array.isArray(field9)) found.push({ path: ["icons"], message: wrongType("array", field9) });
        else {
          const before13 = found.length;
          for (let index10 = 0; index10 < field9.length; index10++) {
            const item11: unknown = field9[index10];
            const before12 = found.length;
            visitToolIcon(item11, found);
            if (found.length > before12) putUnder(index10, found, before12);
          }
          if (found.length > before13) putUnder("icons", found, before13);
        }
      }
      const field14 = value["execution"];
      if (field14 !== undefined) {
        const before15 = found.length;
        visitToolExecution(field14, found);
        if (found.length > before15) putUnder("execution", found, before15);
      }
      const field16 = value["_meta"];
      if (field16 !== undefined) {
        if (!isObject(field16)) found.push({ path: ["_meta"], message: wrongType("object", field16) });
      }
      const field17 = value["toolbox_name"];
      if (typeof field17 !== "string") found.push({ path: ["toolbox_name"], message: wrongType("string", field17) });
      else {
        if (field17.length === 0) found.push({ path: ["toolbox_name"], message: "Toolbox name cannot be empty" });
      }
      const field18 = value["source_server"];
      if (typeof field18 !== "string") found.push({ path: ["source_server"], message: wrongType("string", field18) });
      else {
        if (field18.length === 0) found.push({ path: ["source_server"], message: "Server name cannot be empty" });
      }
    }
  }
}

function visitOpenToolboxInput(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const field0 = value["toolbox"];
    if (typeof field0 !== "string") found.push({ path: ["toolbox"], message: wrongType("string", field0) });
    else {
      if (field0.length === 0) found.push({ path: ["toolbox"], message: "Toolbox name cannot be empty" });
    }
    let strangers2: string[] | undefined;
    for (const key1 in value) if (key1 !== "toolbox" && Object.hasOwn(value, key1)) (strangers2 ??= []).push(key1);
    if (strangers2 !== undefined) found.push({ path: [], message: unrecognizedKeys(strangers2), isForeign: true });
  }
}

function visitToolInfo(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const refused19 = nameIssues(value, names0);
    for (const issue of refused19) found.push(issue);
    if (refused19.length === 0) {
      const field0 = value["name"];
      if (typeof field0 !== "string") found.push({ path: ["name"], message: wrongType("string", field0) });
      const field1 = value["title"];
      if (field1 !== undefined) {
        if (typeof field1 !== "string") found.push({ path: ["title"], message: wrongType("string", field1) });
      }
      const field2 = value["description"];
      if (field2 !== undefined) {
        if (typeof field2 !== "string") found.push({ path: ["description"], message: wrongType("string", field2) });
      }
      const field3 = value["inputSchema"];
      const before4 = found.length;
      visitToolSchemaObject(field3, found);
      if (found.length > before4) putUnder("inputSchema", found, before4);
      const field5 = value["outputSchema"];
      if (field5 !== undefined) {
        const before6 = found.length;
        visitToolSchemaObject(field5, found);
        if (found.length > before6) putUnder("outputSchema", found, before6);
      }
      const field7 = value["annotations"];
      if (field7 !== undefined) {
        const before8 = found.length;
        visitToolAnnotations(field7, found);
        if (found.length > before8) putUnder("annotations", found, before8);
      }
      const field9 = value["icons"];
      if (field9 !== undefined) {
        if (!Array.isArray(field9)) found.push({ path: ["icons"], message: wrongType("array", field9) });
        else {
          const before13 = found.length;
          for (let index10 = 0; index10 < field9.length; index10++) {
            const item11: unknown = field9[index10];
            const before12 = found.length;
            visitToolIcon(item11, found);
            if (found.length > before12) putUnder(index10, found, before12);
          }
          if (found.length > before13) putUnder("icons", found, before13);
        }
      }
      const field14 = value["execution"];
      if (field14 !== undefined) {
        const before15 = found.length;
        visitToolExecution(field14, found);
        if (found.length > before15) putUnder("execution", found, before15);
      }
      const field16 = value["_meta"];
      if (field16 !== undefined) {
        if (!isObject(field16)) found.push({ path: ["_meta"], message: wrongType("object", field16) });
      }
      const field17 = value["toolbox"];
      if (typeof field17 !== "string") found.push({ path: ["toolbox"], message: wrongType("string", field17) });
      else {
        if (field17.length === 0) found.push({ path: ["toolbox"], message: "Toolbox name cannot be empty" });
      }
      const field18 = value["server"];
      if (typeof field18 !== "string") found.push({ path: ["server"], message: wrongType("string", field18) });
      else {
        if (field18.length === 0) found.push({ path: ["server"], message: "Server name cannot be empty" });
      }
    }
  }
}

function visitFailedServer(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const refused2 = nameIssues(value, names0);
    for (const issue of refused2) found.push(issue);
    if (refused2.length === 0) {
      const field0 = value["server"];
      if (typeof field0 !== "string") found.push({ path: ["server"], message: wrongType("string", field0) });
      const field1 = value["error"];
      if (typeof field1 !== "string") found.push({ path: ["error"], message: wrongType("string", field1) });
    }
  }
}

function visitOpenToolboxResult(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const refused18 = nameIssues(value, names0);
    for (const issue of refused18) found.push(issue);
    if (refused18.length === 0) {
      const field0 = value["toolbox"];
      if (typeof field0 !== "string") found.push({ path: ["toolbox"], message: wrongType("string", field0) });
      const field1 = value["description"];
      if (typeof field1 !== "string") found.push({ path: ["description"], message: wrongType("string", field1) });
      const field2 = value["servers_connected"];
      if (typeof field2 !== "number" || !Number.isFinite(field2)) found.push({ path: ["servers_connected"], message: wrongType("integer", field2) });
      else {
        if (!Number.isInteger(field2)) found.push({ path: ["servers_connected"], message: wrongType("integer", field2) });
        if (!(field2 >= 0)) found.push({ path: ["servers_connected"], message: "Expected a number of at least 0" });
      }
      const field3 = value["tools"];
      if (!Array.isArray(field3)) found.push({ path: ["tools"], message: wrongType("array", field3) });
      else {
        const before7 = found.length;
        for (let index4 = 0; index4 < field3.length; index4++) {
          const item5: unknown = field3[index4];
          const before6 = found.length;
          visitToolInfo(item5, found);
          if (found.length > before6) putUnder(index4, found, before6);
        }
        if (found.length > before7) putUnder("tools", found, before7);
      }
      const field8 = value["servers_failed"];
      if (field8 !== undefined) {
        if (!Array.isArray(field8)) found.push({ path: ["servers_failed"], message: wrongType("array", field8) });
        else {
          const before12 = found.length;
          for (let index9 = 0; index9 < field8.length; index9++) {
            const item10: unknown = field8[index9];
            const before11 = found.length;
            visitFailedServer(item10, found);
            if (found.length > before11) putUnder(index9, found, before11);
          }
          if (found.length > before12) putUnder("servers_failed", found, before12);
          if (field8.length < 1) found.push({ path: ["servers_failed"], message: "Expected at least 1 item(s)" });
        }
      }
      const field13 = value["tools_omitted"];
      if (field13 !== undefined) {
        if (typeof field13 !== "number" || !Number.isFinite(field13)) found.push({ path: ["tools_omitted"], message: wrongType("integer", field13) });
        else {
          if (!Number.isInteger(field13)) found.push({ path: ["tools_omitted"], message: wrongType("integer", field13) });
          if (!(field13 >= 1)) found.push({ path: ["tools_omitted"], message: "Expected a number of at least 1" });
        }
      }
      const field14 = value["warnings"];
      if (field14 !== undefined) {
        if (!Array.isArray(field14)) found.push({ path: ["warnings"], message: wrongType("array", field14) });
        else {
          const before17 = found.length;
          for (let index15 = 0; index15 < field14.length; index15++) {
            const item16: unknown = field14[index15];
            if (typeof item16 !== "string") found.push({ path: [index15], message: wrongType("string", item16) });
          }
          if (found.length > before17) putUnder("warnings", found, before17);
          if (field14.length < 1) found.push({ path: ["warnings"], message: "Expected at least 1 item(s)" });
        }
      }
    }
  }
}

function visitToolIdentifier(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const field0 = value["toolbox"];
    if (typeof field0 !== "string") found.push({ path: ["toolbox"], message: wrongType("string", field0) });
    else {
      if (field0.length === 0) found.push({ path: ["toolbox"], message: "Toolbox name cannot be empty" });
    }
    const field1 = value["server"];
    if (typeof field1 !== "string") found.push({ path: ["server"], message: wrongType("string", field1) });
    else {
      if (field1.length === 0) found.push({ path: ["server"], message: "Server name cannot be empty" });
    }
    const field2 = value["name"];
    if (typeof field2 !== "string") found.push({ path: ["name"], message: wrongType("string", field2) });
    else {
      if (field2.length === 0) found.push({ path: ["name"], message: "Tool name cannot be empty" });
    }
    let strangers4: string[] | undefined;
    for (const key3 in value) if (key3 !== "toolbox" && key3 !== "server" && key3 !== "name" && Object.hasOwn(value, key3)) (strangers4 ??= []).push(key3);
    if (strangers4 !== undefined) found.push({ path: [], message: unrecognizedKeys(strangers4), isForeign: true });
  }
}

function visitUseToolInput(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const field0 = value["tool"];
    const before1 = found.length;
    visitToolIdentifier(field0, found);
    if (found.length > before1) putUnder("tool", found, before1);
    const field2 = value["arguments"];
    if (field2 !== undefined) {
      if (!isObject(field2)) found.push({ path: ["arguments"], message: wrongType("object", field2) });
    }
    let strangers4: string[] | undefined;
    for (const key3 in value) if (key3 !== "tool" && key3 !== "arguments" && Object.hasOwn(value, key3)) (strangers4 ??= []).push(key3);
    if (strangers4 !== undefined) found.push({ path: [], message: unrecognizedKeys(strangers4), isForeign: true });
  }
}

function visitStdioServerConfig(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const field0 = value["type"];
    if (field0 !== undefined) {
      if (field0 !== "stdio") found.push({ path: ["type"], message: field0 === undefined ? required : "Invalid value. Expected \"stdio\"" });
    }
    const field1 = value["command"];
    if (typeof field1 !== "string") found.push({ path: ["command"], message: wrongType("string", field1) });
    else {
      if (field1.length === 0) found.push({ path: ["command"], message: "Command cannot be empty" });
    }
    const field2 = value["args"];
    if (field2 !== undefined) {
      if (!Array.isArray(field2)) found.push({ path: ["args"], message: wrongType("array", field2) });
      else {
        const before5 = found.length;
        for (let index3 = 0; index3 < field2.length; index3++) {
          const item4: unknown = field2[index3];
          if (typeof item4 !== "string") found.push({ path: [index3], message: wrongType("string", item4) });
        }
        if (found.length > before5) putUnder("args", found, before5);
      }
    }
    const field6 = value["env"];
    if (field6 !== undefined) {
      if (!isObject(field6)) found.push({ path: ["env"], message: wrongType("object", field6) });
      else {
        const before10 = found.length;
        const refused9 = nameIssues(field6, names1);
        for (const issue of refused9) found.push(issue);
        if (refused9.length === 0) {
          for (const name7 of Object.keys(field6)) {
            const entry8 = field6[name7];
            if (typeof entry8 !== "string") found.push({ path: [name7], message: wrongType("string", entry8) });
          }
        }
        if (found.length > before10) putUnder("env", found, before10);
      }
    }
    const field11 = value["inheritEnv"];
    if (field11 !== undefined) {
      if (typeof field11 !== "boolean") found.push({ path: ["inheritEnv"], message: wrongType("boolean", field11) });
    }
    const field12 = value["cwd"];
    if (field12 !== undefined) {
      if (typeof field12 !== "string") found.push({ path: ["cwd"], message: wrongType("string", field12) });
      else {
        if (field12.length === 0) found.push({ path: ["cwd"], message: "Folder cannot be empty" });
      }
    }
    const field13 = value["toolFilters"];
    if (field13 !== undefined) {
      if (!Array.isArray(field13)) found.push({ path: ["toolFilters"], message: wrongType("array", field13) });
      else {
        const before16 = found.length;
        for (let index14 = 0; index14 < field13.length; index14++) {
          const item15: unknown = field13[index14];
          if (typeof item15 !== "string") found.push({ path: [index14], message: wrongType("string", item15) });
          else {
            if (item15.length === 0) found.push({ path: [index14], message: "Tool filter cannot be empty" });
          }
        }
        if (found.length > before16) putUnder("toolFilters", found, before16);
      }
    }
    const field17 = value["timeout"];
    if (field17 !== undefined) {
      if (typeof field17 !== "number" || !Number.isFinite(field17)) found.push({ path: ["timeout"], message: wrongType("integer", field17) });
      else {
        if (!Number.isInteger(field17)) found.push({ path: ["timeout"], message: wrongType("integer", field17) });
        if (!(field17 >= 1)) found.push({ path: ["timeout"], message: "Expected a number of at least 1" });
        if (!(field17 <= 600000)) found.push({ path: ["timeout"], message: "Expected a number of at most 600000" });
      }
    }
    const field18 = value["connectTimeout"];
    if (field18 !== undefined) {
      if (typeof field18 !== "number" || !Number.isFinite(field18)) found.push({ path: ["connectTimeout"], message: wrongType("integer", field18) });
      else {
        if (!Number.isInteger(field18)) found.push({ path: ["connectTimeout"], message: wrongType("integer", field18) });
        if (!(field18 >= 1)) found.push({ path: ["connectTimeout"], message: "Expected a number of at least 1" });
        if (!(field18 <= 600000)) found.push({ path: ["connectTimeout"], message: "Expected a number of at most 600000" });
      }
    }
    const field19 = value["disabled"];
    if (field19 !== undefined) {
      if (typeof field19 !== "boolean") found.push({ path: ["disabled"], message: wrongType("boolean", field19) });
    }
    let strangers21: string[] | undefined;
    for (const key20 in value) if (key20 !== "type" && key20 !== "command" && key20 !== "args" && key20 !== "env" && key20 !== "inheritEnv" && key20 !== "cwd" && key20 !== "toolFilters" && key20 !== "timeout" && key20 !== "connectTimeout" && key20 !== "disabled" && Object.hasOwn(value, key20)) (strangers21 ??= []).push(key20);
    if (strangers21 !== undefined) found.push({ path: [], message: unrecognizedKeys(strangers21), isForeign: true });
  }
}

function visitHttpServerConfig(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const field0 = value["type"];
    if (field0 !== undefined) {
      if (field0 !== "http" && field0 !== "streamable-http" && field0 !== "sse") found.push({ path: ["type"], message: field0 === undefined ? required : "Invalid value. Expected \"http\" | \"streamable-http\" | \"sse\"" });
    }
    const field1 = value["url"];
    if (typeof field1 !== "string") found.push({ path: ["url"], message: wrongType("string", field1) });
    else {
      if (!/^https?:\/\/[^/?#\s]/u.test(field1)) found.push({ path: ["url"], message: "Expected an address that starts with http:// or https://" });
    }
    const field2 = value["headers"];
    if (field2 !== undefined) {
      if (!isObject(field2)) found.push({ path: ["headers"], message: wrongType("object", field2) });
      else {
        const before6 = found.length;
        const refused5 = nameIssues(field2, names2);
        for (const issue of refused5) found.push(issue);
        if (refused5.length === 0) {
          for (const name3 of Object.keys(field2)) {
            const entry4 = field2[name3];
            if (typeof entry4 !== "string") found.push({ path: [name3], message: wrongType("string", entry4) });
          }
        }
        if (found.length > before6) putUnder("headers", found, before6);
      }
    }
    const field7 = value["transport"];
    if (field7 !== undefined) {
      if (field7 !== "http" && field7 !== "sse") found.push({ path: ["transport"], message: field7 === undefined ? required : "Invalid value. Expected \"http\" | \"sse\"" });
    }
    const field8 = value["toolFilters"];
    if (field8 !== undefined) {
      if (!Array.isArray(field8)) found.push({ path: ["toolFilters"], message: wrongType("array", field8) });
      else {
        const before11 = found.length;
        for (let index9 = 0; index9 < field8.length; index9++) {
          const item10: unknown = field8[index9];
          if (typeof item10 !== "string") found.push({ path: [index9], message: wrongType("string", item10) });
          else {
            if (item10.length === 0) found.push({ path: [index9], message: "Tool filter cannot be empty" });
          }
        }
        if (found.length > before11) putUnder("toolFilters", found, before11);
      }
    }
    const field12 = value["timeout"];
    if (field12 !== undefined) {
      if (typeof field12 !== "number" || !Number.isFinite(field12)) found.push({ path: ["timeout"], message: wrongType("integer", field12) });
      else {
        if (!Number.isInteger(field12)) found.push({ path: ["timeout"], message: wrongType("integer", field12) });
        if (!(field12 >= 1)) found.push({ path: ["timeout"], message: "Expected a number of at least 1" });
        if (!(field12 <= 600000)) found.push({ path: ["timeout"], message: "Expected a number of at most 600000" });
      }
    }
    const field13 = value["connectTimeout"];
    if (field13 !== undefined) {
      if (typeof field13 !== "number" || !Number.isFinite(field13)) found.push({ path: ["connectTimeout"], message: wrongType("integer", field13) });
      else {
        if (!Number.isInteger(field13)) found.push({ path: ["connectTimeout"], message: wrongType("integer", field13) });
        if (!(field13 >= 1)) found.push({ path: ["connectTimeout"], message: "Expected a number of at least 1" });
        if (!(field13 <= 600000)) found.push({ path: ["connectTimeout"], message: "Expected a number of at most 600000" });
      }
    }
    const field14 = value["disabled"];
    if (field14 !== undefined) {
      if (typeof field14 !== "boolean") found.push({ path: ["disabled"], message: wrongType("boolean", field14) });
    }
    let strangers16: string[] | undefined;
    for (const key15 in value) if (key15 !== "type" && key15 !== "url" && key15 !== "headers" && key15 !== "transport" && key15 !== "toolFilters" && key15 !== "timeout" && key15 !== "connectTimeout" && key15 !== "disabled" && Object.hasOwn(value, key15)) (strangers16 ??= []).push(key15);
    if (strangers16 !== undefined) found.push({ path: [], message: unrecognizedKeys(strangers16), isForeign: true });
  }
}

function visitServerConfig(value: unknown, found: FoundIssue[]): void {
  if (value === undefined) found.push({ path: [], message: required });
  else {
    const branches0 = [
      ((found: FoundIssue[]) => {
        visitStdioServerConfig(value, found);
        return found;
      })([]),
      ((found: FoundIssue[]) => {
        visitHttpServerConfig(value, found);
        return found;
      })([]),
    ];
    if (branches0.every((issues) => issues.length > 0)) {
      for (const issue of nearestBranch(branches0, "Expected either 'command' (a stdio server) or 'url' (an HTTP server)")) found.push(issue);
    }
  }
}

function visitToolboxConfig(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const field0 = value["description"];
    if (field0 !== undefined) {
      if (typeof field0 !== "string") found.push({ path: ["description"], message: wrongType("string", field0) });
    }
    const field1 = value["mcpServers"];
    if (!isObject(field1)) found.push({ path: ["mcpServers"], message: wrongType("object", field1) });
    else {
      const before6 = found.length;
      const refused5 = nameIssues(field1, names3);
      for (const issue of refused5) found.push(issue);
      if (refused5.length === 0) {
        for (const name2 of Object.keys(field1)) {
          const entry3 = field1[name2];
          const before4 = found.length;
          visitServerConfig(entry3, found);
          if (found.length > before4) putUnder(name2, found, before4);
        }
      }
      if (found.length > before6) putUnder("mcpServers", found, before6);
    }
    let strangers8: string[] | undefined;
    for (const key7 in value) if (key7 !== "description" && key7 !== "mcpServers" && Object.hasOwn(value, key7)) (strangers8 ??= []).push(key7);
    if (strangers8 !== undefined) found.push({ path: [], message: unrecognizedKeys(strangers8), isForeign: true });
  }
}

function visitWorkbenchConfig(value: unknown, found: FoundIssue[]): void {
  if (!isObject(value)) found.push({ path: [], message: wrongType("object", value) });
  else {
    const field0 = value["$schema"];
    if (field0 !== undefined) {
      if (typeof field0 !== "string") found.push({ path: ["$schema"], message: wrongType("string", field0) });
    }
    const field1 = value["toolboxes"];
    if (!isObject(field1)) found.push({ path: ["toolboxes"], message: wrongType("object", field1) });
    else {
      const before6 = found.length;
      const refused5 = nameIssues(field1, names4);
      for (const issue of refused5) found.push(issue);
      if (refused5.length === 0) {
        for (const name2 of Object.keys(field1)) {
          const entry3 = field1[name2];
          const before4 = found.length;
          visitToolboxConfig(entry3, found);
          if (found.length > before4) putUnder(name2, found, before4);
        }
      }
      if (found.length > before6) putUnder("toolboxes", found, before6);
    }
    let strangers8: string[] | undefined;
    for (const key7 in value) if (key7 !== "$schema" && key7 !== "toolboxes" && Object.hasOwn(value, key7)) (strangers8 ??= []).push(key7);
    if (strangers8 !== undefined) found.push({ path: [], message: unrecognizedKeys(strangers8), isForeign: true });
  }
}

/** What is wrong with a value as {@link ToolSchemaObject}; empty when nothing is. */
export function checkToolSchemaObject(value: unknown): readonly Issue[] {
  if (isToolSchemaObject(value)) return [];
  const found: FoundIssue[] = [];
  visitToolSchemaObject(value, found);
  return found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link ToolSchemaObject}. */
export function isToolSchemaObject(value: unknown): value is ToolSchemaObject {
  if (!isObject(value) || nameIssues(value, names0).length > 0) return false;
  const field0 = value["type"];
  if (field0 !== "object") return false;
  const field1 = value["properties"];
  if (field1 !== undefined) {
    if (!isObject(field1) || nameIssues(field1, names0).length > 0) return false;
    for (const entry2 of Object.values(field1)) {
      if (!isObject(entry2)) return false;
    }
  }
  const field3 = value["required"];
  if (field3 !== undefined) {
    if (!Array.isArray(field3)) return false;
    for (let index4 = 0; index4 < field3.length; index4++) {
      const item5: unknown = field3[index4];
      if (typeof item5 !== "string") return false;
    }
  }
  return true;
}

/** What is wrong with a value as {@link ToolAnnotations}; empty when nothing is. */
export function checkToolAnnotations(value: unknown): readonly Issue[] {
  if (isToolAnnotations(value)) return [];
  const found: FoundIssue[] = [];
  visitToolAnnotations(value, found);
  return found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link ToolAnnotations}. */
export function isToolAnnotations(value: unknown): value is ToolAnnotations {
  if (!isObject(value) || nameIssues(value, names0).length > 0) return false;
  const field0 = value["title"];
  if (field0 !== undefined) {
    if (typeof field0 !== "string") return false;
  }
  const field1 = value["readOnlyHint"];
  if (field1 !== undefined) {
    if (typeof field1 !== "boolean") return false;
  }
  const field2 = value["destructiveHint"];
  if (field2 !== undefined) {
    if (typeof field2 !== "boolean") return false;
  }
  const field3 = value["idempotentHint"];
  if (field3 !== undefined) {
    if (typeof field3 !== "boolean") return false;
  }
  const field4 = value["openWorldHint"];
  if (field4 !== undefined) {
    if (typeof field4 !== "boolean") return false;
  }
  return true;
}

/** What is wrong with a value as {@link ToolIcon}; empty when nothing is. */
export function checkToolIcon(value: unknown): readonly Issue[] {
  if (isToolIcon(value)) return [];
  const found: FoundIssue[] = [];
  visitToolIcon(value, found);
  return found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link ToolIcon}. */
export function isToolIcon(value: unknown): value is ToolIcon {
  if (!isObject(value) || nameIssues(value, names0).length > 0) return false;
  const field0 = value["src"];
  if (typeof field0 !== "string") return false;
  const field1 = value["mimeType"];
  if (field1 !== undefined) {
    if (typeof field1 !== "string") return false;
  }
  const field2 = value["sizes"];
  if (field2 !== undefined) {
    if (!Array.isArray(field2)) return false;
    for (let index3 = 0; index3 < field2.length; index3++) {
      const item4: unknown = field2[index3];
      if (typeof item4 !== "string") return false;
    }
  }
  const field5 = value["theme"];
  if (field5 !== undefined) {
    if (field5 !== "light" && field5 !== "dark") return false;
  }
  return true;
}

/** What is wrong with a value as {@link ToolExecution}; empty when nothing is. */
export function checkToolExecution(value: unknown): readonly Issue[] {
  if (isToolExecution(value)) return [];
  const found: FoundIssue[] = [];
  visitToolExecution(value, found);
  return found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link ToolExecution}. */
export function isToolExecution(value: unknown): value is ToolExecution {
  if (!isObject(value) || nameIssues(value, names0).length > 0) return false;
  const field0 = value["taskSupport"];
  if (field0 !== undefined) {
    if (field0 !== "required" && field0 !== "optional" && field0 !== "forbidden") return false;
  }
  return true;
}

/** What is wrong with a value as {@link Tool}; empty when nothing is. */
export function checkTool(value: unknown): readonly Issue[] {
  if (isTool(value)) return [];
  const found: FoundIssue[] = [];
  visitTool(value, found);
  return found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link Tool}. */
export function isTool(value: unknown): value is Tool {
  if (!isObject(value) || nameIssues(value, names0).length > 0) return false;
  const field0 = value["name"];
  if (typeof field0 !== "string") return false;
  const field1 = value["title"];
  if (field1 !== undefined) {
    if (typeof field1 !== "string") return false;
  }
  const field2 = value["description"];
  if (field2 !== undefined) {
    if (typeof field2 !== "string") return false;
  }
  const field3 = value["inputSchema"];
  if (!isToolSchemaObject(field3)) return false;
  const field4 = value["outputSchema"];
  if (field4 !== undefined) {
    if (!isToolSchemaObject(field4)) return false;
  }
  const field5 = value["annotations"];
  if (field5 !== undefined) {
    if (!isToolAnnotations(field5)) return false;
  }
  const field6 = value["icons"];
  if (field6 !== undefined) {
    if (!Array.isArray(field6)) return false;
    for (let index7 = 0; index7 < field6.length; index7++) {
      const item8: unknown = field6[index7];
      if (!isToolIcon(item8)) return false;
    }
  }
  const field9 = value["execution"];
  if (field9 !== undefined) {
    if (!isToolExecution(field9)) return false;
  }
  const field10 = value["_meta"];
  if (field10 !== undefined) {
    if (!isObject(field10)) return false;
  }
  return true;
}

/** What is wrong with a value as {@link LegacyToolInfo}; empty when nothing is. */
export function checkLegacyToolInfo(value: unknown): readonly Issue[] {
  if (isLegacyToolInfo(value)) return [];
  const found: FoundIssue[] = [];
  visitLegacyToolInfo(value, found);
  return found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link LegacyToolInfo}. */
export function isLegacyToolInfo(value: unknown): value is LegacyToolInfo {
  if (!isObject(value) || nameIssues(value, names0).length > 0) return false;
  const field0 = value["name"];
  if (typeof field0 !== "string") return false;
  const field1 = value["title"];
  if (field1 !== undefined) {
    if (typeof field1 !== "string") return false;
  }
  const field2 = value["description"];
  if (field2 !== undefined) {
    if (typeof field2 !== "string") return false;
  }
  const field3 = value["inputSchema"];
  if (!isToolSchemaObject(field3)) return false;
  const field4 = value["outputSchema"];
  if (field4 !== undefined) {
    if (!isToolSchemaObject(field4)) return false;
  }
  const field5 = value["annotations"];
  if (field5 !== undefined) {
    if (!isToolAnnotations(field5)) return false;
  }
  const field6 = value["icons"];
  if (field6 !== undefined) {
    if (!Array.isArray(field6)) return false;
    for (let index7 = 0; index7 < field6.length; index7++) {
      const item8: unknown = field6[index7];
      if (!isToolIcon(item8)) return false;
    }
  }
  const field9 = value["execution"];
  if (field9 !== undefined) {
    if (!isToolExecution(field9)) return false;
  }
  const field10 = value["_meta"];
  if (field10 !== undefined) {
    if (!isObject(field10)) return false;
  }
  const field11 = value["toolbox_name"];
  if (typeof field11 !== "string" || field11.length === 0) return false;
  const field12 = value["source_server"];
  if (typeof field12 !== "string" || field12.length === 0) return false;
  return true;
}

/** What is wrong with a value as {@link OpenToolboxInput}; empty when nothing is. */
export function checkOpenToolboxInput(value: unknown): readonly Issue[] {
  if (isOpenToolboxInput(value)) return [];
  const found: FoundIssue[] = [];
  visitOpenToolboxInput(value, found);
  return found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link OpenToolboxInput}. */
export function isOpenToolboxInput(value: unknown): value is OpenToolboxInput {
  if (!isObject(value)) return false;
  const field0 = value["toolbox"];
  if (typeof field0 !== "string" || field0.length === 0) return false;
  for (const key1 in value) if (key1 !== "toolbox" && Object.hasOwn(value, key1)) return false;
  return true;
}

/** What is wrong with a value as {@link ToolInfo}; empty when nothing is. */
export function checkToolInfo(value: unknown): readonly Issue[] {
  if (isToolInfo(value)) return [];
  const found: FoundIssue[] = [];
  visitToolInfo(value, found);
  return found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link ToolInfo}. */
export function isToolInfo(value: unknown): value is ToolInfo {
  if (!isObject(value) || nameIssues(value, names0).length > 0) return false;
  const field0 = value["name"];
  if (typeof field0 !== "string") return false;
  const field1 = value["title"];
  if (field1 !== undefined) {
    if (typeof field1 !== "string") return false;
  }
  const field2 = value["description"];
  if (field2 !== undefined) {
    if (typeof field2 !== "string") return false;
  }
  const field3 = value["inputSchema"];
  if (!isToolSchemaObject(field3)) return false;
  const field4 = value["outputSchema"];
  if (field4 !== undefined) {
    if (!isToolSchemaObject(field4)) return false;
  }
  const field5 = value["annotations"];
  if (field5 !== undefined) {
    if (!isToolAnnotations(field5)) return false;
  }
  const field6 = value["icons"];
  if (field6 !== undefined) {
    if (!Array.isArray(field6)) return false;
    for (let index7 = 0; index7 < field6.length; index7++) {
      const item8: unknown = field6[index7];
      if (!isToolIcon(item8)) return false;
    }
  }
  const field9 = value["execution"];
  if (field9 !== undefined) {
    if (!isToolExecution(field9)) return false;
  }
  const field10 = value["_meta"];
  if (field10 !== undefined) {
    if (!isObject(field10)) return false;
  }
  const field11 = value["toolbox"];
  if (typeof field11 !== "string" || field11.length === 0) return false;
  const field12 = value["server"];
  if (typeof field12 !== "string" || field12.length === 0) return false;
  return true;
}

/** What is wrong with a value as {@link FailedServer}; empty when nothing is. */
export function checkFailedServer(value: unknown): readonly Issue[] {
  if (isFailedServer(value)) return [];
  const found: FoundIssue[] = [];
  visitFailedServer(value, found);
  return found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link FailedServer}. */
export function isFailedServer(value: unknown): value is FailedServer {
  if (!isObject(value) || nameIssues(value, names0).length > 0) return false;
  const field0 = value["server"];
  if (typeof field0 !== "string") return false;
  const field1 = value["error"];
  if (typeof field1 !== "string") return false;
  return true;
}

/** What is wrong with a value as {@link OpenToolboxResult}; empty when nothing is. */
export function checkOpenToolboxResult(value: unknown): readonly Issue[] {
  if (isOpenToolboxResult(value)) return [];
  const found: FoundIssue[] = [];
  visitOpenToolboxResult(value, found);
  return found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link OpenToolboxResult}. */
export function isOpenToolboxResult(value: unknown): value is OpenToolboxResult {
  if (!isObject(value) || nameIssues(value, names0).length > 0) return false;
  const field0 = value["toolbox"];
  if (typeof field0 !== "string") return false;
  const field1 = value["description"];
  if (typeof field1 !== "string") return false;
  const field2 = value["servers_connected"];
  if (typeof field2 !== "number" || !Number.isInteger(field2) || !(field2 >= 0)) return false;
  const field3 = value["tools"];
  if (!Array.isArray(field3)) return false;
  for (let index4 = 0; index4 < field3.length; index4++) {
    const item5: unknown = field3[index4];
    if (!isToolInfo(item5)) return false;
  }
  const field6 = value["servers_failed"];
  if (field6 !== undefined) {
    if (!Array.isArray(field6) || field6.length < 1) return false;
    for (let index7 = 0; index7 < field6.length; index7++) {
      const item8: unknown = field6[index7];
      if (!isFailedServer(item8)) return false;
    }
  }
  const field9 = value["tools_omitted"];
  if (field9 !== undefined) {
    if (typeof field9 !== "number" || !Number.isInteger(field9) || !(field9 >= 1)) return false;
  }
  const field10 = value["warnings"];
  if (field10 !== undefined) {
    if (!Array.isArray(field10) || field10.length < 1) return false;
    for (let index11 = 0; index11 < field10.length; index11++) {
      const item12: unknown = field10[index11];
      if (typeof item12 !== "string") return false;
    }
  }
  return true;
}

/** What is wrong with a value as {@link ToolIdentifier}; empty when nothing is. */
export function checkToolIdentifier(value: unknown): readonly Issue[] {
  if (isToolIdentifier(value)) return [];
  const found: FoundIssue[] = [];
  visitToolIdentifier(value, found);
  return found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link ToolIdentifier}. */
export function isToolIdentifier(value: unknown): value is ToolIdentifier {
  if (!isObject(value)) return false;
  const field0 = value["toolbox"];
  if (typeof field0 !== "string" || field0.length === 0) return false;
  const field1 = value["server"];
  if (typeof field1 !== "string" || field1.length === 0) return false;
  const field2 = value["name"];
  if (typeof field2 !== "string" || field2.length === 0) return false;
  for (const key3 in value) if (key3 !== "toolbox" && key3 !== "server" && key3 !== "name" && Object.hasOwn(value, key3)) return false;
  return true;
}

/** What is wrong with a value as {@link UseToolInput}; empty when nothing is. */
export function checkUseToolInput(value: unknown): readonly Issue[] {
  if (isUseToolInput(value)) return [];
  const found: FoundIssue[] = [];
  visitUseToolInput(value, found);
  return found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link UseToolInput}. */
export function isUseToolInput(value: unknown): value is UseToolInput {
  if (!isObject(value)) return false;
  const field0 = value["tool"];
  if (!isToolIdentifier(field0)) return false;
  const field1 = value["arguments"];
  if (field1 !== undefined) {
    if (!isObject(field1)) return false;
  }
  for (const key2 in value) if (key2 !== "tool" && key2 !== "arguments" && Object.hasOwn(value, key2)) return false;
  return true;
}

/** What is wrong with a value as {@link StdioServerConfig}; empty when nothing is. */
export function checkStdioServerConfig(value: unknown): readonly Issue[] {
  if (isStdioServerConfig(value)) return [];
  const found: FoundIssue[] = [];
  visitStdioServerConfig(value, found);
  return found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link StdioServerConfig}. */
export function isStdioServerConfig(value: unknown): value is StdioServerConfig {
  if (!isObject(value)) return false;
  const field0 = value["type"];
  if (field0 !== undefined) {
    if (field0 !== "stdio") return false;
  }
  const field1 = value["command"];
  if (typeof field1 !== "string" || field1.length === 0) return false;
  const field2 = value["args"];
  if (field2 !== undefined) {
    if (!Array.isArray(field2)) return false;
    for (let index3 = 0; index3 < field2.length; index3++) {
      const item4: unknown = field2[index3];
      if (typeof item4 !== "string") return false;
    }
  }
  const field5 = value["env"];
  if (field5 !== undefined) {
    if (!isObject(field5) || nameIssues(field5, names1).length > 0) return false;
    for (const entry6 of Object.values(field5)) {
      if (typeof entry6 !== "string") return false;
    }
  }
  const field7 = value["inheritEnv"];
  if (field7 !== undefined) {
    if (typeof field7 !== "boolean") return false;
  }
  const field8 = value["cwd"];
  if (field8 !== undefined) {
    if (typeof field8 !== "string" || field8.length === 0) return false;
  }
  const field9 = value["toolFilters"];
  if (field9 !== undefined) {
    if (!Array.isArray(field9)) return false;
    for (let index10 = 0; index10 < field9.length; index10++) {
      const item11: unknown = field9[index10];
      if (typeof item11 !== "string" || item11.length === 0) return false;
    }
  }
  const field12 = value["timeout"];
  if (field12 !== undefined) {
    if (typeof field12 !== "number" || !Number.isInteger(field12) || !(field12 >= 1) || !(field12 <= 600000)) return false;
  }
  const field13 = value["connectTimeout"];
  if (field13 !== undefined) {
    if (typeof field13 !== "number" || !Number.isInteger(field13) || !(field13 >= 1) || !(field13 <= 600000)) return false;
  }
  const field14 = value["disabled"];
  if (field14 !== undefined) {
    if (typeof field14 !== "boolean") return false;
  }
  for (const key15 in value) if (key15 !== "type" && key15 !== "command" && key15 !== "args" && key15 !== "env" && key15 !== "inheritEnv" && key15 !== "cwd" && key15 !== "toolFilters" && key15 !== "timeout" && key15 !== "connectTimeout" && key15 !== "disabled" && Object.hasOwn(value, key15)) return false;
  return true;
}

/** What is wrong with a value as {@link HttpServerConfig}; empty when nothing is. */
export function checkHttpServerConfig(value: unknown): readonly Issue[] {
  if (isHttpServerConfig(value)) return [];
  const found: FoundIssue[] = [];
  visitHttpServerConfig(value, found);
  return found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link HttpServerConfig}. */
export function isHttpServerConfig(value: unknown): value is HttpServerConfig {
  if (!isObject(value)) return false;
  const field0 = value["type"];
  if (field0 !== undefined) {
    if (field0 !== "http" && field0 !== "streamable-http" && field0 !== "sse") return false;
  }
  const field1 = value["url"];
  if (typeof field1 !== "string" || !/^https?:\/\/[^/?#\s]/u.test(field1)) return false;
  const field2 = value["headers"];
  if (field2 !== undefined) {
    if (!isObject(field2) || nameIssues(field2, names2).length > 0) return false;
    for (const entry3 of Object.values(field2)) {
      if (typeof entry3 !== "string") return false;
    }
  }
  const field4 = value["transport"];
  if (field4 !== undefined) {
    if (field4 !== "http" && field4 !== "sse") return false;
  }
  const field5 = value["toolFilters"];
  if (field5 !== undefined) {
    if (!Array.isArray(field5)) return false;
    for (let index6 = 0; index6 < field5.length; index6++) {
      const item7: unknown = field5[index6];
      if (typeof item7 !== "string" || item7.length === 0) return false;
    }
  }
  const field8 = value["timeout"];
  if (field8 !== undefined) {
    if (typeof field8 !== "number" || !Number.isInteger(field8) || !(field8 >= 1) || !(field8 <= 600000)) return false;
  }
  const field9 = value["connectTimeout"];
  if (field9 !== undefined) {
    if (typeof field9 !== "number" || !Number.isInteger(field9) || !(field9 >= 1) || !(field9 <= 600000)) return false;
  }
  const field10 = value["disabled"];
  if (field10 !== undefined) {
    if (typeof field10 !== "boolean") return false;
  }
  for (const key11 in value) if (key11 !== "type" && key11 !== "url" && key11 !== "headers" && key11 !== "transport" && key11 !== "toolFilters" && key11 !== "timeout" && key11 !== "connectTimeout" && key11 !== "disabled" && Object.hasOwn(value, key11)) return false;
  return true;
}

/** What is wrong with a value as {@link ServerConfig}; empty when nothing is. */
export function checkServerConfig(value: unknown): readonly Issue[] {
  if (isServerConfig(value)) return [];
  const found: FoundIssue[] = [];
  visitServerConfig(value, found);
  return found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link ServerConfig}. */
export function isServerConfig(value: unknown): value is ServerConfig {
  if (!isStdioServerConfig(value) && !isHttpServerConfig(value)) return false;
  return true;
}

/** What is wrong with a value as {@link ToolboxConfig}; empty when nothing is. */
export function checkToolboxConfig(value: unknown): readonly Issue[] {
  if (isToolboxConfig(value)) return [];
  const found: FoundIssue[] = [];
  visitToolboxConfig(value, found);
  return found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link ToolboxConfig}. */
export function isToolboxConfig(value: unknown): value is ToolboxConfig {
  if (!isObject(value)) return false;
  const field0 = value["description"];
  if (field0 !== undefined) {
    if (typeof field0 !== "string") return false;
  }
  const field1 = value["mcpServers"];
  if (!isObject(field1) || nameIssues(field1, names3).length > 0) return false;
  for (const entry2 of Object.values(field1)) {
    if (!isServerConfig(entry2)) return false;
  }
  for (const key3 in value) if (key3 !== "description" && key3 !== "mcpServers" && Object.hasOwn(value, key3)) return false;
  return true;
}

/** What is wrong with a value as {@link WorkbenchConfig}; empty when nothing is. */
export function checkWorkbenchConfig(value: unknown): readonly Issue[] {
  if (isWorkbenchConfig(value)) return [];
  const found: FoundIssue[] = [];
  visitWorkbenchConfig(value, found);
  return found.map(({ path, message }) => ({ path, message }));
}

/** Whether a value is a {@link WorkbenchConfig}. */
export function isWorkbenchConfig(value: unknown): value is WorkbenchConfig {
  if (!isObject(value)) return false;
  const field0 = value["$schema"];
  if (field0 !== undefined) {
    if (typeof field0 !== "string") return false;
  }
  const field1 = value["toolboxes"];
  if (!isObject(field1) || nameIssues(field1, names4).length > 0) return false;
  for (const entry2 of Object.values(field1)) {
    if (!isToolboxConfig(entry2)) return false;
  }
  for (const key3 in value) if (key3 !== "$schema" && key3 !== "toolboxes" && Object.hasOwn(value, key3)) return false;
  return true;
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
