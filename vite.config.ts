import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** The browser's build, and how tests run. The API process has a configuration of its own. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: "dist/browser",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 700,
  },
  test: {
    // Files that draw screens say `@vitest-environment jsdom` in their first line.
    environment: "node",
    include: ["**/*.test.ts?(x)"],
    exclude: ["**/node_modules/**", "dist/**", "data/**", "tests/e2e/**"],
    globalSetup: ["tests/globalSetup.ts"],
    typecheck: { enabled: false, include: ["**/*.test-d.ts?(x)"] },
    // Rows from a real database and whole pages in a browser's stand-in take longer than a unit.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
});
