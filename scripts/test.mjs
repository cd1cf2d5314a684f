// `npm test`: what every change must pass. `npm test -- --server` runs the server's tests on PostgreSQL instead.
import { spawnSync } from "node:child_process";
import { findChromium } from "./chromium.mjs";

const step = (title, command, args, env = {}) => {
  console.log(`\n— ${title}`);
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
};
const npx = (title, tool, args, env) => step(title, process.execPath, [`node_modules/${tool}`, ...args], env);
const vitest = "vitest/vitest.mjs";

if (process.argv.includes("--server")) {
  npx("the server's tests, on PostgreSQL", vitest, ["run", "tests", "framework/server"], { TEST_DATABASE: "server" });
  process.exit(0);
}
step("types, lint, import direction, declarations, words", process.execPath, ["scripts/check.mjs"]);
npx("unit, component and server tests, on the embedded database", vitest, ["run"]);
const chromium = findChromium();
if (chromium) {
  step("build", process.execPath, ["scripts/build.mjs"]);
  npx("end-to-end tests in Chromium", vitest, ["run", "--config", "vitest.e2e.config.ts"], { CHROMIUM_PATH: chromium });
} else console.log("\n— end-to-end tests skipped: there is no Chromium here, and none could be installed");
