// Checks the order of folders, the faces of domains and cycles between them and between files, that
// no server code reaches the browser, that errors come from the tables of error codes, that writes
// of a transaction do not run side by side, that nothing writes past it, and that no statement
// writes a version itself; measures the domains.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { findConcurrentWrites } from "./concurrentWrites.mjs";
import { findErrorsPastTables } from "./errorRules.mjs";
import { findDomainCycles, findFileCycles } from "./importCycles.mjs";
import {
  allowedFolders,
  findImportsPastFaces,
  findWrongFolders,
  findWrongPackages,
  findWrongSides,
  foldersOnTop,
} from "./importRules.mjs";
import { measureDomains } from "./measureDomains.mjs";
import { findPoolWrites } from "./poolWrites.mjs";
import { expandPatterns, listImports } from "./readImports.mjs";
import { findVersionWrites } from "./versionWrites.mjs";

const topFolders = [...Object.keys(allowedFolders), ...foldersOnTop];
const listed = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", ...topFolders];
const files = execFileSync("git", listed, { encoding: "utf8", maxBuffer: 1e8 })
  .split("\0")
  // A file may be deleted but not yet committed.
  .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(file));

const errors = [];
const imports = [];
const lines = new Map();
for (const file of files) {
  const source = readFileSync(file, "utf8");
  lines.set(file, source.split("\n").length - 1);
  try {
    imports.push(...listImports(file, source));
    errors.push(
      ...findErrorsPastTables(file, source),
      ...findConcurrentWrites(file, source),
      ...findPoolWrites(file, source),
      ...findVersionWrites(file, source),
    );
  } catch (error) {
    errors.push(error.message);
  }
}
const all = expandPatterns(imports, files);
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const size = measureDomains(
  new Map([...lines].filter(([file]) => /\.tsx?$/.test(file) && !file.startsWith("scripts/"))),
);
errors.push(
  ...findWrongFolders(all),
  ...findImportsPastFaces(all),
  ...findDomainCycles(all),
  ...findFileCycles(all),
  ...findWrongSides(all),
  ...findWrongPackages(all, dependencies),
  ...size.errors,
);
console.log(size.figure);
for (const mistake of errors) console.log(mistake);
process.exit(errors.length > 0 ? 1 : 0);
