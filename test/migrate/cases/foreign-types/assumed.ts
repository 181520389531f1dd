// Functions and methods of somebody else, by the name of ours.
type Old = { toolbox: string; server: string; name: string };
type Marked = string & { readonly mark: unique symbol };
declare const marked: Marked;

declare namespace limited {
  function use_tool<T extends { tool: { tool: string } }>(input: T): T;
}
limited.use_tool({ tool: { toolbox: "dev", server: "filesystem", name: "read_file" } });

declare namespace inner {
  function use_tool<T extends Old>(input: { tool: T }): void;
}
inner.use_tool({ tool: { toolbox: "dev", server: "filesystem", name: "read_file" } });

declare namespace twice {
  function use_tool<T extends { tool: U }, U extends Old>(input: Readonly<T>): void;
}
twice.use_tool({ tool: { toolbox: "dev", server: "filesystem", name: "read_file" } });

declare namespace rest {
  function use_tool<T extends { tool: Old }>(...inputs: T[]): void;
}
rest.use_tool({ tool: { toolbox: "dev", server: "filesystem", name: "read_file" } });

declare namespace overloaded {
  function use_tool(input: { tool: { name: string } }): void;
  function use_tool<T extends { tool: Old }>(input: T): void;
}
overloaded.use_tool({ tool: { toolbox: "dev", server: "filesystem", name: "read_file" } });

declare namespace conditional {
  function use_tool<T>(input: T extends { tool: Old } ? T : never): void;
}
conditional.use_tool({ tool: { toolbox: "dev", server: "filesystem", name: "read_file" } });

declare namespace both {
  function use_tool<T extends { tool: Old } | { other: 1 }>(input: T & { more?: 1 }): void;
}
both.use_tool({ tool: { toolbox: "dev", server: "filesystem", name: "read_file" } });

declare namespace mapped {
  function use_tool(input: { tool: Record<"toolbox" | "server" | "tool", string> }): void;
}
mapped.use_tool({ tool: { toolbox: "dev", server: "filesystem", name: "read_file" } });

declare namespace text {
  function use_tool(input: { tool: { toolbox: string; server: string; tool: Marked; more?: 1 } }): void;
}
text.use_tool({ tool: { toolbox: "dev", server: "filesystem", name: marked } });

declare namespace anything {
  function use_tool(input: { tool: { toolbox: string; server: string; tool: unknown; more?: 1 } }): void;
}
anything.use_tool({ tool: { toolbox: "dev", server: "filesystem", name: "read_file" } });

interface Foreign {
  use_tool(input: { tool: Old }): void;
}
declare const foreign: Foreign;
const held = { tool: { toolbox: "dev", server: "filesystem", name: "read_file" } };
foreign.use_tool(held);

declare namespace named {
  function use_tool<T extends { tool_name: string }>(input: T): void;
}
named.use_tool({ tool: { toolbox: "dev", server: "filesystem", name: "read_file" } });

declare namespace string {
  function use_tool<T extends { tool: string }>(input: T): void;
}
string.use_tool({ tool: { toolbox: "dev", server: "filesystem", name: "read_file" } });

// Their clients, too.
declare function send(call: { name: string; arguments: { tool: Old } }): void;
const call = { name: "use_tool", arguments: { tool: { toolbox: "dev", server: "filesystem", name: "read_file" } } };
send(call);

declare const client: {
  callTool<T extends { arguments: { tool: Old } }>(call: T & { name: string }): void;
  call_tool<T extends { tool: Old }>(name: string, input: T): void;
  request<T extends { params: { arguments: { tool: Old } } }>(request: T): void;
};
client.callTool({
  name: "use_tool",
  arguments: { tool: { toolbox: "dev", server: "filesystem", name: "read_file" } },
});
client.call_tool("use_tool", { tool: { toolbox: "dev", server: "filesystem", name: "read_file" } });
client.request({
  method: "tools/call",
  params: { name: "use_tool", arguments: { tool: { toolbox: "dev", server: "filesystem", name: "read_file" } } },
});

// These take whatever they are given.
declare const open: {
  use_tool<T>(input: T): void;
  callTool<T extends { name: string; arguments?: Record<string, unknown> }>(call: T): void;
};
open.use_tool({ tool: { toolbox: "dev", server: "filesystem", name: "read_file" } });
open.callTool({ name: "use_tool", arguments: { tool: { toolbox: "dev", server: "filesystem", name: "read_file" } } });
export {};
