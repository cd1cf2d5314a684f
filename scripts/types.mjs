// `npm run check`, "types and examples": compiles the sources together with the examples of their
// doc comments, and with the check of the tables' types, in one program. A mistake in an example is
// reported at its line of the comment, a column's at its line of `migrations/schema.sql`.
// With `--examples` only they are compiled, with what they import.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listMissingExamples, listUnknownCodes, writeExamples } from "./examples.mjs";
import { writeSchemaTypes } from "./schemaTypes.mjs";

const cache = path.resolve("node_modules/.cache");
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, "examples-"));

/**
 * Unused names: an example may declare what it does not use, and its derived imports are generous.
 */
const unused = /error TS(6133|6192|6196|6198|6199|6205):/;

/**
 * Replaces the position in an example's module by the one in the source; null for an unused name.
 */
function toSource(diagnostic, origins) {
  const [, file, line, rest] = /^(.+?)\((\d+),\d+\)(: .*)$/s.exec(diagnostic) ?? [];
  const origin = file && origins.get(path.resolve(file));
  if (!origin) return diagnostic;
  if (unused.test(rest)) return null;
  // The first line holds the derived imports.
  return `${origin.file}:${origin.line + Math.max(Number(line) - 1, 0)} ${origin.of}${rest}`;
}

try {
  const origins = writeExamples(folder);
  const config = path.join(folder, "tsconfig.json");
  const exampleCount = origins.size;
  if (!process.argv.includes("--examples")) {
    const { target, origin } = writeSchemaTypes(folder);
    origins.set(target, origin);
  }
  const files = [...origins.keys()];
  const include = process.argv.includes("--examples")
    ? { include: [path.resolve("framework/server/http/createApp.ts")] }
    : {};
  writeFileSync(
    config,
    JSON.stringify({ extends: path.resolve("tsconfig.json"), files, ...include }),
  );
  const tsc = ["node_modules/typescript/bin/tsc", "--noEmit", "--pretty", "false", "-p", config];
  const { stdout, stderr, status } = spawnSync(process.execPath, tsc, { encoding: "utf8" });
  // The lines below a diagnostic that explain it are indented.
  const diagnostics = stdout
    .split(/\n(?=\S)/)
    .flatMap((one) => toSource(one.trimEnd(), origins) ?? []);
  const output = [...diagnostics, ...listMissingExamples(), ...listUnknownCodes(), stderr]
    .join("\n")
    .trim();
  if (output) console.log(output);
  console.log(`${exampleCount} examples compiled`);
  // Without a diagnostic that was left out, the compiler's own status decides.
  process.exitCode = output || (status !== 0 && stdout.trim() === "") ? 1 : 0;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
