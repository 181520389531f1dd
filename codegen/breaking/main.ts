import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { buildModel } from "../build-model.js";
import { asObject } from "../check-schema.js";
import { checkSpec } from "../check-spec.js";
import { SpecError } from "../fault.js";
import { loadSpec } from "../load-spec.js";
import { parseFiles } from "../parse-files.js";
import { resolveRefs } from "../resolve-refs.js";
import type { Promises } from "./compare-catalogues.js";
import { judgeChanges, type Report } from "./gate.js";
import { renderReport } from "./report.js";
import { readSnapshot, SnapshotError, writeSnapshot } from "./snapshot.js";

const USAGE = `Compares spec/ with the last release in spec/released.json.

npm run spec:breaking          list the changes; exit code 1 if a breaking one is not declared
npm run spec:release           the same, then make spec/ the release, at package.json's version

  --json         print the report as JSON
  --root DIR     the folder of package.json and spec/ (default: the current one)
  --release      what spec:release does
  --help         this text

A breaking change is declared by a higher major version in package.json and a new entry in
spec/migrations.json with that version as "endedIn".`;

interface Answer {
  readonly text: string;
  readonly json: object;
  readonly isOpen: boolean;
}

async function run(root: string, isRelease: boolean): Promise<Answer> {
  const folder = path.join(root, "spec");
  const version = await readVersion(path.join(root, "package.json"));
  const now = await readPromises(folder);
  const released = await readSnapshot(folder);
  if (released === undefined && !isRelease)
    throw new SnapshotError(
      "there is no snapshot to compare with. Restore it from git; before the first release, npm run spec:release writes it.",
    );
  const report = released === undefined ? undefined : judgeChanges(released, now, version);
  const isWritten = isRelease && report?.isOpen !== false;
  if (isWritten) await writeSnapshot(folder, version, now.spec);
  return answer(report, isRelease, isWritten, version);
}

function answer(report: Report | undefined, isRelease: boolean, isWritten: boolean, version: string): Answer {
  const outcome = isWritten ? `spec/released.json is now ${version}.` : "spec/released.json is left as it was.";
  const lines = [...(report === undefined ? [] : [renderReport(report)]), ...(isRelease ? [outcome] : [])];
  return {
    text: lines.join("\n\n"),
    json: { ...(report ?? { version, isOpen: true }), ...(isRelease ? { isWritten } : {}) },
    isOpen: report?.isOpen ?? true,
  };
}

async function readPromises(folder: string): Promise<Promises> {
  const spec = checkSpec(parseFiles(loadSpec(folder)));
  return { spec, model: buildModel(resolveRefs(spec.contracts)) };
}

async function readVersion(file: string): Promise<string> {
  const { version } = asObject(parseManifest(file, await readFile(file, "utf8")));
  if (typeof version !== "string" || !/^\d+\.\d+\.\d+/u.test(version))
    throw new Error(`${file} has no version such as 1.2.3`);
  return version;
}

function parseManifest(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A maintainer's mistake is told, not traced. */
function failure(error: unknown): Answer {
  const reason = error instanceof Error ? error.message : String(error);
  const faults = error instanceof SpecError ? error.faults : undefined;
  const text = faults === undefined ? reason : `spec/ cannot be compared before it is whole:\n${reason}`;
  return { text, json: { isOpen: false, error: reason, ...(faults === undefined ? {} : { faults }) }, isOpen: false };
}

function readArguments(): { root: string; isJson: boolean; isRelease: boolean; isHelp: boolean } {
  const { values } = parseArgs({
    options: {
      root: { type: "string", default: "." },
      json: { type: "boolean", default: false },
      release: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  return { root: values.root, isJson: values.json, isRelease: values.release, isHelp: values.help };
}

async function main(): Promise<void> {
  const { root, isJson, isRelease, isHelp } = readArguments();
  if (isHelp) return console.log(USAGE);
  const { text, json, isOpen } = await run(root, isRelease).catch(failure);
  if (isJson) console.log(JSON.stringify(json, null, 2));
  else if (isOpen) console.log(text);
  else console.error(text);
  if (!isOpen) process.exitCode = 1;
}

void main().catch((error: unknown) => {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 1;
});
