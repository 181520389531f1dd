// @generated from spec/migrations.json. Do not edit.
// After changing the source run: npm run generate

import { type Shown, show, showName } from "./show.js";

/** A shape that the product had once, or that callers often take for one. */
export interface MigrationShape {
  readonly title: string;
  /** Where the shape appears. */
  readonly surface: "use_tool" | "tool_call" | "open_toolbox" | "tool_listing" | "config";
  /** The version that ended it; null for a shape that was never valid. */
  readonly endedIn: string | null;
  /** What happens to it now. */
  readonly disposition: "refused" | "accepted" | "mapped";
}

export type MigrationId = "identifier_key_tool" | "string_tool_name" | "mixed_separators" | "prefixed_meta_tool" | "direct_tool_call" | "open_toolbox_name" | "listing_provenance" | "arguments_as_json_string" | "tool_as_json_string" | "tool_as_string_name" | "config_tool_mode_dynamic" | "config_tool_mode_proxy" | "config_server_list";

export const migrationShapes: { readonly [Id in MigrationId]: MigrationShape } = {
  identifier_key_tool: {"title":"Identifier key `tool` instead of `name`","surface":"use_tool","endedIn":"0.13.0","disposition":"refused"},
  string_tool_name: {"title":"`toolbox_name` and `tool_name` instead of an identifier","surface":"use_tool","endedIn":"0.11.0","disposition":"refused"},
  mixed_separators: {"title":"String names with mixed separators","surface":"use_tool","endedIn":"0.5.0","disposition":"refused"},
  prefixed_meta_tool: {"title":"Meta-tools with the prefix `workbench_`","surface":"tool_call","endedIn":"0.10.0","disposition":"refused"},
  direct_tool_call: {"title":"Calling a downstream tool directly","surface":"tool_call","endedIn":"0.10.0","disposition":"refused"},
  open_toolbox_name: {"title":"`toolbox_name` in the input of `open_toolbox`","surface":"open_toolbox","endedIn":"0.12.0","disposition":"accepted"},
  listing_provenance: {"title":"`toolbox_name`, `source_server` and `_meta.original_name` in tool listings","surface":"tool_listing","endedIn":"0.12.0","disposition":"mapped"},
  arguments_as_json_string: {"title":"`arguments` given as a JSON string","surface":"use_tool","endedIn":null,"disposition":"refused"},
  tool_as_json_string: {"title":"`tool` given as a JSON string","surface":"use_tool","endedIn":null,"disposition":"refused"},
  tool_as_string_name: {"title":"`tool` given as one string name","surface":"use_tool","endedIn":null,"disposition":"refused"},
  config_tool_mode_dynamic: {"title":"`toolMode: \"dynamic\"` in the configuration","surface":"config","endedIn":"0.10.0","disposition":"refused"},
  config_tool_mode_proxy: {"title":"`toolMode: \"proxy\"` in the configuration","surface":"config","endedIn":"0.10.0","disposition":"accepted"},
  config_server_list: {"title":"`mcp_servers` as a list in the configuration","surface":"config","endedIn":"0.10.0","disposition":"refused"},
};

/** The line that says what became of a shape, and when. */
export const migrationGuidance = {
  identifier_key_tool: (): string => `The identifier key 'tool' was renamed to 'name' in 0.13.0.`,
  string_tool_name: (): string => `'toolbox_name' and 'tool_name' were replaced by 'tool': { toolbox, server, name } in 0.11.0 (its key 'name' was 'tool' until 0.13.0).`,
  mixed_separators: (): string => `Names with mixed separators ended in 0.5.0.`,
  prefixed_meta_tool: (params: { readonly old_name: Shown; readonly new_name: Shown }): string => `The tool '${showName(params.old_name)}' was renamed to '${showName(params.new_name)}' in 0.10.0.`,
  direct_tool_call: (): string => `Downstream tools are not called by their own names since 0.10.0; call them through 'use_tool'.`,
  open_toolbox_name: (): string => `The key 'toolbox_name' was renamed to 'toolbox' in 0.12.0; it is still accepted.`,
  listing_provenance: (): string => `The keys 'toolbox_name' and 'source_server' were renamed to 'toolbox' and 'server' in 0.12.0.`,
  arguments_as_json_string: (): string => `'arguments' takes an object, never a JSON string.`,
  tool_as_json_string: (): string => `'tool' takes an object, never a JSON string.`,
  tool_as_string_name: (): string => `'tool' takes an object with 'toolbox', 'server' and 'name', never one string.`,
  config_tool_mode_dynamic: (): string => `Dynamic mode ended in 0.10.0: tools are always called through 'use_tool'. Remove 'toolMode'.`,
  config_tool_mode_proxy: (): string => `Proxy mode is the only mode since 0.10.0. 'toolMode' is ignored; remove it.`,
  config_server_list: (params: { readonly path: Shown }): string => `${show(params.path)}: The list 'mcp_servers' was replaced by the object 'mcpServers', with the servers' names as its keys, in 0.10.0.`,
} as const;

/** The sentences around the guidance. */
export const migrationTexts = {
  /** The caller's own call could be rewritten. */
  rewritten_call: (params: { readonly call: Shown }): string => `Call it like this: ${show(params.call)}`,
  /** The caller's own call could be rewritten, but not be written as JSON. */
  call_not_shown: (): string => `The rewritten call cannot be shown: it is nested too deeply, or is not JSON.`,
  /** The caller's own call cannot be rewritten without guessing. */
  no_rewrite: (params: { readonly reason: Shown }): string => `Your call cannot be rewritten without guessing: ${show(params.reason)}`,
  /** The rewritten call would not fit the contract either. */
  still_invalid: (params: { readonly issues: Shown }): string => `it would still not fit: ${show(params.issues)}`,
  /** Both the old and the new key are given, with different values. */
  both_given: (params: { readonly old_key: Shown; readonly new_key: Shown }): string => `'${showName(params.old_key)}' and '${showName(params.new_key)}' are both given and differ`,
  /** `toolbox_name` and the toolbox within `tool_name` are not the same. */
  toolboxes_differ: (): string => `'toolbox_name' and the toolbox in 'tool_name' differ`,
  /** A text that stands in the place of an object is not the JSON of one. */
  not_an_object: (params: { readonly key: Shown }): string => `the text in '${showName(params.key)}' is not the JSON of an object`,
  /** The servers of an old list cannot become keys of an object. */
  server_list_unclear: (): string => `'mcp_servers' is not a list of servers that each have a name of their own`,
  /** A string name has more than two underscores at a separator, so it can be split in several ways. */
  ambiguous_name: (params: { readonly name: Shown }): string => `the name '${showName(params.name)}' can be split in more than one way`,
} as const;
