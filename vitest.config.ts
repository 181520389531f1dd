import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    setupFiles: ["test/support/seed.ts"],
    globalSetup: ["test/support/fresh-build.ts"],
    // More than there are processors: most tests wait for processes of their own.
    maxWorkers: availableParallelism() + 2,
    // Generous: the machines are noisy, and no test asserts a time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
