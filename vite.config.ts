import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The browser's build. The API process has a configuration of its own, and so have the tests. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: "dist/browser",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 700,
  },
});
