import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileEmbedded } from "../../../tests/testDatabase.ts";
import { type Database, DatabaseError, openDatabase } from "./openDatabase.ts";
import { prepareArchive } from "./prepareArchive.ts";

let root: string;
let archive: string;
beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), "framework-embedded-"));
  archive = path.join(root, "archive.tar");
  await compileEmbedded();
  await prepareArchive(archive, (database) =>
    database.pool.query(
      "create extension pg_trgm; create extension btree_gin; create role clerk; create table notes (id bigint generated always as identity primary key, text text, data jsonb); grant all on notes to clerk",
    ),
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const inFolder = (name: string) => openDatabase({ dataDir: path.join(root, name), archive });
const getFailure = (opening: Promise<Database>): Promise<DatabaseError> =>
  opening.then(
    async (database) => {
      await database.close();
      throw new Error("it opened");
    },
    (error: unknown) => {
      if (error instanceof DatabaseError) return error;
      throw error;
    },
  );
/** Drops a connection abruptly, as a network failure does. */
function cut(client: pg.PoolClient): void {
  if (!("connection" in client)) throw new Error("no connection");
  (client.connection as pg.Connection).stream.destroy();
  client.release(true);
}

describe("a connection of the embedded database", () => {
  let database: Database;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await openDatabase({ dataDir: "memory://", archive });
    pool = database.pool;
  });
  afterAll(() => database.close());
  const first = async (sql: string) => (await pool.query(sql)).rows[0];

  test("takes several statements in one query, and a role for one transaction", async () => {
    const client = await pool.connect();
    await client.query(
      "begin; set local role clerk; select set_config('library.branch_id', '7', true)",
    );
    const { rows } = await client.query(
      "select current_user as role, current_setting('library.branch_id') as branch",
    );
    expect(rows).toEqual([{ role: "clerk", branch: "7" }]);
    await client.query("rollback");
    client.release();
    expect(await first("select current_user as role")).toEqual({ role: "postgres" });
  });
  test("that is lost in a transaction loses what the transaction did", async () => {
    const client = await pool.connect();
    await client.query("begin");
    await client.query("insert into notes (text) values ('lost')");
    cut(client);
    expect(await first("select count(*) as n from notes")).toEqual({ n: 0 });
  });
  test("that is lost while its query runs loses it too", async () => {
    const client = await pool.connect();
    const running = client.query(
      "begin; insert into notes (text) values ('lost'); select count(*) from generate_series(1, 500000)",
    );
    running.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 10));
    cut(client);
    await expect(running).rejects.toThrow();
    expect(await first("select count(*) as n from notes")).toEqual({ n: 0 });
  });
  test("that is lost while its transaction waits for a dump leaves no transaction behind", async () => {
    const client = await pool.connect();
    const dumping = database.dump();
    client.query("begin").catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 20));
    cut(client);
    await dumping;
    expect(await first("select pg_current_xact_id_if_assigned() as open")).toEqual({ open: null });
    await pool.query("begin; rollback");
  });
  test("passes nothing of its session to the next one", async () => {
    const client = await pool.connect();
    await client.query({ name: "one", text: "select 1 as a" });
    await client.query(
      "set library.branch_id = '9'; create temp table mine (a int); select pg_advisory_lock(5)",
    );
    await client.query("set role clerk");
    cut(client);
    const sql =
      "select current_user as role, coalesce(current_setting('library.branch_id', true), '') as branch, to_regclass('mine') as mine, (select count(*) from pg_locks where locktype = 'advisory') as locks";
    expect(await first(sql)).toEqual({ role: "postgres", branch: "", mine: null, locks: 0 });
    expect((await pool.query({ name: "one", text: "select 2 as b" })).rows).toEqual([{ b: 2 }]);
  });
  test("receives notifications of committed transactions, and continues to listen when it is replaced", async () => {
    const received: string[] = [];
    const stop = await database.listen("changes", (payload) => received.push(payload));
    await pool.query("notify changes, 'one'");
    await pool.query("begin; notify changes, 'undone'; rollback");
    await pool.query("begin; notify changes, 'two'; commit");
    expect(received).toEqual(["one", "two"]);
    cut(await pool.connect());
    await pool.query("notify changes, 'three'");
    expect(received).toEqual(["one", "two", "", "three"]);
    await stop();
    await pool.query("notify changes, 'four'");
    expect(received).toHaveLength(4);
  });
  test("refuses what nests too deep, and lives on", async () => {
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    await expect(pool.query("insert into notes (data) values ($1)", [deep])).rejects.toThrow(
      "stack depth",
    );
    expect(await first("select 1 as still")).toEqual({ still: 1 });
  });
  test("leaves the main thread free during a long query", async () => {
    let selection = 0;
    const timer = setInterval(() => (selection += 1), 5);
    await pool.query("select count(*) from generate_series(1, 2000000) n where n % 7 = 3");
    clearInterval(timer);
    expect(selection).toBeGreaterThan(10);
  });
});

