import { setTimeout as delay } from "node:timers/promises";

/**
 * The tools of the fixture servers: `(args, call) => result`. `call` has the request's `id`, `name`, `meta`, a `signal`
 * that a cancellation aborts, `notify` and `ask` towards the client, and the `server` it runs in.
 */
export const tools = {
  /** Gives back everything that arrived. */
  echo: (args, call) => data({ server: call.server.id, name: call.name, arguments: args, meta: call.meta ?? null }),

  /** Answers after `ms`; a cancellation ends it early. */
  sleep: async (args, call) => {
    await delay(args.ms ?? 0, undefined, { signal: call.signal });
    return data({ server: call.server.id, slept: args.ms ?? 0 });
  },

  pid: (_, call) => data({ server: call.server.id, pid: process.pid }),

  env: () => data({ ...process.env }),

  /** Answers with exactly this result or JSON-RPC error. */
  reply: (args) => {
    if (args.error !== undefined) throw new RpcError(args.error);
    return args.result;
  },

  /** Fails with the value of an environment variable in its words. */
  confess: (args) => {
    throw new RpcError({ code: -1, message: `cannot log in with ${process.env[args.variable]}` });
  },

  /** Writes a line as it is told, with `$ID` for the id of the request: `before`, `count` times `item`, `after`. */
  raw: ({ before, item, count = 0, after = "" }, call) => {
    const line = `${before}${Array(count).fill(item).join(",")}${after}`;
    call.server.writeLine(line.replaceAll("$ID", JSON.stringify(call.id)));
    return new Promise(() => {});
  },

  /** Answers with a text of `bytes` bytes. With `idLast` the line tells only at its end which request it answers. */
  big: (args) => ({ content: [{ type: "text", text: "x".repeat(args.bytes) }] }),

  /** Ends the process in the middle of the call. */
  die: (args, call) => call.server.die(args),

  /** Reports `steps` steps, `ms` apart, then answers; without a token it only waits. */
  progress: async (args, call) => {
    for (let step = 1; step <= args.steps; step++) {
      await delay(args.ms ?? 0, undefined, { signal: call.signal });
      const progressToken = call.meta?.progressToken;
      if (progressToken === undefined) continue;
      const message = args.message === undefined ? {} : { message: `${args.message} ${step}` };
      call.notify("notifications/progress", { progressToken, progress: step, total: args.steps, ...message });
    }
    return data({ server: call.server.id, steps: args.steps });
  },

  /** Adds and removes tools and says that the list has changed. */
  change: (args, call) => {
    for (const name of args.remove ?? []) call.server.definitions.delete(name);
    for (const name of args.add ?? []) call.server.definitions.set(name, definition(name));
    call.notify("notifications/tools/list_changed");
    return data({ names: [...call.server.definitions.keys()] });
  },

  /** Sends the log messages `[{ level, data, logger }]`; tells the level that the client asked for. */
  log: (args, call) => {
    for (const message of args.messages ?? []) call.notify("notifications/message", message);
    return data({ level: call.server.level ?? null });
  },

  /** Sends any notification. */
  notify: (args, call) => {
    call.notify(args.method, args.params);
    return data({});
  },

  /** Sends a request to the client and tells its answer. */
  ask: async (args, call) => data(await call.ask(args.method, args.params)),

  /** What the server has received so far: `[{ event, … }]`. */
  events: (_, call) => data({ events: call.server.events, client: call.server.client }),

  /** Writes `lines` lines to stderr. */
  shout: (args) => {
    for (let line = 0; line < args.lines; line++) process.stderr.write(`${args.text ?? "line"} ${line}\n`);
    return data({});
  },
};

export class RpcError extends Error {
  constructor(error) {
    super(error.message);
    this.error = error;
  }
}

export function definition(name, extra = {}) {
  return {
    name,
    description: `The fixture's tool ${name}`,
    inputSchema: { type: "object", additionalProperties: true },
    ...extra,
  };
}

function data(value) {
  return { content: [{ type: "text", text: JSON.stringify(value) }], structuredContent: value };
}
