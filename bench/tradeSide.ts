import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import path from "node:path";
import pg from "pg";
import type { TableRow } from "../framework/server/tables/DB.ts";
import { startPostgres } from "../tests/postgres.ts";
import { addBuyers, to } from "../tests/trade/buyers.ts";
import { worked } from "./cpu.ts";
import { fire, untilReady } from "./load.ts";

const buyers = 200;

/** Orders a second, and the CPU time of each in milliseconds. */
export interface TradeRound {
  rate: number;
  processes: number;
  postgres: number;
  callers: number;
}
/** Two API processes of a build on a PostgreSQL of their own, with shops and buyers. */
export interface TradeSide {
  pool: pg.Pool;
  /** Places and pays orders for some time. */
  run(milliseconds: number, writers: number): Promise<TradeRound>;
  close(): Promise<void>;
}

/** Creates twenty shops with fifty SKUs each, with more stock than can be bought. */
async function fill(pool: pg.Pool): Promise<{ skus: number[]; tokens: string[] }> {
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
  return { skus: rows.map(({ id }) => id), tokens };
}

/**
 * Starts a build, the one in this folder or that of another one, at a port and the next.
 * `TRADE_FLAGS` are options of Node.js for the first process, such as `--cpu-prof`.
 */
export async function openTradeSide(folder: string, port: number): Promise<TradeSide> {
  const postgres = await startPostgres();
  if (!postgres)
    throw new Error("there is no PostgreSQL here: install postgresql, or set TEST_DATABASE_URL");
  const url = await postgres.createDatabase();
  const start = (at: number, ...flags: string[]) =>
    fork(path.resolve("bench/ours.mjs"), [], {
      cwd: folder,
      execArgv: flags,
      env: {
        ...process.env,
        DATABASE_URL: url,
        DEMO: "off",
        NODE_ENV: "production",
        STORE_RATE: "0",
        MEMBER_RATE: "0",
        PORT: String(at),
      },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
  // The first creates the tables.
  const children = [start(port, ...(process.env.TRADE_FLAGS?.split(" ") ?? []))];
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const close = async () => {
    for (const child of children) child.kill();
    await pool.end();
    await postgres.stop();
  };
  try {
    await untilReady(`http://127.0.0.1:${port}/api/health`, 60);
    children.push(start(port + 1));
    await untilReady(`http://127.0.0.1:${port + 1}/api/health`, 60);
    const { skus, tokens } = await fill(pool);
    const pids = children.flatMap(({ pid }) => pid ?? []);
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
    const run = async (milliseconds: number, writers: number): Promise<TradeRound> => {
      let done = 0;
      const before = await worked(pool, pids);
      const startedAt = performance.now();
      const buy = async (token: string, place: number): Promise<void> => {
        for (let count = turn; performance.now() < startedAt + milliseconds; count += 1) {
          const skuId = skus[(place * 37 + count * 101) % skus.length];
          const items = [{ skuId, qty: 1 }];
          const { payOrderNo } = await post(token, "orders", { items, address: to, amount: 10 });
          await post(token, `payments/${payOrderNo}/pay`, { method: "balance", channel: "h5" });
          done += 1;
        }
      };
      await Promise.all(tokens.slice(0, writers).map(buy));
      const rate = (done / (performance.now() - startedAt)) * 1000;
      const after = await worked(pool, pids);
      const each = (of: keyof typeof after) => (after[of] - before[of]) / done;
      return {
        rate,
        processes: each("processes"),
        postgres: each("postgres"),
        callers: each("callers"),
      };
    };
    return { pool, run, close };
  } catch (error) {
    await close();
    throw error;
  }
}
