// `npm run bench [-- server|list|matrix|signIn|start|import …]`: builds what is stale, then
// measures.
import { spawnSync } from "node:child_process";
import { isFresh } from "./stale.mjs";

const run = (...args) =>
  spawnSync(process.execPath, args, { stdio: "inherit" }).status === 0 || process.exit(1);
if (!isFresh()) run("scripts/build.mjs");
run("scripts/run.mjs", "bench/main.ts", ...process.argv.slice(2));
