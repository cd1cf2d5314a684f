// Runs TypeScript modules of the project in this process, resolved as in the build of the server.
import path from "node:path";
import { createServer } from "vite";

/**
 * Calls a function with a loader of modules. An error that the user can fix is printed without its
 * stack; the exit code is then 1.
 *
 * @param {(load: (file: string) => Promise<any>) => Promise<void>} work
 */
export async function withModules(work) {
  const vite = await createServer({
    configFile: path.resolve("vite.server.config.ts"),
    appType: "custom",
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    logLevel: "error",
  });
  try {
    await work((file) => vite.ssrLoadModule(path.resolve(file)));
  } catch (error) {
    console.error(error instanceof Error && error.expected ? error.message : error);
    process.exitCode = 1;
  } finally {
    await vite.close();
  }
}
