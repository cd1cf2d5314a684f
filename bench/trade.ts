import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import path from "node:path";
import pg from "pg";
import { openDatabase } from "../framework/server/database/openDatabase.ts";
import type { TableRow } from "../framework/server/tables/DB.ts";
import { auditMoney } from "../resources/finance/server.ts";
import { prepareSchema } from "../server/open.ts";
import { startPostgres } from "../tests/postgres.ts";
import { addBuyers, to } from "../tests/trade/buyers.ts";
import { worked } from "./cpu.ts";
import { type Figure, requireAtLeast } from "./figure.ts";
import { fire, untilReady } from "./load.ts";

const port = 3977;
const seconds = 10;
const warmUpSeconds = 10;
const buyers = 200;

/** Creates twenty shops with fifty SKUs each, with more stock than can be bought. */
async function fill(url: string): Promise<{ skus: number[]; tokens: string[] }> {
  const database = await openDatabase({ url });
  await prepareSchema(database);
  const { pool } = database;
  await pool.query("insert into shops (name) select 'Shop ' || n from generate_series(1, 20) n");
  await pool.query(
    `insert into goods (shop_id, title, status, stock, price) select s.id, jsonb_build_object('en', 'Goods ' || n), 'onSale', 1000000, 1000 from shops s, generate_series(1, 50) n`,
  );
  const { rows } = await pool.query<Pick<TableRow<"skus">, "id">>(
    "insert into skus (shop_id, goods, position, attr_path, price, stock) select shop_id, id, 0, '', 1000, stock from goods returning id",
  );
  const tokens = await addBuyers(pool, buyers, 1_000_000_00);
  // Tables that are empty yet are left as a new database has them: the planner takes a table that
  // was analyzed as empty for one that remains so.
  await pool.query("vacuum analyze shops, goods, skus, buyers, buyer_sessions, ledger_balances");
  await database.close();
  return { skus: rows.map(({ id }) => id), tokens };
}

/**
 * Measures the orders placed and paid per second by two API processes on one PostgreSQL on the same
 * machine, and checks the ledger's invariants.
 */
export async function benchTrade(): Promise<Figure[]> {
  const postgres = await startPostgres();
  if (!postgres)
    throw new Error("there is no PostgreSQL here: install postgresql, or set TEST_DATABASE_URL");
  const url = await postgres.createDatabase();
  const { skus, tokens } = await fill(url);
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DEMO: "off",
    NODE_ENV: "production",
    STORE_RATE: "0",
    MEMBER_RATE: "0",
  };
  const children = [port, port + 1].map((own) =>
    fork(path.resolve("bench/ours.mjs"), [], {
      env: { ...env, PORT: String(own) },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    }),
  );
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    for (const own of [port, port + 1]) await untilReady(`http://127.0.0.1:${own}/api/health`);
    let turn = 0;
    const post = async (token: string, at: string, body: object) => {
      turn += 1;
      const text = await fire({
        url: `http://127.0.0.1:${port + (turn % 2)}/api/store/v1/${at}`,
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() },
        body: JSON.stringify(body),
      });
      const answer = JSON.parse(text) as {
        code: number;
        message: string;
        data: { payOrderNo: string };
      };
      if (answer.code !== 200) throw new Error(`${at}: ${answer.code} ${answer.message}`);
      return answer.data;
    };
    let done = 0;
    let end = 0;
    const buy = async (token: string, place: number): Promise<void> => {
      for (let count = 0; performance.now() < end; count += 1) {
        const skuId = skus[(place * 37 + count * 101) % skus.length];
        const { payOrderNo } = await post(token, "orders", {
          items: [{ skuId, qty: 1 }],
          address: to,
          amount: 10,
        });
        await post(token, `payments/${payOrderNo}/pay`, { method: "balance", channel: "h5" });
        done += 1;
      }
    };
    const run = async (milliseconds: number, writers: number): Promise<number> => {
      done = 0;
      end = performance.now() + milliseconds;
      const startedAt = performance.now();
      await Promise.all(tokens.slice(0, writers).map(buy));
      return (done / (performance.now() - startedAt)) * 1000;
    };
    const pids = children.flatMap(({ pid }) => pid ?? []);
    const measure = async (writers: number): Promise<number> => {
      const before = await worked(pool, pids);
      const rate = await run(seconds * 1000, writers);
      const after = await worked(pool, pids);
      const each = (of: keyof typeof after) => ((after[of] - before[of]) / done).toFixed(2);
      console.log(
        `with ${writers} writers ${rate.toFixed(0)} orders a second, each ${each("processes")} ms of the API processes, ${each("postgres")} ms of PostgreSQL and ${each("callers")} ms of its callers`,
      );
      return rate;
    };
    // Until its functions are compiled, a process works about twice as long for an order.
    await run(warmUpSeconds * 1000, 24);
    // The bench's PostgreSQL has no autovacuum, which does this within a minute of the first
    // orders.
    await pool.query("analyze");
    await run(3000, 24);
    const few = await measure(8);
    const rate = await measure(24);
    const findings = await auditMoney(pool);
    return [
      requireAtLeast(
        "orders placed and paid in a second, two API processes and PostgreSQL on one machine, with their callers",
        rate,
        150,
      ),
      requireAtLeast("the same with 24 writers, in times of 8", rate / few, 0.9),
      {
        what: "failed money and stock invariants afterwards",
        figure: findings.length,
        target: "0",
        ok: findings.length === 0,
      },
    ];
  } finally {
    for (const child of children) child.kill();
    await pool.end();
    await postgres.stop();
  }
}
