// `npm run nightly`: many random sequences of trade, with a new seed for each group of them; the
// seeds that failed are printed, each with the command that repeats it. A failed seed does not end
// the run. `--runs 500` is the number of sequences, `--seed` the first seed.
import { spawn } from "node:child_process";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "500" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
  },
});
/** Sequences with one seed: few enough that a failed one is repeated within a minute or two. */
const perSeed = 40;
/** The tests that draw their trade from the seed. */
const files = ["tests/trade/properties.test.ts", "tests/trade/chaos.test.ts"];

const play = (seed, runs) =>
  new Promise((resolve) => {
    const args = ["node_modules/vitest/vitest.mjs", "run", ...files, "--retry", "0"];
    const env = { ...process.env, SEED: String(seed), TRADE_RUNS: String(runs) };
    spawn(process.execPath, args, { stdio: "inherit", env }).once("close", resolve);
  });

const failed = [];
let seed = Number(values.seed);
for (let left = Number(values.runs); left > 0; left -= perSeed) {
  const runs = Math.min(perSeed, left);
  if ((await play(seed, runs)) !== 0) {
    failed.push(`SEED=${seed} TRADE_RUNS=${runs} npx vitest run ${files.join(" ")} --retry 0`);
    console.log(`\nFailed with SEED=${seed}`);
  }
  // Far from the seeds of the nights before and after.
  seed = (seed * 69_069 + 1) % 2 ** 31;
}
console.log(`\n${values.runs} sequences of trade; ${failed.length} seeds failed`);
for (const command of failed) console.log(`  ${command}`);
process.exitCode = failed.length > 0 ? 1 : 0;
