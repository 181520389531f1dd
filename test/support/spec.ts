import path from "node:path";
import { type Compiled, compile } from "../../codegen/compile.js";
import { loadSpec, type SpecFiles } from "../../codegen/load-spec.js";
import { ROOT } from "./root.js";

export { ROOT } from "./root.js";

export const specFiles: SpecFiles = loadSpec(path.join(ROOT, "spec"));

/** The project's own spec, compiled in memory. */
export const compiled: Compiled = compile(specFiles);
