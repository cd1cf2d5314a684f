import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TableRow } from "../../framework/server/tables/DB.ts";
import { auditMoney } from "../../resources/finance/server.ts";
import { BuiltServer, type Process } from "../built.ts";
import { getPostgres } from "../runPostgres.ts";
import { chooseSize, isStress } from "../stress.ts";
import { startTestServer, type TestServer } from "../testServer.ts";
import { addBuyers, getOutcome, to } from "./buyers.ts";
import { openMarket } from "./orderFixtures.ts";

const count = chooseSize(120, 1000);
const there = chooseSize(12, 100);
type Ask = (
  token: string,
  path: string,
  body: object,
) => Promise<{ code: number; data: { error?: string; payOrderNo?: string } }>;

/**
 * Each buyer orders one unit and pays from the wallet; returns the number of responses by outcome.
 */
async function rush(
  tokens: readonly string[],
  skuId: number,
  amount: number,
  ask: Ask,
): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  const count = (what: string) => {
    answers[what] = (answers[what] ?? 0) + 1;
  };
  await Promise.all(
    tokens.map(async (token) => {
      const placed = await ask(token, "orders", {
        items: [{ skuId, qty: 1 }],
        address: to,
        amount,
      });
      if (placed.code !== 200) return count(placed.data.error ?? String(placed.code));
      const paid = await ask(token, `payments/${placed.data.payOrderNo}/pay`, {
        method: "balance",
        channel: "h5",
      });
      count(paid.code === 200 ? "paid" : (paid.data.error ?? String(paid.code)));
    }),
  );
  return answers;
}

describe.each([
  { taken: "order", stockType: 1, wanting: count },
  { taken: "payment", stockType: 2, wanting: chooseSize(40, 200) },
])("stock that is taken on $taken", ({ stockType, wanting }) => {
  let app: TestServer;
  beforeAll(async () => {
    app = await startTestServer({ server: { store: { perMinute: 0 } } });
  }, 120_000);
  afterAll(() => app.close());

  test(`of ${wanting} buyers who want ${there} at once, ${there} get one`, {
    timeout: 120_000,
  }, async () => {
    const market = await openMarket(app);
    const { skuId } = await market.cartItem(10, there, { stockType });
    const tokens = await addBuyers(app.database.pool, wanting);
    const answers = await rush(tokens, skuId, 18, async (token, url, body) => {
      const headers = { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() };
      for (;;) {
        const response = await app.app.inject({
          method: "POST",
          url: `/api/store/v1/${url}`,
          payload: body,
          headers,
        });
        // Too many concurrent calls: this one was not executed and is retried.
        if (response.statusCode !== 503) return response.json();
      }
    });
    expect(await getOutcome(app.database.pool, skuId)).toEqual({
      stock: 0,
      paid: there,
      held: there,
    });
    if (stockType === 1)
      expect(answers).toEqual({ paid: there, "goods.insufficientStock": wanting - there });
    expect(await auditMoney(app.database.pool)).toEqual([]);
  });
});

/** Each process takes seconds to start; tests/twoProcesses.test.ts kills one in every run. */
const postgres = isStress ? await getPostgres() : null;
const built = new BuiltServer();
afterAll(async () => {
  built.close();
  await postgres?.stop();
});
describe.skipIf(!postgres)("two API processes on one PostgreSQL", () => {
  let root: string;
  let pool: pg.Pool;
  let processes: Process[];
  let skuId: number;
  const env = () => ({
    DATABASE_URL: url,
    DATA_DIR: root,
    POOL_SIZE: "8",
    STORE_RATE: "0",
    DEMO: "off",
  });
  let url: string;
  /**
   * Alternates between two processes; a call whose process died is retried with the same
   * idempotency key, as storefronts do.
   */
  const ask: Ask = async (token, at, body) => {
    const key = randomUUID();
    for (let tried = 0; ; tried += 1) {
      const { base } = processes[
        (token.length + tried + Number(token.slice(-1))) % processes.length
      ] as Process;
      try {
        const response = await fetch(`${base}/api/store/v1/${at}`, {
          method: "POST",
          body: JSON.stringify(body),
          headers: {
            authorization: `Bearer ${token}`,
            "idempotency-key": key,
            "content-type": "application/json",
          },
        });
        // Too many concurrent calls: this one was not executed and is retried.
        if (response.status !== 503) return (await response.json()) as Awaited<ReturnType<Ask>>;
        await response.body?.cancel();
      } catch (error) {
        if (tried > 200) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };
  beforeAll(async () => {
    await built.build();
    root = mkdtempSync(path.join(os.tmpdir(), "markethall-rush-"));
    url = (await postgres?.createDatabase()) ?? "";
    processes = [await built.start(env()), await built.start(env())];
    pool = new pg.Pool({ connectionString: url, max: 2 });
    await pool.query("insert into shops (name) values ('Rush')");
    const { rows } = await pool.query<Pick<TableRow<"goods">, "id">>(
      `insert into goods (shop_id, title, status, stock, price, stock_type) select id, '{"en":"Tea"}', 'onSale', $1, 1000, 'onOrder' from shops returning id`,
      [there],
    );
    const made = await pool.query<Pick<TableRow<"skus">, "id">>(
      "insert into skus (shop_id, goods, position, attr_path, price, stock) select shop_id, id, 0, '', 1000, stock from goods where id = $1 returning id",
      [rows[0]?.id],
    );
    skuId = Number(made.rows[0]?.id);
  }, 120_000);
  afterAll(async () => {
    await pool.end();
    rmSync(root, { recursive: true, force: true });
  });

  test(`of ${count} buyers who want ${there} at once, ${there} get one, though one process is killed meanwhile`, {
    timeout: 120_000,
  }, async () => {
    const tokens = await addBuyers(pool, count);
    const rushing = rush(tokens, skuId, 10, ask);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const [killed] = processes as [Process, Process];
    killed.child.kill("SIGKILL");
    await killed.ended;
    processes[0] = await built.start({ ...env(), PORT: new URL(killed.base).port });
    expect(await rushing).toEqual({ paid: there, "goods.insufficientStock": count - there });
    expect(await getOutcome(pool, skuId)).toEqual({ stock: 0, paid: there, held: there });
    expect(await auditMoney(pool)).toEqual([]);
  });
});
