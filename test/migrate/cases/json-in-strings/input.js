const single = '{"name":"use_tool","arguments":{"tool":{"toolbox":"dev","server":"filesystem","tool":"read_file"}}}';
const template = `{
  "name": "use_tool",
  "arguments": { "tool": { "toolbox": "dev", "server": "filesystem", "tool": "read_file" } }
}`;
const filled = `{"name":"use_tool","arguments":{"tool":{"toolbox":"${box}","server":"b","tool":"c"},"arguments":${json}}}`;
const escaped = "{\"toolbox\":\"dev\",\"server\":\"filesystem\",\"tool\":\"read_file\"}";
const current = '{"name":"use_tool","arguments":{"tool":{"toolbox":"dev","server":"filesystem","name":"read_file"}}}';
const prose = "call use_tool with { toolbox, server, tool }";
await client.callTool(JSON.parse('{"name":"workbench_open_toolbox","arguments":{"toolbox_name":"dev"}}'));
