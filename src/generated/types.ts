// @generated from spec/contracts/legacy-tool-info.schema.json, spec/contracts/open-toolbox-input.schema.json, spec/contracts/open-toolbox-result.schema.json, spec/contracts/tool-identifier.schema.json, spec/contracts/tool-info.schema.json, spec/contracts/tool.schema.json, spec/contracts/use-tool-input.schema.json, spec/contracts/workbench-config.schema.json. Do not edit.
// After changing the source run: npm run generate

/** A JSON Schema whose root is an object. */
export interface ToolSchemaObject {
  readonly [key: string]: unknown;
  /** Always object, as MCP asks */
  readonly type: "object";
  /** Schema of each property, by name */
  readonly properties?: { readonly [key: string]: object } | undefined;
  /** Names of the properties that must be there */
  readonly required?: string[] | undefined;
}

/** Hints about a tool's behaviour. */
export interface ToolAnnotations {
  readonly [key: string]: unknown;
  /** Name of the tool for people */
  readonly title?: string | undefined;
  /** The tool changes nothing */
  readonly readOnlyHint?: boolean | undefined;
  /** The tool may destroy something */
  readonly destructiveHint?: boolean | undefined;
  /** Calling twice does no more than calling once */
  readonly idempotentHint?: boolean | undefined;
  /** The tool reaches beyond its own machine */
  readonly openWorldHint?: boolean | undefined;
}

/** An icon of a tool. */
export interface ToolIcon {
  readonly [key: string]: unknown;
  /** Where the icon is: a URL or a data URI */
  readonly src: string;
  /** Media type of the icon */
  readonly mimeType?: string | undefined;
  /** Sizes that the icon is made for, such as 48x48 or any */
  readonly sizes?: string[] | undefined;
  /** Background that the icon is made for */
  readonly theme?: "light" | "dark" | undefined;
}

/** How a tool may be executed. */
export interface ToolExecution {
  readonly [key: string]: unknown;
  /** Whether the tool can run as a task */
  readonly taskSupport?: "required" | "optional" | "forbidden" | undefined;
}

/** A tool definition as MCP gives it. Fields that a newer protocol adds are kept. */
export interface Tool {
  readonly [key: string]: unknown;
  /** Name of the tool, as its server gives it */
  readonly name: string;
  /** Name of the tool for people */
  readonly title?: string | undefined;
  /** What the tool does */
  readonly description?: string | undefined;
  /** JSON Schema of the tool's arguments */
  readonly inputSchema: ToolSchemaObject;
  /** JSON Schema of the tool's structuredContent */
  readonly outputSchema?: ToolSchemaObject | undefined;
  /** Hints about how the tool behaves; not guarantees */
  readonly annotations?: ToolAnnotations | undefined;
  /** Icons for the tool */
  readonly icons?: ToolIcon[] | undefined;
  /** How the tool may be executed */
  readonly execution?: ToolExecution | undefined;
  /** Metadata of the server, kept as it is */
  readonly _meta?: { readonly [key: string]: unknown } | undefined;
}

/** A tool as listings before 0.12.0 gave it. Only for reading stored listings. */
export interface LegacyToolInfo extends Tool {
  /** Name of the toolbox that the tool belongs to; now `toolbox` */
  readonly toolbox_name: string;
  /** Name of the MCP server that provides the tool; now `server` */
  readonly source_server: string;
}

/** The input of open_toolbox: which toolbox to open. */
export interface OpenToolboxInput {
  /** Name of the toolbox */
  readonly toolbox: string;
}

/** A tool of an opened toolbox: its MCP definition, untouched, and where it lives. */
export interface ToolInfo extends Tool {
  /** Name of the toolbox that the tool belongs to */
  readonly toolbox: string;
  /** Name of the MCP server that provides the tool */
  readonly server: string;
}

/** A server of the toolbox that could not be reached. */
export interface FailedServer {
  readonly [key: string]: unknown;
  /** Name of the server */
  readonly server: string;
  /** Why it could not be reached */
  readonly error: string;
}

/** The answer of open_toolbox: the tools that can now be used. Fields that a newer version adds are kept. */
export interface OpenToolboxResult {
  readonly [key: string]: unknown;
  /** Name of the opened toolbox */
  readonly toolbox: string;
  /** Description of the toolbox, from the configuration */
  readonly description: string;
  /** Number of MCP servers that are connected */
  readonly servers_connected: number;
  /** The tools of all connected servers */
  readonly tools: ToolInfo[];
  /** The servers that could not be reached, with the reason; absent when none failed */
  readonly servers_failed?: FailedServer[] | undefined;
  /** Number of tools left out at the end because the listing was too large; absent when none was */
  readonly tools_omitted?: number | undefined;
  /** What is odd but harmless, such as a filter that matches nothing; absent when nothing is */
  readonly warnings?: string[] | undefined;
}

/** Names one tool of one server of one toolbox. Case-sensitive. */
export interface ToolIdentifier {
  /** Name of the toolbox */
  readonly toolbox: string;
  /** Name of its server */
  readonly server: string;
  /** Name of the tool */
  readonly name: string;
}

/** The input of use_tool: which tool to call, and with what. */
export interface UseToolInput {
  /** The tool to call */
  readonly tool: ToolIdentifier;
  /** What its inputSchema asks for */
  readonly arguments?: { readonly [key: string]: unknown } | undefined;
}

/** The input of use_tool: which tool to call, and with what. After parsing, with defaults filled in. */
export interface ParsedUseToolInput {
  /** The tool to call */
  readonly tool: ToolIdentifier;
  /** What its inputSchema asks for */
  readonly arguments: { readonly [key: string]: unknown };
}

