import path from "node:path";
import { Project, ts } from "ts-morph";
import { describe, expect, it } from "vitest";
import { CONTRACT_TYPES } from "../../src/migrate/code/contract-types.js";
import { ROOT } from "../support/spec.js";

describe("CONTRACT_TYPES", () => {
  it("says the same as the types that are published", () => {
    const project = new Project({
      tsConfigFilePath: path.join(ROOT, "tsconfig.json"),
      skipAddingFilesFromTsConfig: true,
    });
    project.createSourceFile(path.join(ROOT, "test/known.d.ts"), CONTRACT_TYPES);
    const file = project.createSourceFile(
      path.join(ROOT, "test/compare.ts"),
      `import type * as known from "mcp-workbench";
       import type * as real from "../src/index.js";
       import type * as contracts from "../src/contracts/index.js";
       type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
       type Fits<A, B> = [A] extends [B] ? true : false;
       export const checks: readonly true[] = [
         true satisfies Same<known.ToolIdentifier, contracts.ToolIdentifier>,
         true satisfies Same<known.UseToolInput, contracts.UseToolInput>,
         true satisfies Same<known.ParsedUseToolInput, contracts.ParsedUseToolInput>,
         true satisfies Same<known.OpenToolboxInput, contracts.OpenToolboxInput>,
         true satisfies Fits<contracts.ToolInfo, known.ToolInfo>,
         true satisfies Fits<contracts.OpenToolboxResult, known.OpenToolboxResult>,
         true satisfies Fits<real.Workbench, known.Workbench>,
         true satisfies Fits<typeof real.createWorkbench, (options: real.WorkbenchOptions) => known.Workbench>,
         true satisfies Same<typeof contracts.parseToolName, typeof known.parseToolName>,
         true satisfies Same<typeof contracts.formatToolName, typeof known.formatToolName>,
       ];`,
    );
    const problems = project.getProgram().getSemanticDiagnostics(file);
    expect(
      problems.map((problem) => ts.flattenDiagnosticMessageText(problem.compilerObject.messageText, "\n")),
    ).toEqual([]);
  });
});
