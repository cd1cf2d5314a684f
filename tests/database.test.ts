import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDatabase } from "../framework/server/database/openDatabase.ts";
import { buildModel } from "../framework/server/migration/buildModel.ts";
import { migrate } from "../framework/server/migration/migrate.ts";
import { orderMigrations } from "../framework/server/migration/orderMigrations.ts";
import { resources } from "../resources/index.ts";
import { migrations, repeatables, snapshot } from "../server/modules.ts";
import { getPostgres } from "./runPostgres.ts";
import { compileEmbedded } from "./testDatabase.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "markethall-database-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const archive = inject("archive");
beforeAll(compileEmbedded);

test("a folder that is no database is rejected by name", async () => {
  const dataDir = path.join(folder, "strange");
  mkdirSync(dataDir);
  writeFileSync(path.join(dataDir, "PG_VERSION"), "not a version");
  await expect(openDatabase({ dataDir })).rejects.toMatchObject({
    code: "database.unusable",
    message: expect.stringContaining(dataDir),
  });
}, 120_000);

test("an unreachable server is named without its password", async () => {
  const error = await openDatabase({ url: "postgres://someone:secret@127.0.0.1:1/market" }).catch(
    (thrown: Error) => thrown,
  );
  expect(error).toMatchObject({
    code: "database.unreachable",
    message: expect.stringContaining("127.0.0.1:1/market as someone"),
  });
  expect(String(error)).not.toContain("secret");
});

test("values are the same in both: exact numbers, days, instants, and what is beyond them is refused", async () => {
  const postgres = await getPostgres();
  const open = [
    await openDatabase({ dataDir: "memory://", archive }),
    ...(postgres ? [await openDatabase({ url: postgres.url })] : []),
  ];
  for (const database of open) {
    const { rows } =
      await database.pool.query(`select 9007199254740991::int8 as big, 1.25::numeric as amount, '2026-02-28'::date as day,
      '2026-02-28 23:30:00+11'::timestamptz as instant, '{"a":[1]}'::jsonb as tree, '{x,y}'::text[] as list`);
    expect(rows).toEqual([
      {
        big: 9007199254740991,
        amount: 1.25,
        day: "2026-02-28",
        instant: "2026-02-28T12:30:00.000Z",
        tree: { a: [1] },
        list: ["x", "y"],
      },
    ]);
    await expect(database.pool.query("select 9007199254740993::int8")).rejects.toThrow(/beyond/);
    const received: string[] = [];
    const stop = await database.listen("news", (payload) => received.push(payload));
    await database.pool.query("select pg_notify('news', 'hello')");
    await new Promise((resolve) => setTimeout(resolve, 200));
    await stop();
    // An empty payload may arrive first: the rejected value broke the connection, and notifications
    // may have been missed.
    expect(received.filter((payload) => payload !== "")).toEqual(["hello"]);
    await database.close();
  }
  await postgres?.stop();
}, 120_000);

test("a server with different declarations and migrations refuses to start, and names the command to run", async () => {
  const database = await openDatabase({ dataDir: "memory://", archive });
  const server = { migrations, repeatables, snapshot, model: buildModel(resources) };
  expect(await migrate(database.pool, server)).toEqual([]);
  const drifted = structuredClone(server.model);
  drifted.tables[0]?.columns.push({ name: "extra", type: "text" });
  await expect(migrate(database.pool, { ...server, model: drifted })).rejects.toMatchObject({
    code: "E202",
    message: expect.stringContaining("npm run migration"),
  });
  // Destructive changes are confirmed once: if the drop is already declared, only the migration is
  // missing.
  const fewer = {
    ...server.model,
    tables: server.model.tables.filter(({ name }) => name !== "suppliers"),
  };
  for (const [droppedTables, hint] of [
    [[], 'droppedTables: ["suppliers"]'],
    [
      ["suppliers", "suppliers_contacts"],
      "run npm run migration -- <title>, and review what it wrote",
    ],
  ] as const) {
    const rejected = await migrate(database.pool, { ...server, model: fewer, droppedTables }).catch(
      String,
    );
    expect(rejected).toContain("E202");
    expect(rejected).toContain(hint);
    expect(String(rejected).includes("to destroy")).toBe(droppedTables.length === 0);
  }
  const [first] = migrations;
  if (!first) throw new Error("no migrations");
  await expect(
    migrate(database.pool, {
      ...server,
      migrations: [{ ...first, sql: `${first.sql} -- edited` }],
    }),
  ).rejects.toMatchObject({ code: "E204" });
  await expect(migrate(database.pool, { ...server, migrations: [] })).rejects.toMatchObject({
    code: "E203",
  });
  const broken = {
    name: "20990101T0000_broken",
    sql: `-- parent: ${orderMigrations(migrations).at(-1)?.name}\ncreate table half (id int);\nselect nonsense`,
  };
  await expect(
    migrate(database.pool, {
      ...server,
      migrations: [...migrations, broken],
    }),
  ).rejects.toMatchObject({
    code: "E201",
    message: expect.stringMatching(
      /20990101T0000_broken: .*"nonsense".*line 3:\s+select nonsense/s,
    ),
  });
  expect((await database.pool.query("select to_regclass('half') as found")).rows).toEqual([
    { found: null },
  ]);
  await database.close();
}, 120_000);
