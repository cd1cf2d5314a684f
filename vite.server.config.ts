import { defineConfig } from "vite";

/** The API process as one bundle; packages stay outside it. Scripts run from the sources with the same resolution. */
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
