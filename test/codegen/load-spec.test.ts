import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { loadSpec } from "../../codegen/load-spec.js";
import { tempFolder } from "../support/temp-folder.js";

describe("loadSpec", () => {
  it("reads every JSON file in the order of the names, and leaves out the release and what editors keep there", async () => {
    const folder = await tempFolder();
    await mkdir(path.join(folder, "contracts"));
    for (const file of [
      "errors.json",
      "contracts/b.schema.json",
      "contracts/a.schema.json",
      "released.json",
      "README.md",
      "contracts/.a.schema.json",
      "contracts/a.schema.json~",
      "contracts/.a.schema.json.swp",
    ])
      await writeFile(path.join(folder, file), file);
    await symlink("nobody@nowhere.1", path.join(folder, "contracts/.#a.schema.json"));
    expect([...loadSpec(folder)]).toEqual(
      ["contracts/a.schema.json", "contracts/b.schema.json", "errors.json"].map((file) => [file, file]),
    );
  });
});
