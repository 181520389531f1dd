import path from "node:path";

/**
 * A bridge from stdio to one HTTP server.
 * @type {import("../adapter.js").Adapter}
 */
export const adapter = {
  name: "supergateway",
  package: "supergateway@4.0.0",
  over: "http",
  launch: ({ installed, url }) => {
    const bin = path.join(installed, "node_modules/supergateway/dist/index.js");
    const args = [bin, "--streamableHttp", url, "--outputTransport", "stdio", "--logLevel", "none"];
    return { command: process.execPath, args };
  },
  call: ({ name, arguments: args }) => ({ name, arguments: args }),
};
