// @generated from spec/commands.json. Do not edit.
// After changing the source run: npm run generate

export interface Command {
  readonly summary: string;
  /** The arguments as the usage line shows them. */
  readonly arguments: string;
  /** The values that the first argument can have. */
  readonly choices?: readonly string[];
  /** Options by name; `value` is what one takes, and absent for a flag. */
  readonly options: { readonly [name: string]: { readonly value?: string; readonly description: string } };
  readonly details: readonly string[];
  readonly examples: readonly string[];
}

export type CommandName = "serve" | "init" | "import" | "check" | "tools" | "call" | "tokens" | "schema" | "completion";

export const commands: { readonly [Name in CommandName]: Command } = {
  serve: {"summary":"speak MCP on stdin and stdout (without a command, too)","arguments":"","options":{"config":{"value":"PATH","description":"the configuration file"}},"details":["Without --config the variable WORKBENCH_CONFIG names the file, else it is ./workbench-config.json, else a toolbox that is part of the package is served."],"examples":["mcp-workbench","mcp-workbench serve --config team.json"]},
  init: {"summary":"write a first workbench-config.json","arguments":"","options":{"config":{"value":"PATH","description":"the file to write (default: workbench-config.json)"},"force":{"description":"overwrite a file that exists"}},"details":["Servers that other clients on this machine already use are taken over, as import does it; without any, the embedded server is entered as an example."],"examples":["mcp-workbench init","mcp-workbench init --force"]},
  import: {"summary":"take servers over from other clients' configurations","arguments":"[FILE…]","options":{"toolbox":{"value":"NAME","description":"the toolbox to put them into (default: imported)"},"config":{"value":"PATH","description":"the file to change (default: workbench-config.json)"},"dry-run":{"description":"show the difference and write nothing"},"json":{"description":"print the result as JSON"}},"details":["Understands Claude Desktop, Claude Code, Cursor, VS Code, Windsurf, Zed, Codex, Gemini CLI and opencode. Without FILE it looks in the usual places and says what it found.","Secrets are not copied: they become ${VARIABLE}, and the names of the variables to set are listed.","What is already there is left alone: run twice, it changes nothing. Ends with exit code 1 if a file cannot be read; the others are imported."],"examples":["mcp-workbench import --dry-run","mcp-workbench import .mcp.json --toolbox dev","mcp-workbench import ~/.codex/config.toml"]},
  check: {"summary":"check the configuration and try every server","arguments":"","options":{"config":{"value":"PATH","description":"the configuration file"},"offline":{"description":"check the file only and start nothing"},"json":{"description":"print the result as JSON"}},"details":["Ends with exit code 1 if anything is broken. Every failure says what to do."],"examples":["mcp-workbench check","mcp-workbench check --offline"]},
  tools: {"summary":"list tools, or show one with its schema","arguments":"[TOOLBOX[/SERVER[/NAME]]]","options":{"config":{"value":"PATH","description":"the configuration file"},"search":{"value":"TEXT","description":"only tools whose name or description has this text"},"json":{"description":"print the definitions as JSON"}},"details":[],"examples":["mcp-workbench tools","mcp-workbench tools dev/filesystem","mcp-workbench tools --search file"]},
  call: {"summary":"call one tool","arguments":"TOOLBOX/SERVER/NAME [KEY=VALUE… | JSON | -]","options":{"config":{"value":"PATH","description":"the configuration file"},"json":{"description":"print the whole result as JSON"},"out":{"value":"FILE","description":"write images, audio and blobs to this file"}},"details":["VALUE is read as the tool's schema asks: text, number, boolean, or JSON. With - the arguments are read from stdin as JSON.","Ends with exit code 1 if the tool reports an error."],"examples":["mcp-workbench call basics/workbench/current_time timezone=Europe/Berlin","mcp-workbench call basics/workbench/text_stats '{\"text\":\"one two\"}'"]},
  tokens: {"summary":"estimate what the model sees, with and without","arguments":"","options":{"config":{"value":"PATH","description":"the configuration file"},"json":{"description":"print the figures as JSON"}},"details":["The figures are estimates: four bytes of JSON are counted as one token."],"examples":["mcp-workbench tokens"]},
  schema: {"summary":"print a published JSON Schema","arguments":"[NAME]","options":{},"details":["Without NAME the names are listed."],"examples":["mcp-workbench schema","mcp-workbench schema use-tool-input"]},
  completion: {"summary":"print a completion script for a shell","arguments":"bash|zsh|fish","choices":["bash","zsh","fish"],"options":{},"details":["bash: mcp-workbench completion bash > ~/.local/share/bash-completion/completions/mcp-workbench","zsh: mcp-workbench completion zsh > \"${fpath[1]}/_mcp-workbench\"","fish: mcp-workbench completion fish > ~/.config/fish/completions/mcp-workbench.fish"],"examples":["mcp-workbench completion bash"]},
};
