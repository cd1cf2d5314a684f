import { defineConfig } from "vitest/config";

/** Whole paths through the built product, in Chromium: one after the other, each file with a server of its own. */
export default defineConfig({
  test: {
    include: ["tests/e2e/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    environment: "node",
  },
});
