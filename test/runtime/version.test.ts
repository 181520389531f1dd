import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { VERSION } from "../../src/runtime/version.js";
import { ROOT } from "../support/spec.js";

it("is the version of the package", async () => {
  const { version } = JSON.parse(await readFile(path.join(ROOT, "package.json"), "utf8")) as {
    readonly version: string;
  };
  expect(VERSION).toBe(version);
});
