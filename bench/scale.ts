import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type pg from "pg";
import { inTransaction, systemActor } from "../core/server/transactionContext.ts";
import { type Database, openDatabase } from "../framework/server/database/openDatabase.ts";
import { queryPool } from "../framework/server/database/queryPool.ts";
import { hashToken } from "../framework/server/session/token.ts";
import type { Calculated, TableRow } from "../framework/server/tables/DB.ts";
import { auditMoney, storePayout } from "../resources/finance/server.ts";
import { resources } from "../resources/index.ts";
import { createServer } from "../server/app.ts";
import { rules } from "../server/modules.ts";
import { prepareSchema } from "../server/open.ts";
import { startPostgres } from "../tests/postgres.ts";
import { type Figure, requireAtMost } from "./figure.ts";
import { request } from "./load.ts";
import { type Place, type ScaleCall, scaleCalls } from "./scale/calls.ts";
import { countFilled, fillShops, large, small, smallOrders } from "./scale/fill.ts";

const port = 3975;
/** `SCALE_ORDERS` makes the large shop smaller, which is enough to see a plan. */
const orders = Number(process.env.SCALE_ORDERS ?? 1_000_000);

/** A platform on a database of its own, and what it answers. */
interface Platform {
  /** Asks and returns the number of rows of the answer's page. */
  ask(call: ScaleCall, place: Place): Promise<number>;
  database: Database;
  close(): Promise<void>;
}

async function openPlatform(url: string, orders: number, at: number): Promise<Platform> {
  const database = await openDatabase({ url });
  await prepareSchema(database);
  if ((await countFilled(database.pool)) === 0) await fillShops(database.pool, orders);
  const { app, engine, close } = await createServer({ database, resources, rules });
  // As the consumer of payouts does, whose events the fill has not written.
  for (const shop of [large, small])
    await inTransaction(engine, { actor: systemActor }, ({ tx }) => storePayout(tx, shop));
  const base = await app.listen({ port: at, host: "127.0.0.1" });
  const tokens = new Map<number | null, string>();
  for (const shop of [large, small, null]) tokens.set(shop, await createToken(database.pool, shop));
  return {
    database,
    async ask({ path, query }, place) {
      // A change of any row, so that nothing is cached.
      for (const { name } of resources) engine.handleChange(name, null);
      const of = path.startsWith("system/") ? null : place.shop;
      const given = Object.entries(query?.(place) ?? {}).map(([name, value]) => [name, `${value}`]);
      const answer = await request({
        url: `${base}/api/${path}?${new URLSearchParams(given)}`,
        headers: { authorization: `Bearer ${tokens.get(of)}` },
      });
      return countRows(answer);
    },
    async close() {
      await close();
      await database.close();
    },
  };
}
/** The rows of a page; 1 of what is no list. */
function countRows(answer: string): number {
  const { data } = JSON.parse(answer) as { data: { list?: readonly unknown[] } | unknown[] | null };
  if (Array.isArray(data)) return data.length;
  return data?.list?.length ?? 1;
}
async function createToken(pool: pg.Pool, shop: number | null): Promise<string> {
  const token = `scale-${shop}`;
  const { rows } = await pool.query<Pick<TableRow<"members">, "id">>(
    `insert into members (shop_id, username, main) select $1, $2, true
     where not exists (select from members where username = $2) returning id`,
    [shop, `scale${shop}`],
  );
  if (rows[0])
    await pool.query(
      "insert into sessions (token_hash, member_id, shop_id, expires_at, way) values ($1, $2, $3, now() + interval '1 day', 'password')",
      [hashToken(token), rows[0].id, shop],
    );
  return token;
}

interface Measured {
  half: number;
  most: number;
  /** Rows of a page, on average: a page that is empty costs less than one that is full. */
  rows: number;
  /** Pages of tables and indexes that a call reads, in memory or not. */
  pages: number;
}
/** Calls of one place, of which every few alternate with those of the other. */
interface Series {
  taken: number[];
  rows: number;
  pages: number;
}
const turns = 20;
const turnsAtOnce = 5;

