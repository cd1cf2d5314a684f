import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chooseSize } from "../../../tests/stress.ts";
import { openDatabase } from "./openDatabase.ts";
import { prepareArchive } from "./prepareArchive.ts";

// The database layer as in production: bundled, in a separate process. The bundle is inside the
// project, like `dist`, so that its packages resolve from there, independently of the process's
// working directory.
const bundle = path.resolve("node_modules/.cache", `framework-survival-${process.pid}`);
let root: string;
let archive: string;
beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), "framework-survival-"));
  archive = path.join(root, "archive.tar");
  await prepareArchive(archive, ({ pool }) =>
    pool.query("create table writes (n bigint primary key)"),
  );
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      ssr: path.resolve("framework/server/database/openDatabase.ts"),
      outDir: bundle,
      target: "node20",
    },
  });
  writeFileSync(
    path.join(bundle, "write.js"),
    `import { openDatabase } from "./openDatabase.js";
     const [dataDir, archive] = process.argv.slice(2);
     const { pool, close } = await openDatabase({ dataDir, archive });
     let { n } = (await pool.query("select coalesce(max(n), 0) as n from writes")).rows[0];
     if (process.argv[4] === "once") await close();
     else for (;;) { n += 1; await pool.query("insert into writes values ($1)", [n]); process.stdout.write(n + "\\n"); }`,
  );
}, 120_000);
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
  rmSync(bundle, { recursive: true, force: true });
});
// Starts the process in another working directory, as a service manager does.
const start = (...args: string[]): ChildProcess =>
  spawn(
    process.execPath,
    [path.join(bundle, "write.js"), path.join(root, "database"), archive, ...args],
    {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
const ended = (child: ChildProcess) => new Promise((resolve) => child.once("exit", resolve));

test("a process that is killed while it writes loses no write that it has acknowledged", async () => {
  const dataDir = path.join(root, "database");
  let last = 0;
  for (let kills = 0; kills < chooseSize(1, 3); kills += 1) {
    const child = start();
    let output = "";
    const target = last + 40 + kills * 25;
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk;
      if (Number(output.trim().split("\n").at(-1)) >= target) child.kill("SIGKILL");
    });
    await ended(child);
    last = Number(output.slice(0, output.lastIndexOf("\n")).split("\n").at(-1));
    expect(last).toBeGreaterThanOrEqual(target);
    const database = await openDatabase({ dataDir });
    const { rows } = await database.pool.query(
      "select count(*) as count, max(n) as last from writes",
    );
    await database.close();
    expect(rows[0].count).toBe(rows[0].last);
    expect(rows[0].last).toBeGreaterThanOrEqual(last);
    last = rows[0].last;
  }
});
test("a second process is refused while the first one lives", async () => {
  const child = start();
  await new Promise((resolve) => child.stdout?.once("data", resolve));
  await expect(openDatabase({ dataDir: path.join(root, "database") })).rejects.toThrow(
    `in use by process ${child.pid}`,
  );
  child.kill("SIGKILL");
  await ended(child);
});
test("a process that closes its database ends by itself", async () => {
  expect(await ended(start("once"))).toBe(0);
});
