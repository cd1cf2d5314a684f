import { createServer } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { getPostgres } from "../../../tests/runPostgres.ts";
import { isStress } from "../../../tests/stress.ts";
import { compileEmbedded } from "../../../tests/testDatabase.ts";
import { type Database, DatabaseError, openDatabase } from "./openDatabase.ts";

const postgres = await getPostgres();
afterAll(() => postgres?.stop());

const getFailure = async (url: string): Promise<DatabaseError> => {
  const error: unknown = await openDatabase({ url }).catch((reason: unknown) => reason);
  if (error instanceof DatabaseError) return error;
  throw new Error(`no DatabaseError, but ${error}`);
};

describe("a server that cannot be reached is named without its password:", () => {
  test("nothing listens", async () => {
    const error = await getFailure("postgres://clerk:hush@127.0.0.1:1/market");
    expect(error.code).toBe("database.unreachable");
    expect(error.message).toContain("127.0.0.1:1/market as clerk");
    expect(error.message).not.toContain("hush");
  });
  // Waits for the whole timeout of a connection.
  test.runIf(isStress)("it accepts and never answers", { timeout: 10_000 }, async () => {
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    await new Promise((resolve) => silent.once("listening", resolve));
    const address = silent.address();
    const port = typeof address === "object" ? address?.port : 0;
    const error = await getFailure(`postgres://clerk:hush@127.0.0.1:${port}/market`);
    expect(error.code).toBe("database.unreachable");
    silent.close();
  });
  test("the password is not encoded", async () => {
    for (const url of [
      "postgres://clerk:12/hush@127.0.0.1:1/market",
      "postgres://clerk:hu#sh@127.0.0.1:1/market",
    ]) {
      const error = await getFailure(url);
      expect(error.code).toBe("database.unreachable");
      expect(error.message).not.toMatch(/hu#?sh|:12/);
    }
  });
});

describe.skipIf(!postgres)("a PostgreSQL server (skipped where none is installed)", () => {
  let database: Database;
  let pool: pg.Pool;
  let url: string;
  /** Another client of the same server, which can terminate connections. */
  let other: pg.Client;
  beforeAll(async () => {
    url = await postgres!.createDatabase();
    database = await openDatabase({ url, applicationName: "market" });
    pool = database.pool;
    other = new pg.Client(url);
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await database.close();
    await database.close();
  });
  const end = (where: string) =>
    other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'market' and datname = current_database() and ${where}`,
    );

  test("a database or user that does not exist is named", async () => {
    const missing = new URL(url);
    missing.pathname = "/nowhere";
    const error = await getFailure(missing.href);
    expect(error.code).toBe("database.unreachable");
    expect(error.message).toContain("/nowhere");
  });
  test("answers the same values as the embedded database", async () => {
    const sql = `select 1::int8 as big, 12.5::numeric as amount, '2026-01-31'::date as day, '{"a":[1]}'::jsonb as data,
      '2026-01-31T10:00:00Z'::timestamptz as instant, array[1::int8] as list, array['2026-01-31'::date] as days, true as yes`;
    await compileEmbedded();
    const embedded = await openDatabase({ dataDir: "memory://", archive: inject("archive") });
    const { rows } = await pool.query(sql);
    expect(rows).toEqual([
      {
        big: 1,
        amount: 12.5,
        day: "2026-01-31",
        data: { a: [1] },
        instant: "2026-01-31T10:00:00.000Z",
        list: [1],
        days: ["2026-01-31"],
        yes: true,
      },
    ]);
    expect((await embedded.pool.query(sql)).rows).toEqual(rows);
    await embedded.close();
  });
  test("that ends connections, idle or held, costs their transaction and nothing else", async () => {
    const client = await pool.connect();
    await client.query("begin");
    await end("query not like 'listen%'");
    // Long enough for the disconnect to arrive between two queries, when no query is pending.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(client.query("select 1")).rejects.toThrow();
    client.release(true);
    await vi.waitFor(async () =>
      expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]),
    );
  });
  test("is listened to on one connection for all channels, and again after that is lost", async () => {
    const received: string[] = [];
    const stop = await database.listen("east", (payload) => received.push(`east ${payload}`));
    await database.listen("west", (payload) => received.push(`west ${payload}`));
    const listening = await other.query(
      "select 1 from pg_stat_activity where query like 'listen%' and application_name = 'market'",
    );
    expect(listening.rowCount).toBe(1);
    await other.query("notify east, 'one'");
    await vi.waitFor(() => expect(received).toEqual(["east one"]));
    await end("query like 'listen%'");
    await vi.waitFor(() => expect(received).toEqual(["east one", "east ", "west "]), 5000);
    await other.query("notify west, 'two'");
    await vi.waitFor(() => expect(received.at(-1)).toBe("west two"));
    await stop();
    await other.query("notify east, 'three'; notify west, 'four'");
    await vi.waitFor(() => expect(received.at(-1)).toBe("west four"));
    expect(received).not.toContain("east three");
  });
  test("is asked for several things at once without a warning of the driver", async () => {
    const warnings: string[] = [];
    const note = ({ message }: Error) => void warnings.push(message);
    process.on("warning", note);
    const database = await openDatabase({ url });
    try {
      const channels = ["one", "two", "three", "four"];
      await Promise.all([
        ...channels.map((channel) => database.listen(channel, () => {})),
        ...channels.map(() => database.ping()),
      ]);
    } finally {
      await database.close();
      process.off("warning", note);
    }
    expect(warnings).toEqual([]);
  });
  test("is backed up with pg_dump", async () => {
    await expect(database.dump()).rejects.toThrow("pg_dump");
  });
});
