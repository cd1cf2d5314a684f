import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../tests/testDatabase.ts";
import { tenantKind } from "../schema/testTenancy.ts";
import type { Database } from "./database/openDatabase.ts";
import { writePool } from "./database/writePool.ts";
import { accessSql } from "./migration/accessSql.ts";
import { databaseRoles, tenantColumn, tenantSetting } from "./sql/tenancy.ts";
import type { Calculated } from "./tables/DB.ts";
import { type Scope, type Tx, transaction } from "./transaction.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query("create table written (n integer primary key)");
});
afterAll(() => database.close());
beforeEach(() => database.pool.query("truncate written"));

const anywhere: Scope = { tenant: "none" };
const insert = (n: number) =>
  sql<Calculated<{ n: number }>>`insert into written (n) values (${n}) returning n`;
const fail = sql`select 1 / 0`;
const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  transaction(database.pool, anywhere, "write", work);
const written = async (): Promise<number[]> =>
  (await database.pool.query("select n from written order by n")).rows.map(({ n }) => n);
/** Checks that a connection was returned to the pool in a clean state. */
const isClean = async (): Promise<boolean> =>
  (await database.pool.query("select now() = statement_timestamp() as alone")).rows[0].alone;

describe("B1: a transaction", () => {
  test("sends nothing after a statement that failed, and leaves nothing behind", async () => {
    const strays: Promise<unknown>[] = [];
    const work = write(async (tx) => {
      await tx.run(insert(1));
      const failing = tx.run(fail);
      strays.push(failing.catch((error) => error));
      await failing.catch(() => {});
      strays.push(tx.run(insert(2)).catch((error) => error));
      await Promise.all(strays);
    });
    await expect(work).rejects.toMatchObject({ code: "22012" });
    expect((await strays[1]) as Error).toMatchObject({
      name: "TransactionStateError",
      state: "failed",
    });
    expect([await written(), await isClean()]).toEqual([[], true]);
  });

  test("rolls back after everything in flight, even where nothing awaits it", async () => {
    let slow: Promise<unknown> = Promise.resolve();
    const work = write(async (tx) => {
      slow = tx.run(sql`select pg_sleep(0.1)`).catch((error) => error);
      throw new Error("no further");
    });
    await expect(work).rejects.toThrow("no further");
    // It had ended before the rollback was sent.
    expect(
      await Promise.race([
        slow.then(() => "ended"),
        new Promise((resolve) => setTimeout(resolve, 0, "runs")),
      ]),
    ).toBe("ended");
    expect([await written(), await isClean()]).toEqual([[], true]);
  });

  test("takes no statement after its end", async () => {
    let openTx: Tx | undefined;
    await write(async (tx) => {
      openTx = tx;
      await tx.run(insert(1));
    });
    await expect(openTx?.run(insert(2))).rejects.toMatchObject({ state: "ended" });
    const undone = write(async (tx) => {
      openTx = tx;
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await expect(openTx?.run(insert(3))).rejects.toMatchObject({ state: "ended" });
    expect(await written()).toEqual([1]);
  });

  test("is not committed where a failed statement was ignored", async () => {
    const work = write(async (tx) => {
      await tx.run(insert(1));
      await tx.run(fail).catch(() => {});
    });
    await expect(work).rejects.toMatchObject({ code: "22012" });
    expect(await written()).toEqual([]);
  });

  test("that only read has ended before the next statement of its connection", async () => {
    const connection = sql<Calculated<{ pid: number }>>`select pg_backend_pid() as pid`;
    const [first] = await transaction(database.pool, { tenant: "operator" }, "read", (tx) =>
      tx.run(connection),
    );
    // Sent before the event loop turns, to the connection that was released last.
    const { rows } = await database.pool.query(
      `select pg_backend_pid() as pid, current_setting('transaction_read_only') as "readOnly",
         current_user = session_user as "isSystem", now() = statement_timestamp() as alone`,
    );
    expect(rows).toEqual([{ pid: first?.pid, readOnly: "off", isSystem: true, alone: true }]);
    await transaction(database.pool, { tenant: "operator" }, "read", (tx) => tx.run(connection));
    expect(await write((tx) => tx.run(insert(7)))).toEqual([{ n: 7 }]);
    expect([await written(), await isClean()]).toEqual([[7], true]);
  });

  test("starts no write while another statement runs", async () => {
    const work = write((tx) => Promise.all([tx.run(insert(1)), tx.run(insert(2))]));
    await expect(work).rejects.toMatchObject({ name: "TransactionStateError", state: "open" });
    const behind = write((tx) => Promise.all([tx.run(sql`select 1`), tx.run(insert(1))]));
    await expect(behind).rejects.toMatchObject({ state: "open" });
    expect([await written(), await isClean()]).toEqual([[], true]);
  });

  test("lets reads run side by side", async () => {
    const read = await write((tx) =>
      Promise.all([tx.run(sql`select 1 as a`), tx.run(sql`select 2 as a`)]),
    );
    expect(read).toEqual([[{ a: 1 }], [{ a: 2 }]]);
  });

  test("writes a batch in its order, and nothing of one of which a part fails", async () => {
    const [first, , third] = await write((tx) => tx.batch([insert(1), sql`select 1`, insert(2)]));
    expect([first, third]).toEqual([[{ n: 1 }], [{ n: 2 }]]);
    await expect(write((tx) => tx.batch([insert(3), fail, insert(4)]))).rejects.toMatchObject({
      code: "22012",
    });
    expect([await written(), await isClean()]).toEqual([[1, 2], true]);
  });

  test("continues after a savepoint that was undone, an inner one too", async () => {
    await write(async (tx) => {
      await tx.run(insert(1));
      await tx.savepoint(() => tx.batch([insert(2), fail])).catch(() => {});
      await tx
        .savepoint(async () => {
          await tx.run(insert(3));
          await tx.savepoint(() => tx.batch([insert(4), fail])).catch(() => {});
          await tx.run(insert(5));
          throw new Error("the outer one");
        })
        .catch(() => {});
      await tx.run(insert(6));
    });
    expect(await written()).toEqual([1, 6]);
  });
});

test("B9: a write that the database aborts for a deadlock runs again, for every caller", async () => {
  if (database.kind !== "server") return;
  await database.pool.query("insert into written values (1), (2)");
  const met: (() => void)[] = [];
  const both = new Promise<void>((resolve) => met.push(resolve));
  let arrived = 0;
  let runs = 0;
  const take = (first: number, second: number) =>
    write(async (tx) => {
      runs += 1;
      await tx.run(sql`update written set n = n where n = ${first}`);
      arrived += 1;
      if (arrived === 2) met[0]?.();
      await both;
      await tx.run(sql`update written set n = n where n = ${second}`);
    });
  await Promise.all([take(1, 2), take(2, 1)]);
  expect(runs).toBe(3);
});

const conflict = sql`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`;

test.each<[string, (tx: Tx) => Promise<unknown>]>([
  ["inside a savepoint", (tx) => tx.savepoint(() => tx.run(conflict))],
  ["inside two savepoints", (tx) => tx.savepoint(() => tx.savepoint(() => tx.run(conflict)))],
  ["outside of a savepoint", (tx) => tx.run(conflict)],
])(
  "a conflict %s runs the whole transaction again, also where its error is ignored",
  async (_, meet) => {
    let runs = 0;
    await write(async (tx) => {
      runs += 1;
      await tx.run(insert(runs));
      if (runs === 1) await meet(tx).catch(() => {});
      if (runs === 1) throw new Error("what was made of it");
    });
    expect([runs, await written(), await isClean()]).toEqual([2, [2], true]);
  },
);

test("a write of one statement runs again after a conflict, and returns its rows", async () => {
  await database.pool.query(`
    create or replace function fail_first() returns trigger language plpgsql as $$ begin
      if nextval('tried') = 1 then raise exception 'conflict' using errcode = '40001'; end if;
      return new;
    end $$;
    create sequence tried; create trigger fail_first before insert on written
    for each row execute function fail_first()`);
  expect(await writePool(database.pool, insert(1))).toEqual([{ n: 1 }]);
  await database.pool.query(
    "drop trigger fail_first on written; drop function fail_first; drop sequence tried",
  );
  await expect(writePool(database.pool, insert(1))).rejects.toMatchObject({ code: "23505" });
  expect(await written()).toEqual([1]);
});

describe("work in the scope of one tenant", () => {
  const { tenant, operator } = databaseRoles();
  const readScope = (tx: Tx) =>
    tx.first(sql<Calculated<{ role: string; tenant: string }>>`
      select current_user as role, current_setting(${tenantSetting()}, true) as tenant`);

  test("ends with the scope that it began in", async () => {
    const scopes = await transaction(database.pool, { tenant: "operator" }, "write", async (tx) => {
      const before = await readScope(tx);
      const inside = await tx.asTenant(3, async () => {
        const own = await readScope(tx);
        const other = await tx.asTenant(4, () => readScope(tx));
        const system = await tx.asSystem(() => readScope(tx));
        return [own, other, system?.role === tenant, await readScope(tx)];
      });
      return [before, ...inside, await readScope(tx)];
    });
    const [before, ...others] = scopes;
    expect(before).toMatchObject({ role: operator });
    expect(others).toEqual([
      { role: tenant, tenant: "3" },
      { role: tenant, tenant: "4" },
      false,
      { role: tenant, tenant: "3" },
      { role: operator, tenant: "" },
    ]);
  });

  test("of the system reaches no other tenant, and everything again afterwards", async () => {
    const column = tenantColumn();
    await database.pool.query(`create table owned (${column} bigint)`);
    for (const statement of accessSql({ name: "owned", owner: tenantKind }))
      await database.pool.query(statement);
    await write(async (tx) => {
      await tx.run(sql`insert into owned values (3), (4)`);
      const count = () => tx.readValue(sql<number>`select count(*) from owned`);
      expect([await tx.asTenant(3, count), await count()]).toEqual([1, 2]);
    });
  });

  test("takes no value that is no id", async () => {
    const work = write((tx) => tx.asTenant(Number.NaN, async () => {}));
    await expect(work).rejects.toThrow("no tenant id: NaN");
  });
});
