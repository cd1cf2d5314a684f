import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { addMinutes } from "../core/server/transactionContext.ts";
import { DatabaseError, openDatabase } from "../framework/server/database/openDatabase.ts";
import { queryPool, queryValue } from "../framework/server/database/queryPool.ts";
import { tenantSetting } from "../framework/server/sql/tenancy.ts";
import { compiler } from "../framework/server/tables/compiler.ts";
import { transaction } from "../framework/server/transaction.ts";
import { auditMoney } from "../resources/finance/server.ts";
import { readConfig } from "../server/config.ts";
import { openApp } from "../server/open.ts";
import { startPayment } from "../server/payments/startPayment.ts";
import { hasPgBouncer, startPgBouncer } from "./runPgBouncer.ts";
import { getPostgres } from "./runPostgres.ts";
import { startTestServer } from "./testServer.ts";
import { openMarket } from "./trade/orderFixtures.ts";

const postgres = await getPostgres();
const isPossible = postgres !== null && hasPgBouncer;

describe.skipIf(!isPossible)(
  "behind PgBouncer in transaction mode (skipped where it is not installed)",
  () => {
    let direct: string;
    let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;
    let app: Awaited<ReturnType<typeof openApp>>;
    beforeAll(async () => {
      direct = (await postgres?.createDatabase()) ?? "";
      bouncer = await startPgBouncer(direct);
      app = await openApp(
        readConfig({ DATABASE_URL: bouncer.url, DATABASE_LISTEN_URL: direct, POOL_SIZE: "12" }),
        null,
      );
    }, 120_000);
    afterAll(async () => {
      await app.close();
      bouncer.stop();
      await postgres?.stop();
    });

    test("a start without the server's own address says which variable is missing", async () => {
      const error: unknown = await openDatabase({ url: bouncer.url }).catch(
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(DatabaseError);
      expect(error).toHaveProperty("message", expect.stringContaining("DATABASE_LISTEN_URL"));
    });

    test("the server migrates and answers", async () => {
      const answer = await app.app.inject("/api/health");
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: "ok", demo: false }]);
    });

    test("transactions side by side keep their tenants, although they share 4 connections", async () => {
      const { pool } = app.database;
      const readTenant = (tenantId: number) =>
        transaction(pool, { tenant: "one", tenantId }, "read", async (tx) => {
          const read = () =>
            tx.readValue(sql<string>`select current_setting(${tenantSetting()}, true)`);
          const before = await read();
          await tx.run(sql`select pg_sleep(0.01)`);
          return [before, await read()];
        });
      const ids = Array.from({ length: 60 }, (_, index) => index + 1);
      const tenants = await Promise.all(ids.map((id) => readTenant(id)));
      expect(tenants).toEqual(ids.map((id) => [String(id), String(id)]));
      const connections = await queryValue(
        pool,
        sql<number>`
          select count(*)::int from pg_stat_activity
          where datname = current_database() and application_name <> ''`,
      );
      expect(connections).toBeLessThanOrEqual(8);
    });

    test("a statement that is repeated on other connections is not taken for a known one", async () => {
      const { pool } = app.database;
      const ask = (index: number) =>
        transaction(pool, { tenant: "none" }, "command", (tx) =>
          tx.readValue(sql<number>`select ${index}::int`),
        );
      const asked = Array.from({ length: 80 }, (_, index) => index);
      expect(await Promise.all(asked.map((index) => ask(index)))).toEqual(asked);
    });

    test("buyers order and pay side by side, and the books balance", async () => {
      const server = await startTestServer({ database: app.database });
      const market = await openMarket(server);
      const { skuId } = await market.cartItem(12.5, 15);
      const buyers = await Promise.all(Array.from({ length: 20 }, () => market.addBuyer()));
      const placed = await Promise.allSettled(
        buyers.map((buyer) => market.place(buyer, [{ skuId, qty: 1 }])),
      );
      const paid = placed.flatMap((one, index) => {
        const buyer = buyers[index];
        return one.status === "fulfilled" && buyer ? [{ buyer, ...one.value }] : [];
      });
      expect(paid).toHaveLength(15);
      await Promise.all(
        paid.map(async ({ buyer, payOrderNo }) => {
          const how = { method: "wxPay", channel: "app" } as const;
          const started = await startPayment(server.engine, buyer, payOrderNo, how);
          if (started.status === "open")
            await server.post(null, `sandbox/charges/${started.chargeId}/complete`, {});
        }),
      );
      await server.pay.idle();
      const { pool } = app.database;
      const [sku] = await queryPool(
        pool,
        compiler.selectFrom("skus").select("stock").where("id", "=", skuId),
      );
      expect(sku?.stock).toBe(0);
      const unpaid = compiler.selectFrom("orders").select("id").where("status", "=", "unpaid");
      expect(await queryPool(pool, unpaid)).toEqual([]);
      await server.runJob("readProviderStatements", addMinutes(new Date(), 2));
      expect(await auditMoney(app.database.pool)).toEqual([]);
    });

    test("a notification reaches who listens", async () => {
      const received: string[] = [];
      const stop = await app.database.listen("through_the_pooler", (text) => received.push(text));
      await queryValue(app.database.pool, sql`select pg_notify('through_the_pooler', 'hello')`);
      await vi.waitFor(() => expect(received).toContain("hello"), { timeout: 5_000 });
      await stop();
    });
  },
);
