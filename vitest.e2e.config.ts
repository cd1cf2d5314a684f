import { defineConfig } from "vitest/config";
import { ScreensLast } from "./tests/order.ts";

/**
 * End-to-end tests of the built product in Chromium: two workers, each with one browser for all its
 * files.
 */
export default defineConfig({
  test: {
    include: ["tests/e2e/**/*.test.ts", "resources/*/tests/e2e/**/*.test.ts"],
    globalSetup: ["tests/e2e/globalSetup.ts"],
    setupFiles: ["tests/e2e/watchPage.ts"],
    sequence: { sequencer: ScreensLast },
    maxWorkers: 2,
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 240_000,
    environment: "node",
  },
});
