import { defineConfig } from "vite";

/**
 * Bundles the API process; packages stay external. Scripts run from the sources with the same
 * resolution.
 */
export default defineConfig({
  publicDir: false,
  ssr: { target: "node" },
  build: {
    ssr: "server/main.ts",
    outDir: "dist/server",
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
  },
});
