import { defineConfig } from "vitest/config";

/** Whole paths through the built product, in Chromium: two files at once, each with a server and a browser of its own. */
export default defineConfig({
  test: {
    include: ["tests/e2e/**/*.test.ts"],
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    environment: "node",
  },
});
