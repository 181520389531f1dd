// @generated from spec/texts.json. Do not edit.
// After changing the source run: npm run generate

import { type Shown, show, showName } from "./show.js";

export const texts = {
  /** A server's process ended by itself. */
  reason_exited: (params: { readonly code: Shown }): string => `the server exited with code ${show(params.code)}`,
  /** A server's process was ended by a signal. */
  reason_killed: (params: { readonly signal: Shown }): string => `the server was ended by ${show(params.signal)}`,
  /** A server wrote something to stderr before it failed. */
  reason_with_stderr: (params: { readonly reason: Shown; readonly stderr: Shown }): string => `${show(params.reason)}. The last it wrote to stderr:\n${show(params.stderr)}`,
  /** The command of a stdio server does not exist. */
  reason_command_not_found: (params: { readonly command: Shown }): string => `the command '${showName(params.command)}' was not found; check its name, its path and PATH`,
  /** The folder of a stdio server does not exist. */
  reason_cwd_not_found: (params: { readonly cwd: Shown }): string => `the folder '${showName(params.cwd)}' was not found`,
  /** The command of a stdio server cannot be started for another reason. */
  reason_cannot_start: (params: { readonly command: Shown; readonly problem: Shown }): string => `the command '${showName(params.command)}' cannot be started: ${show(params.problem)}`,
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
  key_meant: (params: { readonly nearest: Shown; readonly key: Shown }): string => `Did you mean '${showName(params.nearest)}' instead of '${showName(params.key)}'?`,
  /** A server lists more tools than are read. */
  listing_too_many: (params: { readonly maximum: Shown }): string => `it lists more than ${show(params.maximum)} tools`,
  /** A server's listing is larger than is read. */
  listing_too_large: (params: { readonly limit: Shown }): string => `its listing is larger than ${show(params.limit)}`,
  /** A server gives the same cursor again. */
  listing_repeats: (): string => `its pages repeat themselves`,
  /** A server's listing has more pages than are read. */
  listing_too_many_pages: (params: { readonly maximum: Shown }): string => `its listing has more than ${show(params.maximum)} pages`,
  /** A listing was not read to its end. */
  warning_listing_stopped: (params: { readonly server: Shown; readonly reason: Shown }): string => `Server '${showName(params.server)}': not all tools were read: ${show(params.reason)}`,
  /** A server offers no tools at all. */
  warning_no_tools: (params: { readonly server: Shown }): string => `Server '${showName(params.server)}' offers no tools`,
  /** A definition of a tool cannot be used. */
  warning_tool_odd: (params: { readonly server: Shown; readonly tool: Shown; readonly issues: Shown }): string => `Server '${showName(params.server)}': the tool ${show(params.tool)} was left out: ${show(params.issues)}`,
  /** A server lists two tools of the same name. */
  warning_tool_twice: (params: { readonly server: Shown; readonly tool: Shown }): string => `Server '${showName(params.server)}': the tool ${show(params.tool)} is listed twice; the first one is used`,
  /** A filter matches no tool. */
  warning_filter_unmatched: (params: { readonly server: Shown; readonly filter: Shown }): string => `Server '${showName(params.server)}': the filter '${showName(params.filter)}' matches no tool`,
  /** The tools of a server have changed but cannot be listed again. */
  warning_refresh_failed: (params: { readonly server: Shown; readonly reason: Shown }): string => `Server '${showName(params.server)}': its tools have changed but cannot be listed: ${show(params.reason)}`,
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
  log_input_too_large: (params: { readonly size: Shown }): string => `a message of ${show(params.size)} is too large and was left out`,
  /** A client sends something that is no message. */
  log_input_not_protocol: (): string => `a line of the client was left out: it is no message of the protocol`,
  /** The server has started. */
  log_serving: (params: { readonly toolboxes: Shown }): string => `serving toolboxes: ${show(params.toolboxes)}`,
  /** The server starts without a configuration. */
  log_default_toolbox: (params: { readonly file: Shown }): string => `no ${show(params.file)} here, using the embedded toolbox (mcp-workbench init writes a first one, --config PATH names another)`,
  /** Something was thrown that nobody expected. */
  log_crashed: (params: { readonly reason: Shown }): string => `unexpected error, ending: ${show(params.reason)}`,
  /** The result of a command cannot be written to stdout. */
  log_output_failed: (params: { readonly problem: Shown }): string => `The result cannot be written: ${show(params.problem)}`,
  /** A file is not there. */
  system_not_found: (): string => `it does not exist`,
  /** The folder of a file that is to be written is not there. */
  system_folder_not_found: (): string => `its folder does not exist`,
  /** A folder stands where a file is expected. */
  system_folder: (): string => `it is a folder`,
  /** A file stands where a folder is expected. */
  system_no_folder: (): string => `a part of its path is no folder`,
  /** The system does not allow to read or write a file. */
  system_denied: (): string => `permission denied`,
  /** A file is on a disk that cannot be written to. */
  system_read_only: (): string => `the disk is read-only`,
  /** No room is left to write to. */
  system_full: (): string => `the disk is full`,
  /** The server is started in a terminal. */
  terminal_greeting: (params: { readonly entry: Shown; readonly toolbox: Shown }): string => `MCP Workbench is an MCP server: a client starts it and speaks to it over its\npipes. Add it to your client's configuration:\n\n${show(params.entry)}\n\nTry it here: paste the following two lines, one after the other.\n\n  {"jsonrpc":"2.0","id":1,"method":"tools/list"}\n  {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"open_toolbox","arguments":{"toolbox":"${show(params.toolbox)}"}}}\n\nOr without JSON: mcp-workbench tools, mcp-workbench call.\nmcp-workbench --help says more. Ctrl-C ends it.`,
  /** The help of the command line. */
  help: (params: { readonly commands: Shown }): string => `mcp-workbench: one MCP server in front of many.\n\nUsage: mcp-workbench [COMMAND] [options]\n\n${show(params.commands)}\n\n  --help, -h     this text; with a command, the help of that command\n  --version, -v  the version\n\nExit codes: 0 all is well, 1 something is broken, 2 wrong command line,\n70 unexpected error, 130 interrupted.`,
  /** The first line of a command's help. */
  help_usage: (params: { readonly usage: Shown }): string => `Usage: ${show(params.usage)}`,
  /** What --help does, in a command's help. */
  help_of_help: (): string => `this text`,
  /** The end of a command's help. */
  help_examples: (params: { readonly examples: Shown }): string => `Examples:\n${show(params.examples)}`,
  /** The command line was wrong. */
  see_help: (params: { readonly command: Shown }): string => `mcp-workbench ${show(params.command)}--help says what is possible.`,
  /** The configuration is well-formed and nothing was started. */
  check_offline_ok: (params: { readonly toolboxes: Shown; readonly servers: Shown }): string => `The configuration is well-formed: ${show(params.toolboxes)} toolbox(es), ${show(params.servers)} server(s). Nothing was started.`,
  /** The servers are being started. */
  check_starting: (): string => `starting the servers…`,
  /** A terminal waits for servers that are being tried. */
  check_progress: (params: { readonly done: Shown; readonly count: Shown; readonly places: Shown }): string => `${show(params.done)} of ${show(params.count)} done, waiting for ${show(params.places)}`,
  /** The columns of the table of servers. */
  check_columns: (): string => `server|state|tools|ready after|est. tokens|warnings`,
  /** Something is odd but harmless. */
  check_warning: (params: { readonly toolbox: Shown; readonly warning: Shown }): string => `Warning, toolbox '${showName(params.toolbox)}': ${show(params.warning)}`,
  /** A stdio server has failed. */
  check_advice_stdio: (): string => `What to do: run its command in a terminal and see what it says. It gets the\nvariables that its "env" names and a few safe ones, not all that you have set.`,
  /** The command of a stdio server does not exist. */
  check_advice_command: (): string => `What to do: install it, or give its full path: a client that starts the\nworkbench often has another PATH than your terminal.`,
  /** The folder of a stdio server does not exist. */
  check_advice_cwd: (): string => `What to do: create the folder, or correct "cwd".`,
  /** A server was not ready in time. */
  check_advice_timeout: (): string => `What to do: try again, as the first start of npx and uvx has to download. If it\nneeds so long every time, set a larger "connectTimeout" (in milliseconds).`,
  /** A server speaks only newer revisions of the protocol. */
  check_advice_protocol: (): string => `What to do: use an older version of it, or see whether there is a newer\nmcp-workbench.`,
  /** An HTTP server wants to know who is calling. */
  check_advice_credentials: (): string => `What to do: it wants other credentials; check "headers". A login in the browser\n(OAuth) is not possible here.`,
  /** An HTTP server does not know the address. */
  check_advice_address: (): string => `What to do: check the path in "url". An older server may need\n"transport": "sse".`,
  /** An HTTP server has failed in another way. */
  check_advice_http: (): string => `What to do: see whether its address is right, whether it is running, and whether\nit wants other headers.`,
  /** The configuration has no servers. */
  check_empty: (): string => `The configuration has no servers yet. Write them into it, or take over those of\nanother client: mcp-workbench import`,
  /** A command that needs all servers could not start some. */
  see_check: (): string => `not all servers could be started; mcp-workbench check says what to do`,
  /** All servers work. */
  check_all_well: (params: { readonly count: Shown }): string => `All is well: ${show(params.count)} server(s) checked.`,
  /** Some servers do not work. */
  check_some_failed: (params: { readonly failed: Shown; readonly count: Shown }): string => `${show(params.failed)} of ${show(params.count)} server(s) failed.`,
  /** The description of a tool is longer than clients show. */
  warning_description_long: (params: { readonly server: Shown; readonly tool: Shown }): string => `Server '${showName(params.server)}': the description of the tool ${show(params.tool)} is over 2 KB; clients cut it`,
  /** No tool was found. */
  tools_none: (): string => `No tools found.`,
  /** A tool gives something that is no text. */
  call_blob: (params: { readonly type: Shown; readonly size: Shown }): string => `(${show(params.type)}, ${show(params.size)}; write it to a file with --out FILE)`,
  /** A tool gives something that is no text, and it was written to a file. */
  call_blob_written: (params: { readonly type: Shown; readonly size: Shown; readonly file: Shown }): string => `(${show(params.type)}, ${show(params.size)}, written to ${show(params.file)})`,
  /** The result of a tool is empty. */
  call_nothing: (): string => `(the tool gave back nothing)`,
  /** A file for what is binary is given, but the result holds nothing of that kind. */
  call_no_blob: (params: { readonly file: Shown }): string => `(no image, audio or blob in the result: ${show(params.file)} was not written)`,
  /** Above the table of tokens. */
  tokens_title: (): string => `Tokens that the model sees (estimates: four bytes of JSON count as one token)`,
  /** All servers connected directly. */
  tokens_direct: (): string => `all servers connected directly`,
  /** The workbench before a toolbox is opened. */
  tokens_before: (): string => `workbench, nothing opened`,
  /** The workbench with one toolbox opened. */
  tokens_opened: (params: { readonly toolbox: Shown }): string => `workbench, '${showName(params.toolbox)}' opened`,
  /** What the workbench saves before anything is opened. */
  tokens_saving: (params: { readonly saving: Shown }): string => `Before anything is opened that is ${show(params.saving)} % less.`,
  /** The workbench saves nothing. */
  tokens_no_saving: (): string => `With so few tools the workbench is not worth it: it saves nothing.`,
  /** How much more or less a row is than all servers connected directly. */
  tokens_difference: (params: { readonly difference: Shown }): string => `${show(params.difference)} %`,
  /** The configuration file, where a registry or an application asks for it. */
  manifest_config: (): string => `Path of workbench-config.json; without it a toolbox that is part of the package is served`,
  /** The toolbox that servers are imported into unless another is named. */
  import_toolbox: (): string => `imported`,
  /** The description of a toolbox that an import has created. */
  import_toolbox_description: (params: { readonly clients: Shown }): string => `Servers imported from ${show(params.clients)}`,
  /** An import has found configurations. */
  import_found: (params: { readonly sources: Shown }): string => `Found:\n${show(params.sources)}`,
  /** An import has found no configuration. */
  import_found_nothing: (params: { readonly places: Shown }): string => `No configuration of another client was found. Looked for:\n${show(params.places)}\n\nIf yours is elsewhere, name it: mcp-workbench import FILE`,
  /** A configuration that was found. */
  import_source: (params: { readonly file: Shown; readonly client: Shown; readonly count: Shown }): string => `${show(params.file)} (${show(params.client)}), servers: ${show(params.count)}`,
  /** What was done with the servers. */
  import_result: (params: { readonly file: Shown; readonly toolbox: Shown; readonly servers: Shown }): string => `${show(params.file)}, toolbox '${showName(params.toolbox)}':\n${show(params.servers)}`,
  /** A server is new. */
  import_added: (params: { readonly server: Shown }): string => `+ ${show(params.server)}`,
  /** A server is new and got another name. */
  import_added_renamed: (params: { readonly server: Shown; readonly original: Shown; readonly file: Shown }): string => `+ ${show(params.server)} ('${showName(params.original)}' in ${show(params.file)}; that name was taken)`,
  /** A server is already there. */
  import_present: (params: { readonly server: Shown }): string => `= ${show(params.server)} (already there)`,
  /** A server is already there in another toolbox. */
  import_present_elsewhere: (params: { readonly server: Shown; readonly toolbox: Shown }): string => `= ${show(params.server)} (already there, in toolbox '${showName(params.toolbox)}')`,
  /** A server is left out. */
  import_skipped: (params: { readonly server: Shown; readonly reason: Shown }): string => `- ${show(params.server)} (left out: ${show(params.reason)})`,
  /** Why a server is left out. */
  import_reason_itself: (): string => `it is the workbench itself`,
  /** Why a server is left out. */
  import_reason_kind: (): string => `it has neither a command nor an address`,
  /** Why a server is left out. */
  import_reason_transport: (): string => `its transport is neither stdio nor HTTP`,
  /** What a person should know about an import. */
  import_notes: (params: { readonly notes: Shown }): string => `Notes:\n${show(params.notes)}`,
  /** A note about one server. */
  import_note: (params: { readonly server: Shown; readonly note: Shown }): string => `${show(params.server)}: ${show(params.note)}`,
  /** A client's entry has settings that the workbench does not have. */
  import_note_dropped: (params: { readonly keys: Shown }): string => `not taken over, because the workbench has no such setting: ${show(params.keys)}`,
  /** A server is already there, but is used in another way. */
  import_note_settings: (params: { readonly keys: Shown }): string => `it is already there with other settings, which are left as they are: ${show(params.keys)}`,
  /** A text has a dollar and a brace that are no variable of the client. */
  import_note_literal: (params: { readonly places: Shown }): string => `'\${' is no variable of this client here and is kept as text: ${show(params.places)}`,
  /** The default of a variable looks like a secret. */
  import_note_default: (params: { readonly variable: Shown }): string => `the default of this variable looks like a secret and was left out: ${show(params.variable)}`,
  /** A time limit is outside of what is possible. */
  import_note_limited: (params: { readonly key: Shown; readonly value: Shown }): string => `${show(params.key)} was brought to ${show(params.value)} ms`,
  /** The transport of a server was guessed. */
  import_note_sse: (): string => `its address ends with /sse, so the older transport 'sse' was chosen`,
  /** A client's placeholder became a variable of another name. */
  import_note_variable: (params: { readonly original: Shown; readonly variable: Shown }): string => `${show(params.original)} became ${show(params.variable)}`,
  /** Variables of an import that are not set. */
  import_variables: (params: { readonly variables: Shown }): string => `Variables to set (their values are neither shown nor copied):\n${show(params.variables)}`,
  /** A configuration was written. */
  import_written: (params: { readonly file: Shown }): string => `Wrote ${show(params.file)}. Next: mcp-workbench check`,
  /** An import has nothing to add. */
  import_unchanged: (params: { readonly file: Shown }): string => `Nothing to add to ${show(params.file)}.`,
  /** An import is only tried. */
  import_not_written: (): string => `Nothing was written (--dry-run).`,
  /** There is nothing that a first configuration could be made of. */
  init_example: (): string => `No servers of other clients were found; the embedded server is entered as an example.`,
  /** A first configuration was written. */
  init_client: (params: { readonly entry: Shown }): string => `Then add the workbench to your client's configuration:\n\n${show(params.entry)}`,
  /** A configuration has the form of another client. */
  config_other_client: (): string => `'mcpServers' belongs into a toolbox: { "toolboxes": { "NAME": { "mcpServers": … } } }.\nmcp-workbench import FILE takes over the servers of another client.`,
  /** The first comment of a configuration that the workbench writes. */
  config_comment: (): string => `The configuration of MCP Workbench. A toolbox is a group of MCP servers that\nare opened together. \${NAME} and \${NAME:-default} are environment variables;\n$\${ is the text \${ itself. To check it: mcp-workbench check`,
  /** The comment on the description of a toolbox. */
  config_comment_description: (): string => `The model reads this when it chooses a toolbox: say what it is for.`,
  /** A client's configuration is not TOML. */
  toml_fault: (): string => `not valid TOML`,
  /** An object or a type looks like an old shape, but is not known to be one. */
  migrate_not_shown: (): string => `it looks like an old shape, but nothing shows that it reaches use_tool`,
  /** A variable that reaches use_tool is also used otherwise. */
  migrate_other_use: (params: { readonly line: Shown }): string => `it is also used in line ${show(params.line)}, where nothing shows that it reaches use_tool`,
  /** A variable that reaches use_tool is exported. */
  migrate_exported: (): string => `it is exported, so others may still read the old key`,
  /** A variable that reaches use_tool can change. */
  migrate_not_constant: (): string => `it is held by a variable that can change; only constants are followed`,
  /** The type that a value has to fit is the caller's own and has the old key. */
  migrate_old_type: (params: { readonly key: Shown }): string => `the type that it has to fit still has the key '${showName(params.key)}'; change the type first`,
  /** Something whose keys are not known is spread into an object. */
  migrate_spread_unknown: (params: { readonly source: Shown }): string => `'${showName(params.source)}' is spread into it, and its keys are not known`,
  /** An object has a computed key. */
  migrate_computed_key: (): string => `it has a computed key`,
  /** An object has the old and the new key. */
  migrate_both_keys: (params: { readonly old_key: Shown; readonly new_key: Shown }): string => `it has both '${showName(params.old_key)}' and '${showName(params.new_key)}'`,
  /** The old key is a method or an accessor. */
  migrate_not_a_value: (params: { readonly key: Shown }): string => `'${showName(params.key)}' is a method or an accessor`,
  /** A string name is not known before run time. */
  migrate_name_unknown: (): string => `the tool's name is only known at run time`,
  /** A string name is put together from parts by a template. */
  migrate_name_joined: (): string => `the tool's name is put together at run time, and a part may itself contain '__'`,
  /** The toolbox beside a string name is not known before run time. */
  migrate_toolbox_unknown: (): string => `whether 'toolbox_name' is the toolbox in 'tool_name' is only known at run time`,
  /** It is not known whether what is turned into a JSON string is an object. */
  migrate_arguments_unknown: (): string => `whether the value within JSON.stringify is an object is only known at run time`,
  /** What is turned into a JSON string is held by a variable until the call. */
  migrate_stringified_early: (): string => `the value within JSON.stringify may change before the call`,
  /** A call by a string name is made by a client that is not known to be connected to the workbench. */
  migrate_client_unknown: (): string => `nothing shows that this client is connected to the workbench: it calls neither open_toolbox nor use_tool`,
  /** A call is made by the name that a client gives to the tool. */
  migrate_name_of_client: (params: { readonly name: Shown }): string => `whether '${showName(params.name)}' is a tool of the workbench is not known`,
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
  migrate_no_counterpart: (params: { readonly key: Shown }): string => `'${showName(params.key)}' has no counterpart; read the parts of 'tool' instead`,
  /** A string names an old key of a type or a value of ours. */
  migrate_key_named: (params: { readonly key: Shown }): string => `the string names the old key '${showName(params.key)}' of a contract; only a person can say what it is for`,
  /** The old key is read beside the new one, or only if it is there. */
  migrate_both_read: (params: { readonly new_key: Shown }): string => `it is read beside '${showName(params.new_key)}', or only where it exists, so this may take both shapes on purpose`,
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
