import os from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { ByEnvironment } from "./tests/order.ts";

const without = ["**/node_modules/**", "dist/**", "data/**", "tests/e2e/**"];
/** Files that replace a module for themselves (`vi.mock`) share no process with others, which would get the replacement too. */
const alone = ["framework/admin/list/ResourceList.test.tsx", "tests/load/uploads.test.ts"];
const cores = os.availableParallelism();

/** Unit, component and server tests. */
export default defineConfig({
  plugins: [react()],
  test: {
    // Files that draw screens say `@vitest-environment jsdom` in their first line.
    environment: "node",
    setupFiles: ["tests/setup.ts"],
    sequence: { sequencer: ByEnvironment },
    // Two at least where there are two cores: much of what is tested waits for another process.
    maxWorkers: Math.min(cores, Math.max(2, cores - 1)),
    projects: [
      {
        extends: true,
        test: {
          name: "together",
          include: ["**/*.test.ts?(x)"],
          exclude: [...without, ...alone],
          // Files that share a process load what they import once.
          isolate: false,
          globalSetup: ["tests/globalSetup.ts"],
        },
      },
      {
        extends: true,
        test: { name: "alone", include: alone, exclude: without, globalSetup: ["tests/globalSetup.ts"] },
      },
    ],
    typecheck: { enabled: false, include: ["**/*.test-d.ts?(x)"] },
    // Rows from a real database and whole pages in a browser's stand-in take longer than a unit.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
