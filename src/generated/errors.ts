// @generated from spec/errors.json. Do not edit.
// After changing the source run: npm run generate

import { type NoParams, type Shown, show, showName } from "./show.js";

/** The parameters of each error's text. Those of a hint may be left out, and then the hint is. */
export interface ErrorParams {
  /** The arguments of use_tool do not fit its contract. */
  readonly invalid_use_tool_input: { readonly issues: Shown };
  /** use_tool names a toolbox that has not been opened. */
  readonly toolbox_not_open: { readonly toolbox: Shown; readonly call?: Shown | undefined; readonly nearest?: Shown | undefined; readonly available?: Shown | undefined };
  /** use_tool names a server that its toolbox does not have. */
  readonly server_not_found: { readonly server: Shown; readonly toolbox: Shown; readonly nearest?: Shown | undefined; readonly available?: Shown | undefined };
  /** use_tool names a tool that its server does not have. */
  readonly tool_not_found: { readonly name: Shown; readonly server: Shown; readonly toolbox: Shown; readonly nearest?: Shown | undefined; readonly available?: Shown | undefined };
  /** The downstream server did not answer the call, or answered it with a protocol error. */
  readonly tool_failed: { readonly name: Shown; readonly server: Shown; readonly toolbox: Shown; readonly reason: Shown };
  /** open_toolbox names a toolbox that is not configured. */
  readonly toolbox_not_found: { readonly toolbox: Shown; readonly nearest?: Shown | undefined; readonly available?: Shown | undefined };
  /** The arguments of open_toolbox do not fit its contract. */
  readonly invalid_open_toolbox_input: { readonly issues: Shown };
  /** A server of a toolbox cannot be reached. */
  readonly connection_failed: { readonly server: Shown; readonly toolbox: Shown; readonly reason: Shown };
  /** A client calls a tool that is neither open_toolbox nor use_tool. */
  readonly unknown_tool: { readonly name: Shown; readonly available?: Shown | undefined };
  /** A client builds an identifier with an empty part. */
  readonly invalid_tool_identifier: { readonly field: Shown };
  /** An old string name does not parse. */
  readonly invalid_tool_name_format: NoParams;
  /** A stored tool of an old listing cannot be mapped to the current one. */
  readonly invalid_tool_listing: { readonly issues: Shown };
  /** The configuration does not fit its contract. */
  readonly invalid_config: { readonly issues: Shown };
  /** An answer is too large to be sent to the client. */
  readonly reply_too_large: { readonly size: Shown; readonly limit: Shown };
  /** A call comes while the workbench is ending. */
  readonly shutting_down: NoParams;
  /** Something went wrong within the workbench itself. */
  readonly internal_error: { readonly reason: Shown };
  /** The configuration file does not exist. */
  readonly config_not_found: { readonly file: Shown };
  /** The configuration file cannot be read. */
  readonly config_unreadable: { readonly file: Shown; readonly problem: Shown };
  /** The configuration file has faults. */
  readonly config_faulty: { readonly file: Shown; readonly faults: Shown };
  /** The command line names a command that does not exist. */
  readonly unknown_command: { readonly command: Shown; readonly nearest?: Shown | undefined };
  /** The command line has an argument too many. */
  readonly surplus_argument: { readonly argument: Shown; readonly command?: Shown | undefined };
  /** The command line cannot be understood. */
  readonly wrong_usage: { readonly problem: Shown; readonly nearest?: Shown | undefined; readonly pair?: Shown | undefined };
  /** The command line names a tool in a wrong way. */
  readonly wrong_tool_path: { readonly path: Shown; readonly list?: Shown | undefined };
  /** The command line names a server that is switched off. */
  readonly server_disabled: { readonly server: Shown; readonly toolbox: Shown };
  /** The command line names no tool to call. */
  readonly tool_path_missing: NoParams;
  /** An argument of a call is neither KEY=VALUE nor JSON. */
  readonly wrong_value: { readonly word: Shown };
  /** An argument of a call has another type than the tool's schema asks for. */
  readonly wrong_value_type: { readonly key: Shown; readonly expected: Shown; readonly example?: Shown | undefined };
  /** An argument of a call is given twice, and the tool's schema does not say that it is a list. */
  readonly value_twice: { readonly key: Shown };
  /** The arguments of a call are not a JSON object. */
  readonly arguments_not_json: { readonly problem: Shown };
  /** The file for what a tool gave back cannot be written. */
  readonly result_unwritable: { readonly file: Shown; readonly problem: Shown };
  /** The command line asks for a schema that does not exist. */
  readonly unknown_schema: { readonly name: Shown; readonly nearest?: Shown | undefined; readonly available?: Shown | undefined };
  /** The command line asks for a completion without naming a shell. */
  readonly shell_missing: { readonly available: Shown };
  /** The command line asks for the completion of an unknown shell. */
  readonly unknown_shell: { readonly shell: Shown; readonly nearest?: Shown | undefined; readonly available?: Shown | undefined };
  /** A client's configuration cannot be read. */
  readonly source_unreadable: { readonly file: Shown; readonly problem: Shown };
  /** A client's configuration is neither JSON nor TOML. */
  readonly source_faulty: { readonly file: Shown; readonly problem: Shown };
  /** A file that is to be imported holds no servers. */
  readonly source_without_servers: { readonly file: Shown };
  /** A configuration would be overwritten. */
  readonly config_exists: { readonly file: Shown };
  /** A configuration cannot be written. */
  readonly config_unwritable: { readonly file: Shown; readonly problem: Shown };
  /** A required field is missing. */
  readonly required: NoParams;
  /** A value has another JSON type. */
  readonly invalid_type: { readonly expected: Shown; readonly received: Shown };
  /** An object has keys that its contract does not allow. */
  readonly unrecognized_keys: { readonly keys: Shown };
  /** A value is not one of those allowed. */
  readonly invalid_value: { readonly expected: Shown };
  /** A value fits none of several shapes and none is nearer than the others. */
  readonly invalid_union: NoParams;
  /** A string has too few characters. */
  readonly too_short: { readonly minimum: Shown };
  /** A string has too many characters. */
  readonly too_long: { readonly maximum: Shown };
  /** A string does not match its pattern. */
  readonly pattern_mismatch: { readonly pattern: Shown };
  /** A number is below its minimum. */
  readonly too_small: { readonly minimum: Shown };
  /** A number is above its maximum. */
  readonly too_big: { readonly maximum: Shown };
  /** A number is not above its exclusive minimum. */
  readonly not_above: { readonly minimum: Shown };
  /** A number is not below its exclusive maximum. */
  readonly not_below: { readonly maximum: Shown };
  /** A list has too few items. */
  readonly too_few_items: { readonly minimum: Shown };
  /** A list has too many items. */
  readonly too_many_items: { readonly maximum: Shown };
  /** An object has a key that no object may have. */
  readonly reserved_key: NoParams;
  /** The name of a toolbox is empty. */
  readonly toolbox_name_empty: NoParams;
  /** The name of a server is empty. */
  readonly server_name_empty: NoParams;
  /** The name of a tool is empty. */
  readonly tool_name_empty: NoParams;
  /** A server of the configuration is neither clearly stdio nor clearly HTTP. */
  readonly server_kind_unclear: NoParams;
  /** The command of a stdio server is empty. */
  readonly command_empty: NoParams;
  /** The folder of a stdio server is empty. */
  readonly cwd_empty: NoParams;
  /** The name of an environment variable is empty. */
  readonly env_name_empty: NoParams;
  /** The name of an HTTP header is empty. */
  readonly header_name_empty: NoParams;
  /** A tool filter is empty. */
  readonly tool_filter_empty: NoParams;
  /** The address of a server is not an HTTP one. */
  readonly url_not_http: NoParams;
  /** The configuration is not JSON. */
  readonly config_syntax: { readonly line: Shown; readonly column: Shown; readonly problem: Shown };
  /** The configuration is empty. */
  readonly config_empty: NoParams;
  /** A key is written twice in one object. */
  readonly duplicate_key: NoParams;
  /** A variable of the configuration is not set. */
  readonly variable_missing: { readonly variable: Shown };
  /** A variable of the configuration is not written right. */
  readonly variable_malformed: NoParams;
  /** migrate is called without a file or folder. */
  readonly migrate_paths_missing: NoParams;
  /** The command line names a file or folder that does not exist. */
  readonly path_not_found: { readonly path: Shown };
  /** migrate finds TypeScript or JavaScript, but ts-morph is not installed. */
  readonly ts_morph_missing: { readonly count: Shown };
}

