// `npm start`: builds what is stale, then serves, or runs the given command (`npm run add-admin
// <name>`).
import path from "node:path";
import { isFresh } from "./stale.mjs";

process.env.NODE_ENV ??= "production";
if (!isFresh()) {
  console.log("Building (about 30 seconds the first time) …");
  const { spawnSync } = await import("node:child_process");
  // A separate process, so that the server does not retain the build's memory.
  const { status } = spawnSync(process.execPath, [path.resolve("scripts/build.mjs")], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
const { main } = await import(path.resolve("dist/server/main.js"));
await main(process.argv.slice(2));
