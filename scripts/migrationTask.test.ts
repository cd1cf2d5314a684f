import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { parseTask } from "./migrationTask.ts";

test("a title, or one option, is a task", () => {
  expect(parseTask(["price_tags"])).toEqual({ kind: "generate", title: "price_tags" });
  expect(parseTask(["--by-hand", "fill totals"])).toEqual({ kind: "byHand", title: "fill totals" });
  expect(parseTask(["fill totals", "--by-hand"])).toEqual({ kind: "byHand", title: "fill totals" });
  expect(parseTask(["--schema"])).toEqual({ kind: "schema" });
  expect(parseTask(["--release"])).toEqual({ kind: "release" });
});

test("missing, superfluous and unknown arguments are named", () => {
  expect(parseTask([])).toBe("The title is missing.");
  expect(parseTask(["--by-hand"])).toBe("The title is missing.");
  expect(parseTask(["price", "tags"])).toBe(
    'A title of several words is one argument: "price tags".',
  );
  expect(parseTask(["--schema", "price"])).toBe("--schema takes no title.");
  expect(parseTask(["--schema", "--release"])).toBe("--schema and --release do not go together.");
  expect(parseTask(["--byhand", "x"])).toMatch(/Unknown option '--byhand'/);
});

test("wrong arguments end the command with exit code 1, its usage and no file", () => {
  const before = readdirSync("migrations");
  for (const args of [[], ["../up"]]) {
    const { status, stderr } = spawnSync(
      process.execPath,
      ["scripts/run.mjs", "scripts/migration.ts", ...args],
      {
        encoding: "utf8",
      },
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(
      args.length === 0
        ? /The title is missing.\nUsage:\n {2}npm run migration/
        : /^E208 "..\/up"/m,
    );
  }
  expect(readdirSync("migrations")).toEqual(before);
}, 120_000);
