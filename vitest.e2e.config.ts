import { defineConfig } from "vitest/config";
import { ScreensFirst } from "./tests/order.ts";

/** Whole paths through the built product, in Chromium: two files at once, each with a server and a browser of its own. */
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
