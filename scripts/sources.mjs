// Loads modules of the project's sources, for plugins of the build that need what they export.
import path from "node:path";
import { createServer } from "vite";

/** Creates a loader of source files. It opens with the first file, also after it was closed. */
export function createSources() {
  let opening = null;
  const open = () => {
    opening ??= createServer({
      configFile: path.resolve("vite.server.config.ts"),
      appType: "custom",
      server: { middlewareMode: true, watch: null, hmr: false, ws: false },
      optimizeDeps: { noDiscovery: true },
      logLevel: "error",
    });
    return opening;
  };
  return {
    /** Returns what a file exports; relative to the project. */
    load: async (file) => (await open()).ssrLoadModule(path.resolve(file)),
    async close() {
      const server = await opening;
      opening = null;
      await server?.close();
    },
  };
}
