import os from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { ByEnvironment } from "./tests/order.ts";
import { stressFiles } from "./tests/stressFiles.ts";

const without = ["**/node_modules/**", "dist/**", "data/**", "**/tests/e2e/**"];
/** Each example is an app of its own, with its own settings in its own processes. */
const examples = "examples/**/*.test.ts";
/**
 * Files that mock a module (`vi.mock`) do not share a process with others, which would get the mock
 * too.
 */
const alone = ["framework/admin/list/ResourceList.test.tsx", "tests/load/uploads.test.ts"];
const cores = os.availableParallelism();

const shared = {
  // Files that render screens declare `@vitest-environment jsdom` in their first line.
  environment: "node",
  setupFiles: ["tests/setup.ts"],
  // Milliseconds: tests with a real database, or with whole pages in jsdom, take longer than unit
  // tests.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // A test that passes only at its second attempt is reported as such, and does not stop a release.
  retry: 1,
  restoreMocks: true,
  unstubGlobals: true,
} satisfies TestProjectInlineConfiguration["test"];

/** `npm test -- --stress` repeats some files with the load of a busy day. */
const isStress = process.env.STRESS === "on";
const stress: TestProjectInlineConfiguration = {
  test: { ...shared, name: "stress", include: stressFiles, exclude: without },
};

/** Unit, component and server tests. */
export default defineConfig({
  test: {
    // The projects share one database server, so it starts with the run and not with a project.
    globalSetup: ["tests/globalSetup.ts"],
    sequence: { sequencer: ByEnvironment },
    // At least two where there are two cores: many tests wait for another process.
    maxWorkers: Math.min(cores, Math.max(2, cores - 1)),
    projects: isStress
      ? [stress]
      : [
          {
            plugins: [react()],
            test: {
              ...shared,
              name: "together",
              include: ["**/*.test.ts?(x)"],
              exclude: [...without, ...alone, examples],
              // Files that share a process load their imports once.
              isolate: false,
            },
          },
          {
            test: {
              ...shared,
              name: "examples",
              setupFiles: [],
              include: [examples],
              exclude: without,
            },
          },
          {
            plugins: [react()],
            test: { ...shared, name: "alone", include: alone, exclude: without },
          },
        ],
    typecheck: { enabled: false, include: ["**/*.test-d.ts?(x)"] },
  },
});
