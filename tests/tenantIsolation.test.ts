import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Resource, toTableName } from "../framework/schema/index.ts";
import type { Caller } from "../framework/server/engine.ts";
import type { CatalogRow } from "../framework/server/migration/schema/catalog.ts";
import { move } from "../framework/server/operations/move.ts";
import { purge } from "../framework/server/operations/purge.ts";
import { readPage } from "../framework/server/operations/readPage.ts";
import { readRecord } from "../framework/server/operations/readRecord.ts";
import { remove } from "../framework/server/operations/remove.ts";
import { restore } from "../framework/server/operations/restore.ts";
import { runAction } from "../framework/server/operations/runAction.ts";
import { save } from "../framework/server/operations/save.ts";
import { readIds, readSelector } from "../framework/server/operations/select.ts";
import { readListRequest } from "../framework/server/sql/readListRequest.ts";
import { type Tx, transaction } from "../framework/server/transaction.ts";
import { resources } from "../resources/index.ts";
import { addReferencedRows, addRowId, makeOneOfEach } from "./oneOfEach.ts";
import { createSample } from "./sample.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

const owned: readonly Resource[] = (resources as readonly Resource[]).filter(
  (resource) => resource.owner === "shop" && !resource.readOnly,
);
let server: TestServer;
const rows: Record<string, number> = {};
let stranger: Caller;

beforeAll(async () => {
  server = await startTestServer();
  await makeOneOfEach(server, resources, rows);
  await addReferencedRows(server, resources, rows);
  for (const resource of owned) rows[resource.name] ??= (await addRowId(server, resource)) ?? 0;
  stranger = {
    actor: {
      id: server.members.laneway ?? 0,
      name: "laneway",
      realm: "shop",
      tenantId: server.shops.laneway,
      roles: ["admin"],
      permissions: [],
    },
    locale: "en",
    ip: "127.0.0.1",
    requestId: "walls",
  };
});
afterAll(() => server.close());
const dump = async (resource: Resource) =>
  (await server.database.pool.query(`select * from ${toTableName(resource)} order by id`)).rows;

describe.each(owned.map((resource) => [resource.name, resource] as const))(
  "%s",
  (name, resource) => {
    test("without row-level security, the pipeline alone isolates shops", async () => {
      const { engine, database } = server;
      const id = rows[name] ?? 0;
      const before = await dump(resource);
      expect(before.map((row) => row.id)).toContain(id);
      const unwalled = <T>(work: (tx: Tx) => Promise<T>) =>
        transaction(database.pool, { tenant: "none" }, "write", work);
      const request = readListRequest(engine, resource, stranger.actor, {});
      // A shop's members are rows too, so the other shop has one of its own.
      const own = before.filter((row) => row.shop_id === server.shops.laneway).map((row) => row.id);
      const page = await unwalled((tx) => readPage(engine, tx, resource, stranger, request));
      expect(page.list.map((row) => row.id)).toEqual(own);
      expect(page.total).toBe(own.length);
      expect(await unwalled((tx) => readIds(tx, resource, stranger, request))).toEqual(own);
      expect(
        (await unwalled((tx) => readSelector(engine, tx, resource, stranger, {}))).map(
          (row) => row.id,
        ),
      ).toEqual(own);
      const values = { [resource.label]: "stolen" };
      const at = (tx: Tx) => ({ ...stranger, engine, tx, resource });
      const commands: ((tx: Tx) => Promise<unknown>)[] = [
        (tx) => readRecord(at(tx), id),
        (tx) => save(at(tx), { id, version: null, values }),
        (tx) => remove(at(tx), id),
        (tx) => restore(at(tx), id),
        (tx) => purge(at(tx), id),
        ...(resource.parent ? [(tx: Tx) => move(at(tx), { id, parent: null, before: null })] : []),
        ...resource.actionList.map(
          (action) => (tx: Tx) =>
            runAction(
              at(tx),
              action,
              { id, version: null },
              action.input ? createSample(action.input, rows) : {},
            ),
        ),
      ];
      for (const command of commands)
        await expect(unwalled(command)).rejects.toMatchObject({ type: "notFound" });
      expect(await dump(resource)).toEqual(before);
    });

    test("with a query that forgets its where, row-level security alone isolates shops", async () => {
      const table = sql.table(toTableName(resource));
      const id = rows[name] ?? 0;
      const before = await dump(resource);
      const walled = <T>(work: (tx: Tx) => Promise<T>) =>
        transaction(
          server.database.pool,
          { tenant: "one", tenantId: server.shops.laneway },
          "write",
          work,
        );
      const others = sql`where shop_id <> ${server.shops.laneway}`;
      expect(await walled((tx) => tx.run(sql`select * from ${table} ${others}`))).toEqual([]);
      const { rows: views } = await server.database.pool.query(
        "select 1 from pg_views where viewname = $1",
        [toTableName(resource)],
      );
      // Nothing writes a view.
      if (views.length > 0) return;
      expect(
        await walled((tx) =>
          tx.run(sql`update ${table} set version = version + 1 ${others} returning id`),
        ),
      ).toEqual([]);
      const deleted = walled((tx) => tx.run(sql`delete from ${table} ${others} returning id`));
      expect(
        await deleted.catch((error: Error) =>
          /permission denied/.test(error.message) ? [] : [error],
        ),
      ).toEqual([]);
      const { rows: columns } = await server.database.pool.query<CatalogRow<"columns">>(
        "select column_name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'",
        [toTableName(resource)],
      );
      const names = sql.join(columns.map((column) => sql.ref(column.column_name)));
      const other = JSON.stringify({ ...before.find((row) => row.id === id), id: id + 1000 });
      // Only the tenant scope rejects the row: it is complete, but belongs to another shop.
      await expect(
        walled((tx) =>
          tx.run(
            sql`insert into ${table} (${names}) select ${names} from jsonb_populate_record(null::${table}, ${other}::jsonb)`,
          ),
        ),
      ).rejects.toThrow(/row-level security|permission denied/);
      expect(await dump(resource)).toEqual(before);
    });
  },
);

test("without a shop in the transaction nothing is visible at all", async () => {
  const client = await server.database.pool.connect();
  try {
    await client.query("begin; set local role markethall_shop");
    for (const resource of owned)
      expect((await client.query(`select * from ${toTableName(resource)}`)).rows).toEqual([]);
  } finally {
    await client.query("rollback");
    client.release();
  }
});

test("a shop's member writes no row of the platform", async () => {
  const walled = (text: string) =>
    transaction(
      server.database.pool,
      { tenant: "one", tenantId: server.shops.harbour },
      "write",
      (tx) => tx.run(sql.raw(text)),
    );
  for (const table of ["countries", "cities", "categories"])
    await expect(walled(`update ${table} set version = 1`)).rejects.toThrow(/permission denied/);
  for (const text of [
    "delete from audit_entries",
    "update audit_entries set label = ''",
    "select * from sessions",
    "select password_hash from credentials limit 1",
  ]) {
    const rows = await walled(text).catch(() => []);
    expect(rows, text).toEqual([]);
  }
});

test("the database itself refuses a reference across shops", async () => {
  const { pool } = server.database;
  const insert =
    "insert into departments (shop_id, name, sort, status, parent) values ($1, 'x', 1, 'active', $2)";
  await expect(pool.query(insert, [server.shops.laneway, rows.departments])).rejects.toThrow(
    /foreign key/,
  );
});
