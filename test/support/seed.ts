import { randomInt } from "node:crypto";
import fc from "fast-check";

// A fresh seed at every run, printed so that any run can be repeated: FC_SEED=… npx vitest run
const seed = Number(process.env["FC_SEED"] ?? randomInt(2 ** 31));
console.info(`fast-check seed: ${seed} (repeat with FC_SEED=${seed})`);
fc.configureGlobal({ seed, numRuns: Number(process.env["FC_RUNS"] ?? 500) });
