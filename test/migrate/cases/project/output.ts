import * as all from "./input-tools.js";
import { logged, readFile, stat as statTool } from "./input-tools.js";

declare const client: any;
await client.callTool({ name: "use_tool", arguments: { tool: readFile } });
await client.callTool({ name: "use_tool", arguments: { tool: all.readFile } });
await client.callTool({ name: "use_tool", arguments: { tool: statTool } });
await client.callTool({ name: "use_tool", arguments: { tool: logged } });
console.log(readFile.name, all.readFile.name, statTool.name, JSON.stringify(logged));
