import type { ParsedServerConfig, ToolInfo, WorkbenchConfig } from "../generated/index.js";
import type { LoadedConfig } from "../runtime/load-config.js";
import { createWorkbench } from "../runtime/workbench.js";
import { reasonOf } from "../runtime/workbench-error.js";
import type { CommandContext } from "./command.js";
import { narrowConfig } from "./narrow-config.js";

/** How a server did when it was started on its own. */
export interface Trial {
  readonly toolbox: string;
  readonly server: string;
  readonly kind: "stdio" | "http";
  readonly state: "ready" | "failed" | "disabled";
  readonly milliseconds: number;
  readonly tools: readonly ToolInfo[];
  readonly warnings: readonly string[];
  readonly error?: string;
}

export interface TrialEvents {
  readonly onStart: (place: Pick<Trial, "toolbox" | "server">) => void;
  readonly onTrial: (trial: Trial) => void;
}

/** More at once would measure each other. */
const AT_ONCE = 4;

/** Starts every server by itself and says how it did, in the order of the configuration. */
export async function tryServers(
  { config, secrets }: LoadedConfig,
  { environment, signal }: Pick<CommandContext, "environment" | "signal">,
  { onStart, onTrial }: TrialEvents,
): Promise<readonly Trial[]> {
  const places = Object.entries(config.toolboxes).flatMap(([toolbox, { mcpServers }]) =>
    Object.entries(mcpServers).map(([server, one]) => ({ toolbox, server, one: one as ParsedServerConfig })),
  );
  const trials: Trial[] = [];
  const queue = [...places.entries()];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, { toolbox, server, one }] = next;
      const place = { toolbox, server, kind: "url" in one ? "http" : "stdio" } as const;
      if (!one.disabled) onStart(place);
      const rest = one.disabled
        ? ({ state: "disabled", milliseconds: 0, tools: [], warnings: [] } as const)
        : await tryServer(narrowConfig(config, toolbox, server), toolbox, secrets, environment, signal);
      trials[index] = { ...place, ...rest };
      onTrial({ ...place, ...rest });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return trials;
}

async function tryServer(
  config: WorkbenchConfig,
  toolbox: string,
  secrets: readonly string[],
  environment: CommandContext["environment"],
  signal: AbortSignal,
): Promise<Omit<Trial, "toolbox" | "server" | "kind">> {
  await using workbench = createWorkbench({ config, secrets, environment });
  const started = performance.now();
  try {
    const { tools, warnings = [] } = await workbench.open(toolbox, { signal });
    return { state: "ready", milliseconds: Math.round(performance.now() - started), tools, warnings };
  } catch (error) {
    signal.throwIfAborted();
    const milliseconds = Math.round(performance.now() - started);
    return { state: "failed", milliseconds, tools: [], warnings: [], error: reasonOf(error) };
  }
}
