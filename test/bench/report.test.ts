import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import {
  isMet,
  missing,
  renderMarkdown,
  renderTable,
  size,
  timesAsFast,
  timesAsLong,
  writeResults,
} from "../../bench/report.js";
import { ROOT } from "../support/root.js";
import { runNode } from "../support/run-command.js";

const bare = { what: "node -e 0", milliseconds: 20 };
const slow = { what: "generate", milliseconds: 500 };

describe("isMet", () => {
  it.each([
    [timesAsLong(slow, bare, { atMost: 25 }), true],
    [timesAsLong(slow, bare, { atMost: 24 }), false],
    [timesAsLong(slow, bare, { atMost: 24, noise: 0.05 }), true],
    [timesAsFast(bare, slow, { atLeast: 25 }), true],
    [timesAsFast(bare, slow, { atLeast: 26 }), false],
    [size("bundle", 6144, { atMost: 6 }), true],
    [size("bundle", 6145, { atMost: 6 }), false],
    [size("bundle", 1), undefined],
  ])("judges %j: %s", (row, expected) => {
    expect(isMet(row)).toBe(expected);
  });
});

describe("renderTable", () => {
  it("shows what was measured, what it is compared with and whether the target is met", () => {
    const rows = [timesAsLong(slow, bare, { atMost: 8 }), size("bundle", 2048, { atMost: 6 })];
    expect(renderTable([{ name: "contracts", rows }])).toBe(
      [
        "            measured  against            figure   target",
        "contracts",
        "  generate  500 ms    node -e 0 20.0 ms  25.00 ×  ≤ 8 ×   MISSED",
        "  bundle    2048 B                       2.00 KB  ≤ 6 KB  met",
      ].join("\n"),
    );
  });
});

describe("renderMarkdown", () => {
  it("gives every row all columns, also one without a figure", () => {
    const rows = [timesAsLong(slow, bare, { atMost: 24, noise: 0.05 }), missing("other", "cannot be installed")];
    expect(
      renderMarkdown([{ name: "contracts", rows }])
        .split("\n")
        .slice(2),
    ).toEqual([
      "| **contracts** |  |  |  |  |  |",
      "| generate | 500 ms | node -e 0 20.0 ms | 25.00 × | ≤ 24 × ± 5 % | met |",
      "| other | cannot be installed |  |  |  |  |",
    ]);
  });
});

describe("writeResults", () => {
  it("keeps the same as JSON, by the time of the run", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "workbench-report-"));
    try {
      const groups = [{ name: "contracts", rows: [size("bundle", 2048, { atMost: 1 }), size("other", 1024)] }];
      const file = await writeResults(path.join(folder, "results"), groups, new Date("2025-10-28T12:00:00Z"));
      expect(path.basename(file)).toBe("2025-10-28T12-00-00.000Z.json");
      const { groups: written } = JSON.parse(await readFile(file, "utf8")) as {
        groups: { rows: { figure: number; isMet: boolean | null }[] }[];
      };
      expect(written[0]?.rows.map((row) => [row.figure, row.isMet])).toEqual([
        [2, false],
        [1, null],
      ]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe("npm run bench", () => {
  it("names its groups when it is asked for another", async () => {
    const { code, stderr } = await runNode(["--import", "tsx", "bench/main.ts", "nothing"], ROOT);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^There is no group nothing\. Groups: .*contracts/u);
  });
});
