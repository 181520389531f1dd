/**
 * The contract's types as far as code can be recognised by them. Declared as ambient modules, they take the place of
 * whatever version of the package is installed, or of none. A test compares them with the real ones.
 */
export const CONTRACT_TYPES = `
declare module "mcp-workbench/contracts" {
  export interface ToolIdentifier {
    readonly toolbox: string;
    readonly server: string;
    readonly name: string;
  }
  export interface UseToolInput {
    readonly tool: ToolIdentifier;
    readonly arguments?: { readonly [key: string]: unknown } | undefined;
  }
  export interface ParsedUseToolInput {
    readonly tool: ToolIdentifier;
    readonly arguments: { readonly [key: string]: unknown };
  }
  export interface OpenToolboxInput {
    readonly toolbox: string;
  }
  export interface ToolInfo {
    readonly name: string;
    readonly toolbox: string;
    readonly server: string;
    readonly [key: string]: unknown;
  }
  export interface OpenToolboxResult {
    readonly toolbox: string;
    readonly description: string;
    readonly servers_connected: number;
    readonly tools: readonly ToolInfo[];
    readonly servers_failed?: readonly { readonly server: string; readonly error: string }[] | undefined;
  }
  export function formatToolName(identifier: ToolIdentifier): string | null;
  export function parseToolName(text: string): ToolIdentifier | null;
}
declare module "mcp-workbench" {
  import type { OpenToolboxInput, OpenToolboxResult, UseToolInput } from "mcp-workbench/contracts";
  export * from "mcp-workbench/contracts";
  export interface ToolResult {
    readonly content?: readonly unknown[];
    readonly structuredContent?: unknown;
    readonly isError?: boolean;
    readonly [key: string]: unknown;
  }
  export interface Workbench {
    open(input: OpenToolboxInput | string, options?: object): Promise<OpenToolboxResult>;
    use(input: UseToolInput, options?: object): Promise<ToolResult>;
    call(name: string, input: unknown, options?: object): Promise<OpenToolboxResult | ToolResult>;
    close(milliseconds?: number): Promise<void>;
  }
  export function createWorkbench(options: object): Workbench;
}
`;
