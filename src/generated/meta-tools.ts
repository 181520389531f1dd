// @generated from spec/meta-tools.json, spec/examples/OpenToolboxInput/valid/dev.json, spec/examples/UseToolInput/valid/read-a-file.json. Do not edit.
// After changing the source run: npm run generate

import { type Shown, show } from "./show.js";

export type MetaToolName = "open_toolbox" | "use_tool";

/** The names of both meta-tools, in the order in which they are listed. */
export const metaToolNames: readonly MetaToolName[] = ["open_toolbox", "use_tool"];

/** The meta-tools as `tools/list` gives them; their schemas accept exactly what the published ones accept. */
export const metaTools = {
  open_toolbox: {
    name: "open_toolbox",
    title: "Open toolbox",
    description: (params: { readonly toolboxes: Shown }): string => `Connect a toolbox and list its tools. Example: {"toolbox":"dev"}\nToolboxes:\n${show(params.toolboxes)}`,
    annotations: {"readOnlyHint":true,"destructiveHint":false,"idempotentHint":true,"openWorldHint":true},
    inputSchema: {"type":"object","properties":{"toolbox":{"description":"Name of the toolbox","type":"string","minLength":1}},"required":["toolbox"],"additionalProperties":false},
    outputSchema: {"type":"object","properties":{"toolbox":{"description":"Name of the opened toolbox","type":"string"},"description":{"description":"Description of the toolbox, from the configuration","type":"string"},"servers_connected":{"description":"Number of MCP servers that are connected","type":"integer","minimum":0},"tools":{"description":"The tools of all connected servers","type":"array","items":{"description":"A tool of an opened toolbox: its MCP definition, untouched, and where it lives.","type":"object","properties":{"name":{"description":"Name of the tool, as its server gives it","type":"string"},"title":{"description":"Name of the tool for people","type":"string"},"description":{"description":"What the tool does","type":"string"},"inputSchema":{"description":"JSON Schema of the tool's arguments","type":"object","properties":{"type":{"description":"Always object, as MCP asks","const":"object"},"properties":{"description":"Schema of each property, by name","type":"object","propertyNames":{"pattern":"^(?!__proto__$)"},"additionalProperties":{"type":"object","additionalProperties":true}},"required":{"description":"Names of the properties that must be there","type":"array","items":{"type":"string"}}},"required":["type"],"propertyNames":{"pattern":"^(?!__proto__$)"},"additionalProperties":true},"outputSchema":{"description":"JSON Schema of the tool's structuredContent","type":"object","properties":{"type":{"description":"Always object, as MCP asks","const":"object"},"properties":{"description":"Schema of each property, by name","type":"object","propertyNames":{"pattern":"^(?!__proto__$)"},"additionalProperties":{"type":"object","additionalProperties":true}},"required":{"description":"Names of the properties that must be there","type":"array","items":{"type":"string"}}},"required":["type"],"propertyNames":{"pattern":"^(?!__proto__$)"},"additionalProperties":true},"annotations":{"description":"Hints about how the tool behaves; not guarantees","type":"object","properties":{"title":{"description":"Name of the tool for people","type":"string"},"readOnlyHint":{"description":"The tool changes nothing","type":"boolean"},"destructiveHint":{"description":"The tool may destroy something","type":"boolean"},"idempotentHint":{"description":"Calling twice does no more than calling once","type":"boolean"},"openWorldHint":{"description":"The tool reaches beyond its own machine","type":"boolean"}},"propertyNames":{"pattern":"^(?!__proto__$)"},"additionalProperties":true},"icons":{"description":"Icons for the tool","type":"array","items":{"description":"An icon of a tool.","type":"object","properties":{"src":{"description":"Where the icon is: a URL or a data URI","type":"string"},"mimeType":{"description":"Media type of the icon","type":"string"},"sizes":{"description":"Sizes that the icon is made for, such as 48x48 or any","type":"array","items":{"type":"string"}},"theme":{"description":"Background that the icon is made for","enum":["light","dark"]}},"required":["src"],"propertyNames":{"pattern":"^(?!__proto__$)"},"additionalProperties":true}},"execution":{"description":"How the tool may be executed","type":"object","properties":{"taskSupport":{"description":"Whether the tool can run as a task","enum":["required","optional","forbidden"]}},"propertyNames":{"pattern":"^(?!__proto__$)"},"additionalProperties":true},"_meta":{"description":"Metadata of the server, kept as it is","type":"object","additionalProperties":true},"toolbox":{"description":"Name of the toolbox that the tool belongs to","type":"string","minLength":1},"server":{"description":"Name of the MCP server that provides the tool","type":"string","minLength":1}},"required":["name","inputSchema","toolbox","server"],"propertyNames":{"pattern":"^(?!__proto__$)"},"additionalProperties":true}},"servers_failed":{"description":"The servers that could not be reached, with the reason; absent when none failed","type":"array","minItems":1,"items":{"description":"A server of the toolbox that could not be reached.","type":"object","properties":{"server":{"description":"Name of the server","type":"string"},"error":{"description":"Why it could not be reached","type":"string"}},"required":["server","error"],"propertyNames":{"pattern":"^(?!__proto__$)"},"additionalProperties":true}},"tools_omitted":{"description":"Number of tools left out at the end because the listing was too large; absent when none was","type":"integer","minimum":1},"warnings":{"description":"What is odd but harmless, such as a filter that matches nothing; absent when nothing is","type":"array","minItems":1,"items":{"type":"string"}}},"required":["toolbox","description","servers_connected","tools"],"propertyNames":{"pattern":"^(?!__proto__$)"},"additionalProperties":true},
  },
  use_tool: {
    name: "use_tool",
    title: "Use tool",
    description: (): string => `Call a tool that open_toolbox has listed`,
    annotations: {"readOnlyHint":false,"destructiveHint":true,"idempotentHint":false,"openWorldHint":true},
    inputSchema: {"type":"object","properties":{"tool":{"description":"The tool to call","type":"object","properties":{"toolbox":{"description":"Name of the toolbox","type":"string","minLength":1},"server":{"description":"Name of its server","type":"string","minLength":1},"name":{"description":"Name of the tool","type":"string","minLength":1}},"required":["toolbox","server","name"],"additionalProperties":false},"arguments":{"description":"What its inputSchema asks for","type":"object","additionalProperties":true,"default":{}}},"required":["tool"],"additionalProperties":false},
  },
} as const;

export const metaToolTexts = {
  /** The instructions that the server gives at initialize. */
  instructions: (params: { readonly toolboxes: Shown }): string => `Call open_toolbox, then use_tool with names from its answer, such as {"tool":{"toolbox":"dev","server":"filesystem","name":"read_file"},"arguments":{"path":"/etc/hosts"}}\nToolboxes:\n${show(params.toolboxes)}`,
  /** One toolbox in a list. */
  toolbox_line: (params: { readonly toolbox: Shown; readonly servers: Shown; readonly description: Shown }): string => `- ${show(params.toolbox)} (${show(params.servers)}): ${show(params.description)}`,
  /** The number of servers of a toolbox, when it is not one. */
  server_count: (params: { readonly count: Shown }): string => `${show(params.count)} servers`,
  /** The number of servers of a toolbox, when it is one. */
  server_count_one: (): string => `1 server`,
  /** A list of toolboxes is too long to be shown whole. */
  toolboxes_left_out: (params: { readonly count: Shown }): string => `- and ${show(params.count)} more`,
} as const;
