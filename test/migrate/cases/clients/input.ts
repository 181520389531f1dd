interface Connection {
  readonly client: any;
}
declare const ours: Connection;
declare const theirs: Connection;
declare const clients: any[];
declare function next(): any;

// A client is known by the whole way to it.
await ours.client.callTool({ name: "open_toolbox", arguments: { toolbox: "dev" } });
await ours.client.callTool({ name: "dev__notes__add", arguments: { text: "x" } });
await theirs.client.callTool({ name: "db__main__query", arguments: { sql: "x" } });

// What is computed may be another one the next time.
await next().callTool({ name: "open_toolbox", arguments: { toolbox: "dev" } });
await next().callTool({ name: "db__main__query", arguments: { sql: "x" } });
for (const index of clients.keys()) {
  await clients[index].callTool({ name: "open_toolbox", arguments: { toolbox: "dev" } });
  await clients[index + 1].callTool({ name: "db__main__query", arguments: { sql: "x" } });
}

// So may what is assigned to.
export async function both(client: any, other: any): Promise<void> {
  await client.callTool({ name: "open_toolbox", arguments: { toolbox: "dev" } });
  client = other;
  await client.callTool({ name: "db__main__query", arguments: { sql: "x" } });
}

export class Switching {
  client: any = ours.client;
  async open(): Promise<void> {
    await this.client.callTool({ name: "open_toolbox", arguments: { toolbox: "dev" } });
  }
  turn(isOurs: boolean): void {
    if (isOurs) this.client = ours.client;
    else this.client = theirs.client;
  }
  async query(): Promise<void> {
    await this.client.callTool({ name: "db__main__query", arguments: { sql: "x" } });
  }
}

export class Connected {
  client: any;
  connect(): void {
    this.client = ours.client;
  }
  async add(): Promise<void> {
    await this.client.callTool({ name: "open_toolbox", arguments: { toolbox: "dev" } });
    await this.client.callTool({ name: "dev__notes__add", arguments: { text: "x" } });
  }
}
