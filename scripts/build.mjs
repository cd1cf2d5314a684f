// Builds the browser app, the API process and the archive from which an embedded database starts quickly.
import { rmSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { markFresh } from "./stale.mjs";

export async function buildAll() {
  rmSync("dist", { recursive: true, force: true });
  await build({ configFile: path.resolve("vite.config.ts"), logLevel: "warn" });
  await build({ configFile: path.resolve("vite.server.config.ts"), logLevel: "warn" });
  const { prepare, prepareDemo } = await import(path.resolve("dist/server/main.js"));
  await prepare(path.resolve("dist/database.tar"));
  await prepareDemo(path.resolve("dist/demo.tar"), path.resolve("dist/demo"), path.resolve("dist/database.tar"));
  markFresh();
}
if (process.argv[1] === import.meta.filename) {
  await buildAll().catch((error) => {
    // What a person can mend, in the declarations or in a source that Vite names, is said without a stack.
    console.error(error.expected || error.errors ? error.message : error);
    process.exit(1);
  });
  // The archive's database worker may still hold the process.
  process.exit(0);
}
