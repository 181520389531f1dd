import type { OpenToolboxResult } from "../generated/index.js";
import { texts } from "../generated/texts.js";
import type { Workbench } from "../runtime/workbench.js";
import { reasonOf } from "../runtime/workbench-error.js";
import type { CommandContext } from "./command.js";
import { LiveLine } from "./live-line.js";

export interface Opened {
  readonly results: readonly OpenToolboxResult[];
  /** Whether every server could be started. */
  readonly isComplete: boolean;
}

/** Opens toolboxes side by side. What fails is logged, and the rest is used. */
export async function openToolboxes(
  workbench: Workbench,
  names: readonly string[],
  { errors, log, signal }: Pick<CommandContext, "errors" | "log" | "signal">,
): Promise<Opened> {
  const line = new LiveLine(errors);
  line.show(texts.check_starting());
  const settled = await Promise.allSettled(names.map((name) => workbench.open(name, { signal })));
  line.clear();
  signal.throwIfAborted();
  const results = settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const failures = [
    ...settled.flatMap((one) => (one.status === "rejected" ? [reasonOf(one.reason)] : [])),
    ...results.flatMap(({ servers_failed = [] }) => servers_failed.map(({ error }) => error)),
  ];
  for (const failure of failures) log(failure);
  if (failures.length > 0) log(texts.see_check());
  return { results, isComplete: failures.length === 0 };
}
