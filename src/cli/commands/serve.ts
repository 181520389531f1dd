import { texts } from "../../generated/texts.js";
import { serveWorkbench } from "../../runtime/server.js";
import { OK, type RunCommand } from "../command.js";
import { configFile, configuration } from "../configuration.js";

export const run: RunCommand = async (context) => {
  const { input, output, errors, environment, log, signal } = context;
  const { config, secrets, notes } = await configuration(context);
  const served = await serveWorkbench({ config, secrets, input, output, environment, log });
  for (const note of notes) log(note);
  const toolboxes = Object.keys(config.toolboxes);
  log(texts.log_serving({ toolboxes: toolboxes.join(", ") || "-" }));
  if (input.isTTY) {
    const { clientEntry } = await import("../client-entry.js");
    const entry = clientEntry(configFile(context));
    errors.write(`${texts.terminal_greeting({ entry, toolbox: toolboxes[0] ?? "" })}\n`);
  }
  await Promise.race([served.clientGone, new Promise((resolve) => signal.addEventListener("abort", resolve))]);
  await served.close();
  return OK;
};
