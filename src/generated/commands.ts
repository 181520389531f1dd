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

export type CommandName = "serve" | "migrate" | "schema" | "completion";

export const commands: { readonly [Name in CommandName]: Command } = {
  serve: {"summary":"speak MCP on stdin and stdout (without a command, too)","arguments":"","options":{"config":{"value":"PATH","description":"the configuration file"}},"details":["Without --config the variable WORKBENCH_CONFIG names the file, else it is ./workbench-config.json, else a toolbox that is part of the package is served."],"examples":["mcp-workbench","mcp-workbench serve --config team.json"]},
  migrate: {"summary":"rewrite client code and JSON from old shapes","arguments":"PATH…","options":{"dry-run":{"description":"show the difference and write nothing"},"assume":{"description":"also rewrite what only looks like a call"},"json":{"description":"print the report as JSON"}},"details":["What is provably a call is rewritten. What merely looks like one is listed with file, line and reason.","TypeScript and JavaScript need the package ts-morph beside yours: npm install --save-dev ts-morph"],"examples":["mcp-workbench migrate src --dry-run","mcp-workbench migrate src fixtures/calls.json"]},
  schema: {"summary":"print a published JSON Schema","arguments":"[NAME]","options":{},"details":["Without NAME the names are listed."],"examples":["mcp-workbench schema","mcp-workbench schema use-tool-input"]},
  completion: {"summary":"print a completion script for a shell","arguments":"bash|zsh|fish","choices":["bash","zsh","fish"],"options":{},"details":["bash: mcp-workbench completion bash > ~/.local/share/bash-completion/completions/mcp-workbench","zsh: mcp-workbench completion zsh > \"${fpath[1]}/_mcp-workbench\"","fish: mcp-workbench completion fish > ~/.config/fish/completions/mcp-workbench.fish"],"examples":["mcp-workbench completion bash"]},
};