describe("a data folder", () => {
  test("starts from the archive when it is empty, and ignores it afterwards", async () => {
    const database = await inFolder("kept");
    await database.pool.query("insert into notes (text) values ('kept')");
    await database.close();
    await database.close();
    const again = await openDatabase({
      dataDir: path.join(root, "kept"),
      archive: "/no/such/archive",
    });
    expect((await again.pool.query("select id, text from notes")).rows).toEqual([
      { id: 1, text: "kept" },
    ]);
    await again.close();
  });
  test("is rejected while it is open, under any name, with the number of the process", async () => {
    const database = await inFolder("shared");
    symlinkSync(path.join(root, "shared"), path.join(root, "alias"));
    for (const name of ["shared", "shared/", `../${path.basename(root)}/shared`, "alias"]) {
      const error = await getFailure(openDatabase({ dataDir: `${root}/${name}` }));
      expect(error.code).toBe("database.inUse");
      expect(error.message).toContain(`process ${process.pid}`);
    }
    await database.close();
    await (await inFolder("shared")).close();
  });
  test("is moved aside and created again when its first start was killed", async () => {
    const folder = path.join(root, "halfway");
    mkdirSync(path.join(folder, "base"), { recursive: true });
    writeFileSync(path.join(folder, "PG_VERSION"), "18");
    writeFileSync(`${folder}.starting`, "");
    const database = await inFolder("halfway");
    expect((await database.pool.query("select count(*) as n from notes")).rows).toEqual([{ n: 0 }]);
    await database.close();
    expect(readdirSync(`${folder}.unfinished`)).toEqual(["PG_VERSION", "base"]);
    expect(readdirSync(root)).not.toContain("halfway.starting");
  });
  test("of other files is refused and left alone", async () => {
    const folder = path.join(root, "papers");
    mkdirSync(folder);
    writeFileSync(path.join(folder, "letter.txt"), "");
    const error = await getFailure(inFolder("papers"));
    expect(error.code).toBe("database.unusable");
    expect(error.message).toContain(folder);
    expect(readdirSync(folder)).toEqual(["letter.txt"]);
    expect((await getFailure(openDatabase({ dataDir: archive }))).code).toBe("database.unusable");
  });
  test("an archive that is missing or broken is named", async () => {
    const broken = path.join(root, "broken.tar");
    writeFileSync(broken, "no archive");
    for (const file of [broken, path.join(root, "missing.tar")]) {
      const error = await getFailure(openDatabase({ dataDir: "memory://", archive: file }));
      expect(error.code).toBe("database.unusable");
      expect(error.message).toContain(file);
    }
  });
  test("is dumped as an archive from which another starts, without what is not committed", async () => {
    const database = await inFolder("dumped");
    await database.pool.query("insert into notes (text) values ('safe')");
    const client = await database.pool.connect();
    await client.query("begin; insert into notes (text) values ('open')");
    const backup = path.join(root, "backup.tar");
    writeFileSync(backup, await database.dump());
    await client.query("commit");
    client.release();
    expect((await database.pool.query("select count(*) as n from notes")).rows).toEqual([{ n: 2 }]);
    await database.close();
    const restored = await openDatabase({ dataDir: "memory://", archive: backup });
    expect((await restored.pool.query("select text from notes")).rows).toEqual([{ text: "safe" }]);
    await restored.close();
  });
});
