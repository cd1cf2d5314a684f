import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The browser's build. The API process and the tests have their own configurations. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: "dist/browser",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // Chunks grouped by size may depend on each other, whichever is loaded first.
        strictExecutionOrder: true,
        // The name of a shared chunk would list all modules that share it; only the first is used.
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            // Code that every page needs, in two chunks: packages, which browsers cache across
            // versions of the app, and the app's own code.
            { name: "packages", tags: ["$initial"], test: /node_modules/, priority: 2 },
            { name: "markethall", tags: ["$initial"], test: /\.tsx?$/, priority: 1 },
            // Code that some pages share, in chunks worth a request; otherwise each icon would be a
            // chunk.
            {
              name: "shared",
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 60_000,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
