// `npm test`: what every change must pass. `npm test -- --server` runs the server's tests on PostgreSQL instead.
import { spawn } from "node:child_process";
import path from "node:path";
import { findChromium } from "./chromium.mjs";

/** The first step that fails ends all of them. */
const step = (title, args, env = {}) =>
  new Promise((resolve) => {
    console.log(`\n— ${title}`);
    const child = spawn(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...env } });
    child.once("close", (status) => (status === 0 ? resolve() : process.exit(status ?? 1)));
  });
const vitest = "node_modules/vitest/vitest.mjs";

if (process.argv.includes("--server")) {
  const onServer = { TEST_DATABASE: "server" };
  await step("the server's tests, on PostgreSQL", [vitest, "run", "tests", "framework/server"], onServer);
  process.exit(0);
}
// Neither keeps two cores busy alone.
await Promise.all([
  step("build", ["scripts/build.mjs"]),
  step("types, lint, import direction, declarations, words", ["scripts/check.mjs"]),
]);
const prepared = { TEST_ARCHIVE: path.resolve("dist/database.tar") };
await step("unit, component and server tests, on the embedded database", [vitest, "run"], prepared);
const chromium = findChromium();
if (chromium) {
  const browser = { CHROMIUM_PATH: chromium };
  await step("end-to-end tests in Chromium", [vitest, "run", "--config", "vitest.e2e.config.ts"], browser);
} else console.log("\n— end-to-end tests skipped: there is no Chromium here, and none could be installed");
