import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { ScreensLast } from "./tests/order.ts";

const shared = {
  environment: "node",
  testTimeout: 180_000,
  hookTimeout: 240_000,
  // As for unit tests: reported, and no reason to stop a release.
  retry: 1,
} satisfies TestProjectInlineConfiguration["test"];

/**
 * End-to-end tests of the built product in Chromium: two workers, each with one browser for all its
 * files.
 */
export default defineConfig({
  test: {
    globalSetup: ["tests/e2e/globalSetup.ts"],
    sequence: { sequencer: ScreensLast },
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: "product",
          include: ["tests/e2e/**/*.test.ts", "resources/*/tests/e2e/**/*.test.ts"],
          setupFiles: ["tests/e2e/watchPage.ts"],
          isolate: false,
        },
      },
      // Each example is an app of its own, in its own process.
      { test: { ...shared, name: "examples", include: ["examples/*/tests/e2e/**/*.test.ts"] } },
    ],
  },
});