export type ErrorCode = keyof ErrorParams;

/** Every code of the catalogue, in its order. */
export const errorCodes: readonly ErrorCode[] = [
  "invalid_use_tool_input",
  "toolbox_not_open",
  "server_not_found",
  "tool_not_found",
  "tool_failed",
  "toolbox_not_found",
  "invalid_open_toolbox_input",
  "connection_failed",
  "unknown_tool",
  "invalid_tool_identifier",
  "invalid_tool_name_format",
  "invalid_tool_listing",
  "invalid_config",
  "reply_too_large",
  "shutting_down",
  "internal_error",
  "config_not_found",
  "config_unreadable",
  "config_faulty",
  "unknown_command",
  "surplus_argument",
  "wrong_usage",
  "wrong_tool_path",
  "server_disabled",
  "tool_path_missing",
  "wrong_value",
  "wrong_value_type",
  "value_twice",
  "arguments_not_json",
  "result_unwritable",
  "unknown_schema",
  "shell_missing",
  "unknown_shell",
  "source_unreadable",
  "source_faulty",
  "source_without_servers",
  "config_exists",
  "config_unwritable",
  "required",
  "invalid_type",
  "unrecognized_keys",
  "invalid_value",
  "invalid_union",
  "too_short",
  "too_long",
  "pattern_mismatch",
  "too_small",
  "too_big",
  "not_above",
  "not_below",
  "too_few_items",
  "too_many_items",
  "reserved_key",
  "toolbox_name_empty",
  "server_name_empty",
  "tool_name_empty",
  "server_kind_unclear",
  "command_empty",
  "cwd_empty",
  "env_name_empty",
  "header_name_empty",
  "tool_filter_empty",
  "url_not_http",
  "config_syntax",
  "config_empty",
  "duplicate_key",
  "variable_missing",
  "variable_malformed",
  "migrate_paths_missing",
  "path_not_found",
  "ts_morph_missing",
];

