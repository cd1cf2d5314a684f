// `npm run check`: types and examples, lint, the direction of imports, words, the declarations, and
// the messages of every locale.
import { spawn } from "node:child_process";
import path from "node:path";

const steps = [
  ["types and examples", ["scripts/types.mjs"]],
  [
    "types of the example",
    ["node_modules/typescript/bin/tsc", "--noEmit", "--pretty", "false", "-p", "examples/library"],
  ],
  ["lint", ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"]],
  ["row types", ["scripts/rowTypes.mjs"]],
  ["import direction", ["scripts/imports.mjs"]],
  ["distribution", ["scripts/distribution.mjs", "--short"]],
  ["vocabulary", ["scripts/vocabulary.mjs"]],
  ["words of the framework", ["scripts/frameworkWords.mjs"]],
  ["declarations and words", ["scripts/run.mjs", "scripts/checkDeclarations.ts"]],
];
/** What prints a figure that is always shown. */
const withFigures = ["import direction", "distribution"];
/** Runs a check; all run in parallel, and the output of each is shown when it has ended. */
const run = (args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: path.resolve("."),
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    child.once("close", (status) => resolve({ status, output }));
  });
const ends = steps.map(async ([title, args]) => ({ title, ...(await run(args)) }));
let failed = false;
for (const { title, status, output } of await Promise.all(ends)) {
  console.log(`${status === 0 ? "ok    " : "FAILED"} ${title}`);
  failed ||= status !== 0;
  if (status !== 0 || withFigures.includes(title)) console.log(output.trim());
}
process.exit(failed ? 1 : 0);
