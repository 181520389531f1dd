import { embeddedServer, embeddedTexts, embeddedTools } from "../generated/embedded-server.js";
import { wrongType } from "../generated/issues.js";
import { callTool, createTools, isToolName } from "./call-tool.js";
import { INVALID_PARAMS, type Methods, RpcError } from "./json-rpc.js";

/**
 * What the server does of MCP. Every answer is made at once, so a cancellation always comes too late and can be ignored,
 * like all other notifications.
 */
export function createMethods(): Methods {
  const tools = createTools();
  return new Map<string, (params: Params) => object>([
    ["initialize", initialize],
    ["ping", () => ({})],
    ["tools/list", listTools],
    [
      "tools/call",
      (params) => {
        const name = textAt(params, "name");
        if (!isToolName(name)) throw new RpcError(INVALID_PARAMS, embeddedTexts.rpc_unknown_tool({ tool: name }));
        return callTool(tools, name, params["arguments"] === undefined ? {} : params["arguments"]);
      },
    ],
  ]);
}

type Params = Readonly<Record<string, unknown>>;

function initialize(params: Params): object {
  const wanted = textAt(params, "protocolVersion");
  const { protocolVersions, server, version } = embeddedServer;
  return {
    protocolVersion: protocolVersions.find((known) => known === wanted) ?? protocolVersions[0],
    capabilities: { tools: {} },
    serverInfo: { name: server, version },
  };
}

function listTools({ cursor }: Params): object {
  if (typeof cursor === "string") throw new RpcError(INVALID_PARAMS, embeddedTexts.rpc_unknown_cursor());
  return { tools: Object.values(embeddedTools) };
}

function textAt(params: Params, key: string): string {
  const value = params[key];
  if (typeof value === "string") return value;
  const issue = `${key}: ${wrongType("string", value)}`;
  throw new RpcError(INVALID_PARAMS, embeddedTexts.rpc_invalid_params({ issue }));
}
