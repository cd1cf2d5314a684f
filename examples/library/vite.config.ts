import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Builds the library's browser app. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: "../../dist/library",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 1200,
  },
});
