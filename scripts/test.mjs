// `npm test`: the checks and tests that every change must pass. `npm test -- <folder>` runs the
// tests of one domain or folder; `npm test -- --server` runs the server's tests, all of them on
// PostgreSQL. SEED repeats the property tests of an earlier run.
import { spawn } from "node:child_process";
import path from "node:path";
import { findChromium } from "./chromium.mjs";
import { isFresh } from "./stale.mjs";
import { findTests } from "./testFiles.mjs";

/** Runs a step; the first one that fails ends the run. */
const step = (title, args, env = {}) =>
  new Promise((resolve) => {
    console.log(`\n— ${title}`);
    const child = spawn(process.execPath, args, {
      stdio: "inherit",
      env: { ...process.env, ...env },
    });
    child.once("close", (status) => (status === 0 ? resolve() : process.exit(status ?? 1)));
  });
const vitest = "node_modules/vitest/vitest.mjs";
/** What a fresh build has prepared; without one, the tests prepare it themselves. */
const findPrepared = () =>
  isFresh()
    ? { TEST_ARCHIVE: path.resolve("dist/database.tar"), TEST_SERVER: path.resolve("dist/server") }
    : {};

const build = () => step("build", ["scripts/build.mjs"]);
const runUnit = (files = []) =>
  step("unit, component and server tests", [vitest, "run", ...files], findPrepared());
async function runEndToEnd(files = []) {
  const chromium = findChromium();
  if (!chromium) {
    console.log(
      "\n— end-to-end tests skipped: there is no Chromium here, and none could be installed",
    );
    return;
  }
  const args = [vitest, "run", "--config", "vitest.e2e.config.ts", ...files];
  await step("end-to-end tests in Chromium", args, { CHROMIUM_PATH: chromium });
}

async function runFolder(name) {
  const { folder, unit, endToEnd } = findTests(name);
  console.log(`The tests of ${folder}`);
  if (endToEnd.length > 0 && !isFresh()) await build();
  if (unit.length > 0) await runUnit(unit);
  if (endToEnd.length > 0) await runEndToEnd(endToEnd);
}
async function runAll() {
  // Neither uses two cores on its own.
  await Promise.all([
    build(),
    step("types, lint, import direction, declarations, words", ["scripts/check.mjs"]),
  ]);
  await runUnit();
  await runEndToEnd();
}

const [argument] = process.argv.slice(2);
try {
  if (argument === "--server") {
    const env = { ...findPrepared(), TEST_DATABASE: "server" };
    await step(
      "the server's tests, on PostgreSQL",
      [vitest, "run", "tests", "framework/server"],
      env,
    );
  } else if (argument) await runFolder(argument);
  else await runAll();
} catch (error) {
  console.error(error);
  process.exit(1);
}
