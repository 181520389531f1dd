import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    setupFiles: ["test/support/seed.ts"],
    globalSetup: ["test/support/fresh-build.ts"],
    // Generous: the machines are noisy, and no test asserts a time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