/** An MCP server that is started as a process and spoken to over its pipes. */
export interface StdioServerConfig {
  /** Written by some clients; says the same as command */
  readonly type?: "stdio" | undefined;
  /** The program to start */
  readonly command: string;
  /** Arguments of the program */
  readonly args?: string[] | undefined;
  /** Environment variables for the program, beside a small safe set */
  readonly env?: { readonly [key: string]: string } | undefined;
  /** Hand the whole environment of the workbench to the program */
  readonly inheritEnv?: boolean | undefined;
  /** Folder to start the program in */
  readonly cwd?: string | undefined;
  /** Names or globs of the tools to show; `!name` leaves one out; absent or ["*"] shows all, [] none */
  readonly toolFilters?: string[] | undefined;
  /** Milliseconds that a call may take without a sign of progress */
  readonly timeout?: number | undefined;
  /** Milliseconds that the server may take to start and list its tools */
  readonly connectTimeout?: number | undefined;
  /** Keep the entry but do not use the server */
  readonly disabled?: boolean | undefined;
}

/** An MCP server that is started as a process and spoken to over its pipes. After parsing, with defaults filled in. */
export interface ParsedStdioServerConfig {
  /** Written by some clients; says the same as command */
  readonly type?: "stdio" | undefined;
  /** The program to start */
  readonly command: string;
  /** Arguments of the program */
  readonly args: string[];
  /** Environment variables for the program, beside a small safe set */
  readonly env: { readonly [key: string]: string };
  /** Hand the whole environment of the workbench to the program */
  readonly inheritEnv: boolean;
  /** Folder to start the program in */
  readonly cwd?: string | undefined;
  /** Names or globs of the tools to show; `!name` leaves one out; absent or ["*"] shows all, [] none */
  readonly toolFilters: string[];
  /** Milliseconds that a call may take without a sign of progress */
  readonly timeout: number;
  /** Milliseconds that the server may take to start and list its tools */
  readonly connectTimeout: number;
  /** Keep the entry but do not use the server */
  readonly disabled: boolean;
}

/** An MCP server that is reached over HTTP. */
export interface HttpServerConfig {
  /** Written by some clients; says the same as transport */
  readonly type?: "http" | "streamable-http" | "sse" | undefined;
  /** Address of the server, http or https */
  readonly url: string;
  /** Headers sent with every request */
  readonly headers?: { readonly [key: string]: string } | undefined;
  /** http is Streamable HTTP and the default; sse is the older transport of 2024-11-05 */
  readonly transport?: "http" | "sse" | undefined;
  /** Names or globs of the tools to show; `!name` leaves one out; absent or ["*"] shows all, [] none */
  readonly toolFilters?: string[] | undefined;
  /** Milliseconds that a call may take without a sign of progress */
  readonly timeout?: number | undefined;
  /** Milliseconds that the server may take to answer and list its tools */
  readonly connectTimeout?: number | undefined;
  /** Keep the entry but do not use the server */
  readonly disabled?: boolean | undefined;
}

/** An MCP server that is reached over HTTP. After parsing, with defaults filled in. */
export interface ParsedHttpServerConfig {
  /** Written by some clients; says the same as transport */
  readonly type?: "http" | "streamable-http" | "sse" | undefined;
  /** Address of the server, http or https */
  readonly url: string;
  /** Headers sent with every request */
  readonly headers: { readonly [key: string]: string };
  /** http is Streamable HTTP and the default; sse is the older transport of 2024-11-05 */
  readonly transport?: "http" | "sse" | undefined;
  /** Names or globs of the tools to show; `!name` leaves one out; absent or ["*"] shows all, [] none */
  readonly toolFilters: string[];
  /** Milliseconds that a call may take without a sign of progress */
  readonly timeout: number;
  /** Milliseconds that the server may take to answer and list its tools */
  readonly connectTimeout: number;
  /** Keep the entry but do not use the server */
  readonly disabled: boolean;
}

/** An MCP server: a command to start (stdio) or an address to reach (HTTP). */
export type ServerConfig = StdioServerConfig | HttpServerConfig;
/** An MCP server: a command to start (stdio) or an address to reach (HTTP). After parsing, with defaults filled in. */
export type ParsedServerConfig = ParsedStdioServerConfig | ParsedHttpServerConfig;

/** A named group of MCP servers that are opened together. */
export interface ToolboxConfig {
  /** What the toolbox is for; the model reads it when it chooses */
  readonly description?: string | undefined;
  /** The MCP servers by name, in the form that clients use under mcpServers */
  readonly mcpServers: { readonly [key: string]: ServerConfig };
}

/** A named group of MCP servers that are opened together. After parsing, with defaults filled in. */
export interface ParsedToolboxConfig {
  /** What the toolbox is for; the model reads it when it chooses */
  readonly description: string;
  /** The MCP servers by name, in the form that clients use under mcpServers */
  readonly mcpServers: { readonly [key: string]: ParsedServerConfig };
}

/** The configuration of the workbench: toolboxes, each a named group of MCP servers. */
export interface WorkbenchConfig {
  /** Address of this schema, so that editors complete and check the file */
  readonly $schema?: string | undefined;
  /** The toolboxes by name */
  readonly toolboxes: { readonly [key: string]: ToolboxConfig };
}

/** The configuration of the workbench: toolboxes, each a named group of MCP servers. After parsing, with defaults filled in. */
export interface ParsedWorkbenchConfig {
  /** Address of this schema, so that editors complete and check the file */
  readonly $schema?: string | undefined;
  /** The toolboxes by name */
  readonly toolboxes: { readonly [key: string]: ParsedToolboxConfig };
}
