// Builds the browser app, the API process, and the archive that speeds up the start of an embedded
// database.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { compressFiles } from "./compress.mjs";
import { checkPageSizes } from "./entry-size.mjs";
import { markFresh } from "./stale.mjs";

/**
 * Copies the script of the API reference page, compressed: production installs no package for it.
 */
function copyReferenceScript(folder) {
  const script = import.meta.resolve("@scalar/api-reference/browser/standalone.js");
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, "standalone.js.gz"),
    gzipSync(readFileSync(fileURLToPath(script))),
  );
}

export async function buildAll() {
  rmSync("dist", { recursive: true, force: true });
  await build({ configFile: path.resolve("vite.config.ts"), logLevel: "warn" });
  await build({ configFile: path.resolve("vite.server.config.ts"), logLevel: "warn" });
  const { prepare, prepareDemo } = await import(path.resolve("dist/server/main.js"));
  copyReferenceScript(path.resolve("dist/reference"));
  const compressed = compressFiles(path.resolve("dist/browser"));
  await prepare(path.resolve("dist/database.tar"));
  await prepareDemo(
    path.resolve("dist/demo.tar"),
    path.resolve("dist/demo"),
    path.resolve("dist/database.tar"),
  );
  await compressed;
  checkPageSizes("dist");
  markFresh();
}
if (process.argv[1] === import.meta.filename) {
  await buildAll().catch((error) => {
    // Errors that the user can fix, in the declarations or in a source that Vite names, are shown
    // without a stack.
    console.error(error.expected || error.errors ? error.message : error);
    process.exit(1);
  });
  // The archive's database worker may keep the process alive.
  process.exit(0);
}
