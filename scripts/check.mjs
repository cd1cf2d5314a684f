// `npm run check`: types, lint, the direction of imports, the declarations, and every word in every language.
import { spawnSync } from "node:child_process";
import path from "node:path";

const steps = [
  ["types", ["node_modules/typescript/bin/tsc", "--noEmit", "-p", "."]],
  ["lint", ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"]],
  ["import direction", ["scripts/imports.mjs"]],
  ["declarations and words", ["scripts/run.mjs", "scripts/checkHouse.ts"]],
];
let failed = false;
for (const [title, args] of steps) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", cwd: path.resolve(".") });
  console.log(`${status === 0 ? "ok    " : "FAILED"} ${title}`);
  if (status !== 0) {
    failed = true;
    console.log(`${stdout}${stderr}`.trim());
  }
}
process.exit(failed ? 1 : 0);
