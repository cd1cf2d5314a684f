import type { AddressInfo } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { chooseSize } from "../stress.ts";
import { startTestServer, type TestServer } from "../testServer.ts";

/** Milliseconds that a statement may take. */
const limit = chooseSize(900, 1500);

const isServer = Boolean(inject("postgres"));

describe.skipIf(!isServer)(
  "the load of one shop on a PostgreSQL server (skipped on the embedded database)",
  () => {
    let server: TestServer;
    let base: string;
    let name: string;
    /** A session that holds locks, and one that observes the server's queries. */
    let other: pg.Client;
    let watcher: pg.Client;
    beforeAll(async () => {
      server = await startTestServer({ server: { timeouts: { read: limit, write: limit } } });
      await server.app.listen({ port: 0, host: "127.0.0.1" });
      base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api`;
      const { rows } = await server.database.pool.query("select current_database() as name");
      name = rows[0].name;
      other = await openOther();
      watcher = await openOther();
      await server.post("harbour", "member/supplier/editSubmit", {
        name: "Known",
        phone: "0400 000 000",
      });
      for (const user of ["harbour", "laneway", "platform"])
        await server.get(user, "member/supplier/getList");
    });
    afterAll(async () => {
      await Promise.all([other.end(), watcher.end()]);
      await server.close();
    });
    const openOther = async (): Promise<pg.Client> => {
      const url = new URL(String(inject("postgres")));
      url.pathname = `/${name}`;
      const client = new pg.Client(url.href);
      client.on("error", () => {});
      await client.connect();
      return client;
    };
    const readToken = async (username: string): Promise<string> =>
      (await server.post(null, "common/login", { username, password: "markethall-demo" })).data
        .token;
    const waitingQueries = async () =>
      Number(
        (
          await watcher.query(
            "select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          )
        ).rows[0].n,
      );
    const whileLocked = async (table: string, work: () => Promise<void>): Promise<void> => {
      await other.query(`begin; lock table ${table} in access exclusive mode`);
      try {
        await work();
      } finally {
        await other.query("rollback");
      }
    };

    test("S1: a statement that takes too long is answered 503 with its own code, reading and writing", async () => {
      await whileLocked("suppliers", async () => {
        const [read, write] = await Promise.all([
          server.request("harbour", {
            method: "GET",
            url: "/api/member/supplier/getList?sort=name&order=asc",
          }),
          server.request("laneway", {
            method: "POST",
            url: "/api/member/supplier/editSubmit",
            payload: { name: "Slow", phone: "0400 000 000" },
          }),
        ]);
        for (const { statusCode, headers, ...answer } of [read, write]) {
          expect(statusCode).toBe(503);
          expect(headers["retry-after"]).toBeDefined();
          expect(answer.json()).toMatchObject({ code: 503, data: { error: "query.timeout" } });
        }
      });
      const { rows } = await server.database.pool.query(
        "select 1 from suppliers where name = 'Slow'",
      );
      expect(rows).toEqual([]);
    });

    test("S1: one shop that takes all it can get leaves connections to the others, and to the health call", async () => {
      await whileLocked("suppliers", async () => {
        const flood = Array.from({ length: chooseSize(8, 30) }, (_, index) =>
          server.get("harbour", "member/supplier/getList", { name_contains: `n${index}` }),
        );
        await vi.waitFor(async () => expect(await waitingQueries()).toBeGreaterThan(1));
        const started = performance.now();
        expect(await server.get("laneway", "member/storage/getList")).toMatchObject({ code: 200 });
        expect((await server.app.inject({ url: "/api/health" })).statusCode).toBe(200);
        expect(performance.now() - started).toBeLessThan(limit * 0.8);
        await Promise.all(flood);
      });
      expect(await server.get("harbour", "member/supplier/getList")).toMatchObject({ code: 200 });
    });

    test("S1: a client that leaves takes its query with it, and no other query", async () => {
      const token = await readToken("harbour");
      await whileLocked("suppliers", async () => {
        const leaving = new AbortController();
        const requested = fetch(`${base}/member/supplier/getList?name_contains=nobody`, {
          headers: { authorization: `Bearer ${token}` },
          signal: leaving.signal,
        }).catch(() => "left");
        await vi.waitFor(async () => expect(await waitingQueries()).toBe(1));
        const before = performance.now();
        leaving.abort();
        expect(await requested).toBe("left");
        await vi.waitFor(async () => expect(await waitingQueries()).toBe(0));
        expect(performance.now() - before).toBeLessThan(limit * 0.8);
      });
      for (let turn = 0; turn < 20; turn += 1)
        expect(
          await server.get("harbour", "member/supplier/getList", { name_contains: `o${turn}` }),
        ).toMatchObject({
          code: 200,
        });
    });

    test("S1: a write continues when its client disconnects", async () => {
      const token = await readToken("harbour");
      await other.query("begin; lock table suppliers in access exclusive mode");
      const leaving = new AbortController();
      const requested = fetch(`${base}/member/supplier/editSubmit`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ name: "Left behind", phone: "0400 000 000" }),
        signal: leaving.signal,
      }).catch(() => "left");
      await vi.waitFor(async () => expect(await waitingQueries()).toBe(1));
      leaving.abort();
      await requested;
      await other.query("rollback");
      await vi.waitFor(async () => {
        const { rows } = await server.database.pool.query(
          "select 1 from suppliers where name = 'Left behind'",
        );
        expect(rows).toHaveLength(1);
      });
    });

    test("S15: an outage of the database is 503 with Retry-After, and one line of the log", async () => {
      const logged: unknown[] = [];
      const log = vi
        .spyOn(server.app.log, "error")
        .mockImplementation((line: unknown) => void logged.push(line));
      const admin = new pg.Client(String(inject("postgres")));
      await admin.connect();
      try {
        await admin.query(`alter database ${pg.escapeIdentifier(name)} allow_connections false`);
        await admin.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1",
          [name],
        );
        for (let turn = 0; turn < 10; turn += 1) {
          const answer = await server.app.inject({ url: `/api/store/v1/shops/${1 + turn}` });
          expect([answer.statusCode, answer.headers["retry-after"] !== undefined]).toEqual([
            503,
            true,
          ]);
          expect(answer.json()).toMatchObject({
            code: 503,
            data: { error: "database.unavailable" },
          });
        }
        // S10: the health call reports failure in its HTTP status.
        const health = await server.app.inject({ url: "/api/health" });
        expect([health.statusCode, health.json().code]).toEqual([503, 503]);
      } finally {
        await admin.query(`alter database ${pg.escapeIdentifier(name)} allow_connections true`);
        await admin.end();
        log.mockRestore();
      }
      expect(JSON.stringify(logged)).not.toMatch(/\.ts:\d/);
      await vi.waitFor(async () =>
        expect((await server.app.inject({ url: "/api/health" })).statusCode).toBe(200),
      );
      await vi.waitFor(async () =>
        expect(await server.get("harbour", "member/supplier/getList")).toMatchObject({ code: 200 }),
      );
      [other, watcher] = [await openOther(), await openOther()];
    });
  },
);

describe("the health call", () => {
  test("S10: answers beside the pool", async () => {
    const server = await startTestServer();
    const held: pg.PoolClient[] = [];
    try {
      // Simulates load: one connection of the pool is taken, which is the only one of an embedded
      // database.
      held.push(await server.database.pool.connect());
      expect((await server.app.inject({ url: "/api/health" })).statusCode).toBe(200);
    } finally {
      for (const client of held) client.release();
      await server.close();
    }
  });
});
