// `npm test`: the checks and tests that every change must pass. `npm test -- <folder>` runs the
// tests of one domain or folder; `npm test -- --server` runs the server's tests, all of them on
// PostgreSQL; `npm test -- --stress` repeats some tests with much more load. SEED repeats the
// property tests of an earlier run.
import { spawn } from "node:child_process";
import path from "node:path";
import { findChromium } from "./chromium.mjs";
import { isFresh } from "./stale.mjs";
import { findTests } from "./testFiles.mjs";

const toSeconds = (start) => `${Math.round((performance.now() - start) / 1000)} s`;
/** The titles of the steps that have ended, each with its duration. */
const durations = [];

/** Runs a step; the first one that fails ends the run. */
const step = (title, args, env = {}) =>
  new Promise((resolve) => {
    console.log(`\n— ${title}`);
    const start = performance.now();
    const child = spawn(process.execPath, args, {
      stdio: "inherit",
      env: { ...process.env, ...env },
    });
    child.once("close", (status) => {
      if (status !== 0) process.exit(status ?? 1);
      durations.push([title, toSeconds(start)]);
      resolve();
    });
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
const runOnServer = () =>
  step("the server's tests, on PostgreSQL", [vitest, "run", "tests", "framework/server"], {
    ...findPrepared(),
    TEST_DATABASE: "server",
  });
const runStress = () =>
  step("stress tests: floods, races, kills and large files", [vitest, "run"], {
    ...findPrepared(),
    STRESS: "on",
  });

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
  console.log("\nCI also runs `npm test -- --stress`, which repeats some tests with more load.");
}

const start = performance.now();
const [argument] = process.argv.slice(2);
try {
  if (argument === undefined) await runAll();
  else if (argument === "--server") await runOnServer();
  else if (argument === "--stress") await runStress();
  else await runFolder(argument);
  const listed = durations.map(([title, seconds]) => `  ${seconds.padStart(6)}  ${title}`);
  console.log(`\n${listed.join("\n")}\n  ${toSeconds(start).padStart(6)}  in all`);
} catch (error) {
  console.error(error);
  process.exit(1);
}
