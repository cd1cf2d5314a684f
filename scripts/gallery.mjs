// `npm run gallery`: pictures of every screen, from the build, which is renewed if it is stale.
// `npm run gallery -- --accept` makes the pictures again that `npm test` compares.
import { spawnSync } from "node:child_process";
import { isFresh } from "./stale.mjs";

/** Runs a step in a process of its own; one that fails ends the run. */
function step(...args) {
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

if (!isFresh()) {
  console.log("Building …");
  step("scripts/build.mjs");
}
step("scripts/run.mjs", "tests/gallery/main.ts", ...process.argv.slice(2));
