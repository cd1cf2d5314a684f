// Records the sources of a build, so that `npm start` builds only what is stale.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const folders = [
  "framework",
  "resources",
  "dataProvider",
  "authProvider",
  "i18n",
  "src",
  "core",
  "adapters",
  "server",
  "demo",
  "migrations",
  "public",
];
const files = [
  "index.html",
  "package-lock.json",
  "vite.config.ts",
  "scripts/nextFiles.mjs",
  "scripts/pageModules.mjs",
  "scripts/splitMessages.mjs",
  "scripts/splitResources.mjs",
  "vite.server.config.ts",
];
const stamp = path.resolve("dist/.stamp");

function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(full);
    else if (!/\.test(-d)?\.tsx?$/.test(entry.name)) yield full;
  }
}
/**
 * Returns the size and modification time of each source: reading all contents would slow down the
 * start too much.
 */
export function stampOfSources() {
  const hash = createHash("sha256");
  for (const file of [
    ...folders.filter((one) => existsSync(one)).flatMap((one) => [...walk(one)]),
    ...files.filter((one) => existsSync(one)),
  ]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}:${size}:${mtimeMs}\n`);
  }
  return hash.digest("hex");
}
export const isFresh = () => existsSync(stamp) && readFileSync(stamp, "utf8") === stampOfSources();
export const markFresh = () => writeFileSync(stamp, stampOfSources());
