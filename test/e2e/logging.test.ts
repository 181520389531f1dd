import { describe, expect, it } from "vitest";
import { fixture, oneToolbox } from "../support/downstream.js";
import { at, startWorkbench } from "../support/workbench.js";

const MESSAGES = [
  { level: "debug", data: "quiet" },
  { level: "info", data: { any: ["thing"] }, logger: "its own" },
  { level: "warning", data: "careful" },
  { level: "error", data: "loud" },
];

describe("log messages of a downstream server", () => {
  it("reach the client from the level on that it asked for, named after toolbox and server", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture() }) });
    expect(workbench.capabilities).toMatchObject({ logging: {} });
    await workbench.rpc.request("logging/setLevel", { level: "warning" });
    await workbench.open();
    await workbench.use(at("a", "log"), { messages: MESSAGES });
    expect(fromServers(await workbench.rpc.waitFor("notifications/message", 2))).toEqual([
      { level: "warning", data: "careful", logger: "box/a" },
      { level: "error", data: "loud", logger: "box/a" },
    ]);
  });

  it("follow a level that the client changes later, also downstream", async () => {
    const workbench = await startWorkbench({ config: oneToolbox({ a: fixture() }) });
    await workbench.open();
    await workbench.rpc.request("logging/setLevel", { level: "error" });
    await workbench.use(at("a", "log"), { messages: MESSAGES });
    await workbench.rpc.request("logging/setLevel", { level: "debug" });
    const { structuredContent } = await workbench.use(at("a", "log"), { messages: MESSAGES });
    expect(structuredContent).toEqual({ level: "debug" });
    const messages = fromServers(workbench.rpc.received("notifications/message"));
    expect(messages.map(({ level }) => level)).toEqual(["error", "debug", "info", "warning", "error"]);
    expect(messages[2]).toEqual({ level: "info", data: { any: ["thing"] }, logger: "box/a" });
  });
});

function fromServers(messages: readonly { readonly [key: string]: unknown }[]) {
  return messages.filter(({ logger }) => logger === "box/a");
}
