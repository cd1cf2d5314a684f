// Runs a TypeScript module of the project in this process: `node scripts/run.mjs <module>
// [arguments]`.
import path from "node:path";
import { createServer } from "vite";

const [module = "", ...rest] = process.argv.slice(2);
process.argv = [process.argv[0] ?? "node", path.resolve(module), ...rest];
const vite = await createServer({
  configFile: path.resolve("vite.server.config.ts"),
  appType: "custom",
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
  logLevel: "error",
});
try {
  const { main } = await vite.ssrLoadModule(path.resolve(module));
  await main(rest);
} catch (error) {
  console.error(error instanceof Error && error.expected ? error.message : error);
  process.exitCode = 1;
} finally {
  await vite.close();
}
