// @generated from spec/texts.json. Do not edit.
// After changing the source run: npm run generate

import { type Shown, show } from "./show.js";

export const texts = {
  /** A server's process ended by itself. */
  reason_exited: (params: { readonly code: Shown }): string => `the server exited with code ${show(params.code)}`,
  /** A server's process was ended by a signal. */
  reason_killed: (params: { readonly signal: Shown }): string => `the server was ended by ${show(params.signal)}`,
  /** A server wrote something to stderr before it failed. */
  reason_with_stderr: (params: { readonly reason: Shown; readonly stderr: Shown }): string => `${show(params.reason)}. The last it wrote to stderr:\n${show(params.stderr)}`,
  /** The command of a stdio server does not exist. */
  reason_command_not_found: (params: { readonly command: Shown }): string => `the command '${show(params.command)}' was not found; check its name, its path and PATH`,
  /** The folder of a stdio server does not exist. */
  reason_cwd_not_found: (params: { readonly cwd: Shown }): string => `the folder '${show(params.cwd)}' was not found`,
  /** The command of a stdio server cannot be started for another reason. */
  reason_cannot_start: (params: { readonly command: Shown; readonly problem: Shown }): string => `the command '${show(params.command)}' cannot be started: ${show(params.problem)}`,
  /** A server does not start, answer and list its tools in time. */
  reason_connect_timeout: (params: { readonly seconds: Shown }): string => `it was not ready within ${show(params.seconds)} s (connectTimeout)`,
  /** A call is neither answered nor reports progress in time. */
  reason_call_timeout: (params: { readonly seconds: Shown }): string => `no answer and no progress within ${show(params.seconds)} s (timeout)`,
  /** A call reports progress but does not end. */
  reason_call_too_long: (params: { readonly seconds: Shown }): string => `no answer within ${show(params.seconds)} s, the longest that a call may take`,
  /** The caller has cancelled. */
  reason_cancelled: (): string => `the caller cancelled it`,
  /** The connection to a server broke. */
  reason_connection_lost: (): string => `the connection was lost`,
  /** A server failed so often that it is left alone for a while. */
  reason_breaker_open: (params: { readonly count: Shown; readonly seconds: Shown }): string => `it failed ${show(params.count)} times in a row and is left alone; the next try is possible in ${show(params.seconds)} s`,
  /** A server sends more in one message than is accepted. */
  reason_line_too_large: (params: { readonly size: Shown; readonly limit: Shown }): string => `its answer of ${show(params.size)} is larger than the limit of ${show(params.limit)}`,
  /** A server does not read what it is sent. */
  reason_not_reading: (params: { readonly size: Shown }): string => `it does not read its input: ${show(params.size)} are waiting to be sent`,
  /** A server's answer is not a valid message of the protocol. */
  reason_malformed_answer: (): string => `its answer is not a valid message of the protocol`,
  /** An HTTP server ends its answer before the result has come. */
  reason_unanswered: (): string => `its answer ended before the result had come`,
  /** A server speaks only newer revisions of the protocol than the workbench. */
  reason_newer_protocol: (params: { readonly problem: Shown; readonly supported: Shown }): string => `${show(params.problem)} (it speaks only: ${show(params.supported)})`,
  /** The workbench is ending. */
  reason_shutting_down: (): string => `the workbench is shutting down`,
  /** An HTTP server answers with an error. */
  reason_http: (params: { readonly status: Shown; readonly problem: Shown }): string => `HTTP ${show(params.status)}: ${show(params.problem)}`,
  /** A server asks the client for something that it cannot do. */
  unsupported_request: (params: { readonly method: Shown }): string => `The client does not support ${show(params.method)}`,
  /** A client sends a request that the workbench does not know. */
  unknown_method: (params: { readonly method: Shown }): string => `Method not found: ${show(params.method)}`,
  /** A client sends a request that is not a valid message. */
  malformed_request: (): string => `Invalid request: expected a JSON-RPC 2.0 message whose params are an object`,
  /** The name of the workbench for people. */
  server_title: (): string => `MCP Workbench`,
  /** A list of names is too long to be shown whole. */
  names_and_more: (params: { readonly names: Shown; readonly count: Shown }): string => `${show(params.names)} and ${show(params.count)} more`,
  /** A key of the configuration is probably a misspelling. */
  key_meant: (params: { readonly nearest: Shown; readonly key: Shown }): string => `Did you mean '${show(params.nearest)}' instead of '${show(params.key)}'?`,
  /** A server lists more tools than are read. */
  listing_too_many: (params: { readonly maximum: Shown }): string => `it lists more than ${show(params.maximum)} tools`,
  /** A server's listing is larger than is read. */
  listing_too_large: (params: { readonly limit: Shown }): string => `its listing is larger than ${show(params.limit)}`,
  /** A server gives the same cursor again. */
  listing_repeats: (): string => `its pages repeat themselves`,
  /** A server's listing has more pages than are read. */
  listing_too_many_pages: (params: { readonly maximum: Shown }): string => `its listing has more than ${show(params.maximum)} pages`,
  /** A listing was not read to its end. */
  warning_listing_stopped: (params: { readonly server: Shown; readonly reason: Shown }): string => `Server '${show(params.server)}': not all tools were read: ${show(params.reason)}`,
  /** A server offers no tools at all. */
  warning_no_tools: (params: { readonly server: Shown }): string => `Server '${show(params.server)}' offers no tools`,
  /** A definition of a tool cannot be used. */
  warning_tool_odd: (params: { readonly server: Shown; readonly tool: Shown; readonly issues: Shown }): string => `Server '${show(params.server)}': the tool ${show(params.tool)} was left out: ${show(params.issues)}`,
  /** A server lists two tools of the same name. */
  warning_tool_twice: (params: { readonly server: Shown; readonly tool: Shown }): string => `Server '${show(params.server)}': the tool ${show(params.tool)} is listed twice; the first one is used`,
  /** A filter matches no tool. */
  warning_filter_unmatched: (params: { readonly server: Shown; readonly filter: Shown }): string => `Server '${show(params.server)}': the filter '${show(params.filter)}' matches no tool`,
  /** The tools of a server have changed but cannot be listed again. */
  warning_refresh_failed: (params: { readonly server: Shown; readonly reason: Shown }): string => `Server '${show(params.server)}': its tools have changed but cannot be listed: ${show(params.reason)}`,
  /** A server of a toolbox that is being opened is ready. */
  progress_server_ready: (params: { readonly server: Shown; readonly count: Shown }): string => `${show(params.server)}: ready, tools: ${show(params.count)}`,
  /** A server of a toolbox that is being opened has failed. */
  progress_server_failed: (params: { readonly server: Shown }): string => `${show(params.server)}: failed`,
  /** A server writes a very long line to stderr. */
  stderr_line_cut: (params: { readonly head: Shown; readonly size: Shown }): string => `${show(params.head)}… (${show(params.size)} bytes)`,
  /** A server writes faster to stderr than is forwarded. */
  stderr_lines_left_out: (params: { readonly count: Shown }): string => `(${show(params.count)} lines left out)`,
  /** A line that a server wrote to stderr. */
  log_server_line: (params: { readonly place: Shown; readonly line: Shown }): string => `[${show(params.place)}] ${show(params.line)}`,
  /** A server writes something to stdout that is no message. */
  log_not_protocol: (params: { readonly start: Shown }): string => `wrote to stdout what is no message of the protocol: ${show(params.start)}`,
  /** A client sends a message that is too large. */
  log_input_too_large: (params: { readonly size: Shown }): string => `a message of the client was left out: ${show(params.size)} bytes are too many`,
  /** A client sends something that is no message. */
  log_input_not_protocol: (): string => `a line of the client was left out: it is no message of the protocol`,
  /** The server has started. */
  log_serving: (params: { readonly toolboxes: Shown }): string => `serving toolboxes: ${show(params.toolboxes)}`,
  /** The server starts without a configuration. */
  log_default_toolbox: (params: { readonly file: Shown }): string => `no configuration found: serving the embedded toolbox. For your own, write ${show(params.file)} or give --config PATH`,
  /** Something was thrown that nobody expected. */
  log_crashed: (params: { readonly reason: Shown }): string => `unexpected error, ending: ${show(params.reason)}`,
  /** The server was started by hand in a terminal. */
  terminal_greeting: (): string => `MCP Workbench is an MCP server: a client starts it and speaks to it over its pipes.\n\nAdd it to your client's configuration:\n  { "mcpServers": { "workbench": { "command": "npx", "args": ["-y", "mcp-workbench"] } } }\n\nTry it here: paste the following two lines, one after the other.\n  {"jsonrpc":"2.0","id":1,"method":"tools/list"}\n  {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"open_toolbox","arguments":{"toolbox":"basics"}}}\n\nmcp-workbench --help says more. Ctrl-C ends it.`,
  /** The help of the command line. */
  help: (params: { readonly commands: Shown }): string => `mcp-workbench: one MCP server in front of many.\n\nUsage: mcp-workbench [COMMAND] [options]\n\n${show(params.commands)}\n\n  --help, -h    this text; with a command, the help of that command\n  --version     the version\n\nExit codes: 0 all is well, 1 something is broken, 2 wrong command line,\n70 unexpected error.`,
  /** The first line of a command's help. */
  help_usage: (params: { readonly usage: Shown }): string => `Usage: ${show(params.usage)}`,
  /** What --help does, in a command's help. */
  help_of_help: (): string => `this text`,
  /** The end of a command's help. */
  help_examples: (params: { readonly examples: Shown }): string => `Examples:\n${show(params.examples)}`,
  /** The command line was wrong. */
  see_help: (params: { readonly command: Shown }): string => `mcp-workbench ${show(params.command)}--help says what is possible.`,
  /** An object or a type looks like an old shape, but is not known to be one. */
  migrate_not_shown: (): string => `it looks like an old shape, but nothing shows that it reaches use_tool`,
  /** A variable that reaches use_tool is also used otherwise. */
  migrate_other_use: (params: { readonly line: Shown }): string => `it is also used in line ${show(params.line)}, where nothing shows that it reaches use_tool`,
  /** A variable that reaches use_tool is exported. */
  migrate_exported: (): string => `it is exported, so others may still read the old key`,
  /** A variable that reaches use_tool can change. */
  migrate_not_constant: (): string => `it is held by a variable that can change; only constants are followed`,
  /** The type that a value has to fit is the caller's own and has the old key. */
  migrate_old_type: (params: { readonly key: Shown }): string => `the type that it has to fit still has the key '${show(params.key)}'; change the type first`,
  /** Something whose keys are not known is spread into an object. */
  migrate_spread_unknown: (params: { readonly source: Shown }): string => `'${show(params.source)}' is spread into it, and its keys are not known`,
  /** An object has a computed key. */
  migrate_computed_key: (): string => `it has a computed key`,
  /** An object has the old and the new key. */
  migrate_both_keys: (params: { readonly old_key: Shown; readonly new_key: Shown }): string => `it has both '${show(params.old_key)}' and '${show(params.new_key)}'`,
  /** The old key is a method or an accessor. */
  migrate_not_a_value: (params: { readonly key: Shown }): string => `'${show(params.key)}' is a method or an accessor`,
  /** A string name is not known before run time. */
  migrate_name_unknown: (): string => `the tool's name is only known at run time`,
  /** A string name is put together from parts by a template. */
  migrate_name_joined: (): string => `the tool's name is put together at run time, and a part may itself contain '__'`,
  /** The toolbox beside a string name is not known before run time. */
  migrate_toolbox_unknown: (): string => `whether 'toolbox_name' is the toolbox in 'tool_name' is only known at run time`,
  /** It is not known whether what is turned into a JSON string is an object. */
  migrate_arguments_unknown: (): string => `whether the value within JSON.stringify is an object is only known at run time`,
  /** A call by a string name is made by a client that is not known to be connected to the workbench. */
  migrate_client_unknown: (): string => `nothing shows that this client is connected to the workbench: it calls neither open_toolbox nor use_tool`,
  /** A call is made by the name that a client gives to the tool. */
  migrate_name_of_client: (params: { readonly name: Shown }): string => `whether '${show(params.name)}' is a tool of the workbench is not known`,
  /** The old name of a meta-tool stands outside of a call. */
  migrate_old_name: (): string => `it is the old name of a tool of the workbench, but not in a call`,
  /** An old shape is found in JSON within a string. */
  migrate_in_string: (): string => `it is JSON within a string, and nothing shows where that goes`,
  /** An old shape is found in JSON within a Markdown file. */
  migrate_in_markdown: (): string => `it is an example in a text; Markdown is never changed`,
  /** An old shape is found within the arguments for a tool. */
  migrate_in_arguments: (): string => `it is within the arguments for a tool, so it may be that tool's own data`,
  /** An identifier that reaches use_tool is not written there and has the old key. */
  migrate_made_elsewhere: (): string => `this identifier is made elsewhere and still has the key 'tool'`,
  /** A tool of a stored listing has old keys. */
  migrate_old_listing: (): string => `it is from an old listing; migrateToolInfo of mcp-workbench/contracts brings it up to date at run time`,
  /** An old key is read from an input that no longer has it. */
  migrate_no_counterpart: (params: { readonly key: Shown }): string => `'${show(params.key)}' has no counterpart; read the parts of 'tool' instead`,
  /** A rewriting would need a change in a file that was not given. */
  migrate_other_file: (params: { readonly file: Shown }): string => `it would need a change in ${show(params.file)}, too; give that file as well`,
  /** An old shape is written in a way that cannot be changed in its place. */
  migrate_not_in_place: (): string => `it is written in a way that cannot be changed in its place`,
  /** A file is not valid before anything is changed. */
  migrate_does_not_parse: (params: { readonly line: Shown; readonly column: Shown }): string => `line ${show(params.line)}, column ${show(params.column)} cannot be parsed`,
  /** A file would no longer be valid. */
  migrate_would_not_parse: (): string => `it would no longer parse`,
  /** A file is not UTF-8. */
  migrate_not_utf8: (): string => `it is not UTF-8`,
  /** A file was given that is neither code nor JSON. */
  migrate_unknown_kind: (): string => `files of this kind are not migrated`,
  /** A place that was rewritten, or would be. */
  migrate_line_rewritten: (params: { readonly place: Shown; readonly shape: Shown }): string => `${show(params.place)} rewritten: ${show(params.shape)}`,
  /** A place that a person has to look at. */
  migrate_line_listed: (params: { readonly place: Shown; readonly shape: Shown; readonly reason: Shown }): string => `${show(params.place)} look: ${show(params.shape)}: ${show(params.reason)}`,
  /** A file that is left alone. */
  migrate_line_failed: (params: { readonly file: Shown; readonly reason: Shown }): string => `${show(params.file)}: left alone: ${show(params.reason)}`,
  /** The end of the report. */
  migrate_summary: (params: { readonly rewritten: Shown; readonly listed: Shown; readonly failed: Shown; readonly files: Shown }): string => `${show(params.rewritten)} rewritten, ${show(params.listed)} to look at, ${show(params.failed)} left alone; files changed: ${show(params.files)}`,
  /** The end of the report when nothing is written. */
  migrate_summary_dry: (params: { readonly rewritten: Shown; readonly listed: Shown; readonly failed: Shown }): string => `${show(params.rewritten)} to rewrite, ${show(params.listed)} to look at, ${show(params.failed)} left alone; nothing was written`,
} as const;
