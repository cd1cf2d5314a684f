import { defineConfig } from "vitest/config";
import { ScreensFirst } from "./tests/order.ts";

/**
 * End-to-end tests of the built product in Chromium: two files in parallel, each with its own
 * server and browser.
 */
export default defineConfig({
  test: {
    include: ["tests/e2e/**/*.test.ts"],
    setupFiles: ["tests/e2e/watchPage.ts"],
    sequence: { sequencer: ScreensFirst },
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    environment: "node",
  },
});