const renderers: { readonly [Code in ErrorCode]: (params: ErrorParams[Code]) => string } = {
  invalid_use_tool_input: (params) => `Invalid tool invocation parameters: ${show(params.issues)}`,
  toolbox_not_open: (params) =>
    withHints(`Error executing tool: Toolbox '${showName(params.toolbox)}' is not open`, [
      params.call === undefined ? undefined : `Open it first with open_toolbox ${show(params.call)}`,
      params.nearest === undefined ? undefined : `Did you mean '${showName(params.nearest)}'?`,
      params.available === undefined ? undefined : `Available toolboxes: ${show(params.available)}.`,
    ]),
  server_not_found: (params) =>
    withHints(`Error executing tool: Server '${showName(params.server)}' not found in toolbox '${showName(params.toolbox)}'`, [
      params.nearest === undefined ? undefined : `Did you mean '${showName(params.nearest)}'?`,
      params.available === undefined ? undefined : `Servers of this toolbox: ${show(params.available)}.`,
    ]),
  tool_not_found: (params) =>
    withHints(`Error executing tool: Tool '${showName(params.name)}' not found in server '${showName(params.server)}' (toolbox '${showName(params.toolbox)}')`, [
      params.nearest === undefined ? undefined : `Did you mean '${showName(params.nearest)}'?`,
      params.available === undefined ? undefined : `Tools of this server: ${show(params.available)}.`,
    ]),
  tool_failed: (params) => `Error executing tool '${showName(params.name)}' in server '${showName(params.server)}' (toolbox '${showName(params.toolbox)}'): ${show(params.reason)}`,
  toolbox_not_found: (params) =>
    withHints(`Toolbox '${showName(params.toolbox)}' not found`, [
      params.nearest === undefined ? undefined : `Did you mean '${showName(params.nearest)}'?`,
      params.available === undefined ? undefined : `Available toolboxes: ${show(params.available)}.`,
    ]),
  invalid_open_toolbox_input: (params) => `Invalid parameters: ${show(params.issues)}`,
  connection_failed: (params) => `Failed to connect to server '${showName(params.server)}' in toolbox '${showName(params.toolbox)}': ${show(params.reason)}`,
  unknown_tool: (params) =>
    withHints(`Unknown tool: '${showName(params.name)}'`, [
      params.available === undefined ? undefined : `This server has two tools: ${show(params.available)}.`,
    ]),
  invalid_tool_identifier: (params) => `Invalid tool identifier: ${show(params.field)} cannot be empty`,
  invalid_tool_name_format: () => `Invalid tool name format. Expected format: {toolbox}__{server}__{tool}`,
  invalid_tool_listing: (params) => `Invalid tool listing: ${show(params.issues)}`,
  invalid_config: (params) => `Invalid configuration: ${show(params.issues)}`,
  reply_too_large: (params) =>
    withHints(`The answer of ${show(params.size)} is too large to be sent; the limit is ${show(params.limit)}`, [
      `Ask the tool for less, such as a part or a page of it.`,
    ]),
  shutting_down: () => `The workbench is shutting down`,
  internal_error: (params) => `Internal error: ${show(params.reason)}`,
  config_not_found: (params) =>
    withHints(`The configuration ${show(params.file)} does not exist`, [
      `Check the path; a first one is written by mcp-workbench init --config PATH.`,
    ]),
  config_unreadable: (params) => `The configuration ${show(params.file)} cannot be read: ${show(params.problem)}`,
  config_faulty: (params) => `The configuration ${show(params.file)} cannot be used:\n${show(params.faults)}`,
  unknown_command: (params) =>
    withHints(`Unknown command: ${show(params.command)}`, [
      params.nearest === undefined ? undefined : `Did you mean '${showName(params.nearest)}'?`,
    ]),
  surplus_argument: (params) =>
    withHints(`Unexpected argument: ${show(params.argument)}`, [
      params.command === undefined ? undefined : `The command comes first: mcp-workbench ${show(params.command)} …`,
    ]),
  wrong_usage: (params) =>
    withHints(`Wrong command line: ${show(params.problem)}`, [
      params.nearest === undefined ? undefined : `Did you mean '${showName(params.nearest)}'?`,
      params.pair === undefined ? undefined : `What is meant for the tool is written without dashes: ${show(params.pair)}`,
    ]),
  wrong_tool_path: (params) =>
    withHints(`Wrong tool: '${showName(params.path)}'. Expected TOOLBOX/SERVER/NAME`, [
      params.list === undefined ? undefined : `To see what there is: ${show(params.list)}`,
    ]),
  server_disabled: (params) =>
    withHints(`Server '${showName(params.server)}' in toolbox '${showName(params.toolbox)}' is disabled`, [
      `To use it, remove "disabled" from its entry.`,
    ]),
  tool_path_missing: () =>
    withHints(`Expected the tool to call: TOOLBOX/SERVER/NAME`, [
      `To see what there is: mcp-workbench tools`,
    ]),
  wrong_value: (params) => `Wrong argument: '${showName(params.word)}'. Expected KEY=VALUE, one JSON object, or -`,
  wrong_value_type: (params) =>
    withHints(`Wrong value for '${showName(params.key)}': expected ${show(params.expected)}`, [
      params.example === undefined ? undefined : `Write it like this: ${show(params.example)}`,
    ]),
  value_twice: (params) => `'${showName(params.key)}' is given more than once, and it is no list`,
  arguments_not_json: (params) => `The arguments are not a JSON object: ${show(params.problem)}`,
  result_unwritable: (params) => `${show(params.file)} cannot be written: ${show(params.problem)}`,
  unknown_schema: (params) =>
    withHints(`Unknown schema: ${show(params.name)}`, [
      params.nearest === undefined ? undefined : `Did you mean '${showName(params.nearest)}'?`,
      params.available === undefined ? undefined : `Published schemas: ${show(params.available)}.`,
    ]),
  shell_missing: (params) => `Expected the name of a shell: ${show(params.available)}`,
  unknown_shell: (params) =>
    withHints(`Unknown shell: ${show(params.shell)}`, [
      params.nearest === undefined ? undefined : `Did you mean '${showName(params.nearest)}'?`,
      params.available === undefined ? undefined : `Known shells: ${show(params.available)}.`,
    ]),
  source_unreadable: (params) => `${show(params.file)} cannot be read: ${show(params.problem)}`,
  source_faulty: (params) => `${show(params.file)} cannot be understood: ${show(params.problem)}`,
  source_without_servers: (params) => `${show(params.file)} holds no MCP servers in a form that is known`,
  config_exists: (params) =>
    withHints(`${show(params.file)} exists already`, [
      `Give --force to overwrite it, or add servers to it with mcp-workbench import.`,
    ]),
  config_unwritable: (params) => `${show(params.file)} cannot be written: ${show(params.problem)}`,
  required: () => `Required`,
  invalid_type: (params) => `Expected ${show(params.expected)}, received ${show(params.received)}`,
  unrecognized_keys: (params) => `Unrecognized key(s) in object: ${show(params.keys)}`,
  invalid_value: (params) => `Invalid value. Expected ${show(params.expected)}`,
  invalid_union: () => `Fits none of the allowed shapes`,
  too_short: (params) => `Expected at least ${show(params.minimum)} character(s)`,
  too_long: (params) => `Expected at most ${show(params.maximum)} character(s)`,
  pattern_mismatch: (params) => `Expected a string that matches ${show(params.pattern)}`,
  too_small: (params) => `Expected a number of at least ${show(params.minimum)}`,
  too_big: (params) => `Expected a number of at most ${show(params.maximum)}`,
  not_above: (params) => `Expected a number above ${show(params.minimum)}`,
  not_below: (params) => `Expected a number below ${show(params.maximum)}`,
  too_few_items: (params) => `Expected at least ${show(params.minimum)} item(s)`,
  too_many_items: (params) => `Expected at most ${show(params.maximum)} item(s)`,
  reserved_key: () => `This name is reserved and cannot be used as a key`,
  toolbox_name_empty: () => `Toolbox name cannot be empty`,
  server_name_empty: () => `Server name cannot be empty`,
  tool_name_empty: () => `Tool name cannot be empty`,
  server_kind_unclear: () => `Expected either 'command' (a stdio server) or 'url' (an HTTP server)`,
  command_empty: () => `Command cannot be empty`,
  cwd_empty: () => `Folder cannot be empty`,
  env_name_empty: () => `Variable name cannot be empty`,
  header_name_empty: () => `Header name cannot be empty`,
  tool_filter_empty: () => `Tool filter cannot be empty`,
  url_not_http: () => `Expected an address that starts with http:// or https://`,
  config_syntax: (params) => `Line ${show(params.line)}, column ${show(params.column)}: ${show(params.problem)}`,
  config_empty: () => `The file is empty`,
  duplicate_key: () => `The key is written twice`,
  variable_missing: (params) => `The environment variable '${showName(params.variable)}' is not set; set it, or write \${${show(params.variable)}:-default}`,
  variable_malformed: () => `'\${' does not start a variable here; write \${NAME} or \${NAME:-default}, or $\${ for the text itself`,
  migrate_paths_missing: () => `Expected at least one file or folder`,
  path_not_found: (params) => `No such file or folder: ${show(params.path)}`,
  ts_morph_missing: (params) => `TypeScript and JavaScript are migrated with the package ts-morph, which is not installed (${show(params.count)} file(s) left out)\nInstall it beside your code: npm install --save-dev ts-morph\nOr only for this once: npx -p mcp-workbench -p ts-morph mcp-workbench migrate`,
};

/** The text of an error: its sentence, then its hints on a new line, where their parameters are given. */
export function renderError<Code extends ErrorCode>(code: Code, params: ErrorParams[Code]): string {
  return renderers[code](params);
}

function withHints(text: string, hints: readonly (string | undefined)[]): string {
  const given = hints.filter((hint) => hint !== undefined);
  return given.length === 0 ? text : `${text}\n${given.join(" ")}`;
}
