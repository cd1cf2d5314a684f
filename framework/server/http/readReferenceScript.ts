import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { resolvePackagePaths } from "../resolvePackagePaths.ts";

/** The copy that the build writes: an installed server has no development packages. */
const builtCopy = path.resolve("dist/reference/standalone.js.gz");

/**
 * Reads the script of the API reference page, compressed by gzip: the build's copy, or, before a
 * build, the script of the package.
 */
export async function readReferenceScript(copy = builtCopy): Promise<Buffer> {
  if (existsSync(copy)) return readFile(copy);
  const [file = ""] = resolvePackagePaths(["@scalar/api-reference/browser/standalone.js"]);
  return promisify(gzip)(await readFile(file));
}
