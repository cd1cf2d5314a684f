import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The browser's build. The API process has a configuration of its own, and so have the tests. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: "dist/browser",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // Files that were put together by size may need each other, whichever is read first.
        strictExecutionOrder: true,
        // Of a shared file the names of all who share it are no name.
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            // What every page needs, in two files: packages, which browsers keep from one version of ours to the next, and ours.
            { name: "packages", tags: ["$initial"], test: /node_modules/, priority: 2 },
            { name: "markethall", tags: ["$initial"], test: /\.tsx?$/, priority: 1 },
            // What some pages share: files of a size that is worth a request, where there would be one for each icon.
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