/** Asks for the turns of one place that are next, and adds what they took. */
async function go(
  { platform: { ask, database }, place }: Measurable,
  call: ScaleCall,
  series: Series,
): Promise<void> {
  const before = await countPages(database.pool);
  const until = series.taken.length + turnsAtOnce;
  for (let turn = series.taken.length + 1; turn <= until; turn += 1) {
    const startedAt = performance.now();
    series.rows += await ask(call, { ...place, turn });
    series.taken.push(performance.now() - startedAt);
  }
  series.pages += (await countPages(database.pool)) - before;
}
/** Measures both places by turns, so that other work on the machine slows both alike. */
async function measureBoth(
  call: ScaleCall,
  places: readonly [Measurable, Measurable],
): Promise<[Measured, Measured]> {
  const of = (): Series => ({ taken: [], rows: 0, pages: 0 });
  const series: [Series, Series] = [of(), of()];
  // The first ones fill caches, of plans too.
  for (const place of places) await go(place, call, of());
  for (let done = 0; done < turns; done += turnsAtOnce) {
    await go(places[0], call, series[0]);
    await go(places[1], call, series[1]);
  }
  const [few, many] = series;
  return [summarize(few), summarize(many)];
}
function summarize({ taken, rows, pages }: Series): Measured {
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  return { half: at(0.5), most: at(0.95), rows: rows / taken.length, pages: pages / taken.length };
}
/** Milliseconds for which a connection is kept, so that each of the others is asked as well. */
const reportMs = 50;
/**
 * The pages read so far by all connections, each of which reports them first. None waits for the
 * others: what works in the background may hold one while it waits for another.
 */
async function countPages(pool: pg.Pool): Promise<number> {
  const report = async () => {
    const client = await pool.connect();
    await client.query("select pg_stat_force_next_flush()").finally(async () => {
      await sleep(reportMs);
      client.release();
    });
  };
  await Promise.allSettled(Array.from({ length: pool.idleCount }, report));
  const [read] = await queryPool(
    pool,
    sql<Calculated<{ pages: number }>>`
      select (blks_hit + blks_read)::float8 as pages from pg_stat_database where datname = current_database()`,
  );
  return read?.pages ?? 0;
}

/**
 * Measures each call by the size of its shop, or of the platform: with 1,000
 * orders and with 1,000,000, each time after a change and with other values. `SCALE_URL` is a
 * PostgreSQL server on which both databases are kept for the next run.
 */
export async function benchScale(): Promise<Figure[]> {
  const postgres = process.env.SCALE_URL ? null : await startPostgres();
  const kept = process.env.SCALE_URL;
  if (!postgres && !kept)
    throw new Error("there is no PostgreSQL here: install postgresql, or set SCALE_URL");
  const address = async (name: string) => {
    if (postgres) return postgres.createDatabase(name);
    const url = new URL(kept ?? "");
    url.pathname = `/${name}`;
    return url.href;
  };
  const big = await openPlatform(await address("scale_large"), orders, port);
  const little = await openPlatform(await address("scale_small"), smallOrders, port + 1);
  try {
    const figures: Figure[] = [];
    const only = process.env.SCALE_CALLS;
    for (const call of scaleCalls.filter(({ what }) => !only || what.includes(only))) {
      const ofPlatform = call.path.startsWith("system/");
      const of = ofPlatform
        ? { platform: little, place: { shop: large, orders: smallOrders, first: 1 } }
        : { platform: big, place: { shop: small, orders: smallOrders, first: orders + 1 } };
      const figure = await compare(call, of, {
        platform: big,
        place: { shop: large, orders, first: 1 },
      });
      figures.push(figure);
    }
    if (!only || "audit".includes(only)) figures.push(await measureAudit(big.database.pool));
    return figures;
  } finally {
    await big.close();
    await little.close();
    await postgres?.stop();
  }
}
/** The daily audit of all invariants, which must hold: the fill's books agree with its orders. */
async function measureAudit(pool: pg.Pool): Promise<Figure> {
  const startedAt = performance.now();
  const findings = await auditMoney(pool);
  const seconds = (performance.now() - startedAt) / 1000;
  for (const { name, count } of findings) console.log(`BROKEN ${count}: ${name}`);
  return requireAtMost("seconds of the audit of all invariants", seconds, 60);
}
interface Measurable {
  platform: Platform;
  place: Omit<Place, "turn">;
}
/** A call that fails, for example because it takes too long, is a figure that misses its target. */
async function compare(call: ScaleCall, small: Measurable, large: Measurable): Promise<Figure> {
  const limit = call.most ?? 3;
  try {
    const [few, many] = await measureBoth(call, [small, large]);
    const ratio = many.half / few.half;
    console.log(
      `${call.what.padEnd(46)} ${print(few)}  ${print(many)}  ${ratio.toFixed(1).padStart(6)}`,
    );
    return requireAtMost(call.what, ratio, limit);
  } catch (error) {
    console.log(`${call.what}: ${error instanceof Error ? error.message : error}`);
    return requireAtMost(call.what, Number.POSITIVE_INFINITY, limit);
  }
}
const print = ({ half, most, rows, pages }: Measured) =>
  `${half.toFixed(1).padStart(7)} / ${most.toFixed(1).padStart(7)} ms ${rows.toFixed(0).padStart(3)} rows ${pages.toFixed(0).padStart(6)} pages`;
