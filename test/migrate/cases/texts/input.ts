declare const client: any;
declare const text: string;
declare const whatever: any;

await client.use_tool({ tool: "dev__filesystem__" + text });
await client.use_tool({ tool: text, arguments: {} });
await client.use_tool({ tool: { toolbox: "dev", server: "filesystem", name: "read_file" }, arguments: text });
await client.callTool({ name: "dev__filesystem__read_file", arguments: text });

// These may be what they should be.
await client.use_tool({ tool: whatever, arguments: whatever });
await client.callTool({ name: "dev__filesystem__read_file", arguments: whatever });
// A text in an identifier is none of a call.
await client.use_tool({ tool: { toolbox: text, server: text, tool: text }, arguments: { text } });
