import path from "node:path";
import { texts } from "../../generated/texts.js";
import type { CommandContext } from "../command.js";
import { CLIENTS, usualPlaces } from "./clients.js";
import type { Found, Imported } from "./import-servers.js";
import type { Outcome } from "./merge-servers.js";

type Where = Pick<CommandContext, "environment" | "cwd">;

const listed = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join("\n");

/** What was found, what became of it, and what is left to do; names only, never a value. */
export function renderReport(where: Where, file: string, { sources }: Found, imported: Imported): string {
  const { toolbox, outcomes, variables } = imported;
  const notes = outcomes.flatMap(({ drafted, server = drafted.name, notes: own }) =>
    own.map((note) => texts.import_note({ server, note })),
  );
  const parts = [
    sources.length === 0
      ? undefined
      : texts.import_found({ sources: listed(sources.map((source) => sourceLine(where, source))) }),
    outcomes.length === 0
      ? undefined
      : texts.import_result({
          file: shownPath(where, file),
          toolbox,
          servers: listed(outcomes.map((outcome) => outcomeLine(where, outcome, toolbox))),
        }),
    notes.length === 0 ? undefined : texts.import_notes({ notes: listed(notes) }),
    variables.length === 0 ? undefined : texts.import_variables({ variables: listed(variables) }),
  ];
  return parts.filter((part) => part !== undefined).join("\n\n");
}

export function renderNothingFound(where: Where): string {
  return texts.import_found_nothing({ places: listed(usualPlaces(where).map(({ file }) => shownPath(where, file))) });
}

/** The same for a script. */
export function toJson(file: string, { sources, unusable }: Found, imported: Imported): object {
  const { toolbox, outcomes, variables, before, after } = imported;
  return {
    file,
    toolbox,
    changed: after !== before,
    sources: [
      ...sources.map((source) => ({
        file: source.file,
        client: CLIENTS[source.client].title,
        servers: source.servers.length,
      })),
      ...unusable,
    ],
    servers: outcomes.map(({ drafted, result, toolbox: place, server, notes }) => ({
      name: drafted.name,
      source: drafted.source.file,
      result,
      ...(server === undefined ? {} : { toolbox: place, server }),
      ...(drafted.skipped === undefined ? {} : { reason: drafted.skipped }),
      notes,
    })),
    variables,
  };
}

function sourceLine(where: Where, { file, client, servers }: Found["sources"][number]): string {
  return texts.import_source({ file: shownPath(where, file), client: CLIENTS[client].title, count: servers.length });
}

function outcomeLine(where: Where, { drafted, result, toolbox, server = "" }: Outcome, target: string): string {
  const { name, source, skipped: reason = "" } = drafted;
  if (result === "skipped") return texts.import_skipped({ server: name, reason });
  if (result === "present") {
    return toolbox === undefined || toolbox === target
      ? texts.import_present({ server })
      : texts.import_present_elsewhere({ server, toolbox });
  }
  return server === name
    ? texts.import_added({ server })
    : texts.import_added_renamed({ server, original: name, file: shownPath(where, source.file) });
}

/** As people would write it: from here, or from their home. */
export function shownPath({ environment, cwd }: Where, file: string): string {
  const within = (folder: string | undefined) => {
    const relative = folder ? path.relative(folder, file) : "..";
    return relative !== "" && !relative.startsWith("..") && !path.isAbsolute(relative) ? relative : undefined;
  };
  const inHome = within(environment["HOME"] || environment["USERPROFILE"]);
  return within(cwd) ?? (inHome === undefined ? file : path.join("~", inHome));
}
