import { sql } from "kysely";
import type pg from "pg";
import { queryPool, queryValue } from "../../framework/server/database/queryPool.ts";
import type { CatalogRow } from "../../framework/server/migration/schema/catalog.ts";
import type { Calculated } from "../../framework/server/tables/DB.ts";
import { consumers } from "../../server/consumers.ts";
import { bookStatements } from "./books.ts";
import { tradeStatements } from "./trade.ts";

/** The two shops that are compared: the first has `orders` orders, the second a thousand. */
export const large = 1;
export const small = 2;
export const smallOrders = 1000;
/** One order is placed every so many seconds, so that a day has 2,880 of them. */
export const secondsBetween = 30;

/** Tables that are filled, with the identity columns that continue behind their rows. */
const tables = [
  "buyers",
  "goods",
  "skus",
  "stock_locations",
  "stock_items",
  "pay_orders",
  "payments",
  "orders",
  "orders_lines",
  "parcels",
  "parcel_lines",
  "stock_reservations",
  "stock_movements",
  "invoices",
  "invoices_lines",
  "refunds",
  "money_backs",
  "withdrawals",
  "settlement_lines",
  "settlement_days",
  "settlement_months",
  "ledger_transactions",
  "ledger_entries",
  "comments",
  "audit_entries",
  "domain_events",
] as const;

/**
 * One row for each order, from which every table is derived by one statement, so that the books
 * agree with the orders. `balance` is the shop's balance after everything the order caused.
 */
const baseSql = (orders: number) => `
  create unlogged table scale_orders as
  select *, sum(case when settled then 1750 else 0 end - case when refunded then 950 else 0 end
      - case when withdrawn then 50000 else 0 end) over (partition by shop order by n) as balance
  from (
    select row_number() over (order by shop, n) as id, shop, n, status, paid, status = 'completed' as settled,
      status = 'completed' and n % 33 = 0 as refunded,
      status = 'completed' and n % (count / 12) = count / 24 as withdrawn,
      case n % 2 when 0 then 'wxPay' else 'aliPay' end as method,
      now() - (count - n) * interval '${secondsBetween} seconds' as at, 1 + (n::bigint * 7919) % 5000 as buyer,
      (case shop when 1 then 0 else 10000 end) + 1 + n % case shop when 1 then 10000 else 100 end as goods
    from (values (${large}, ${orders}), (${small}, ${smallOrders})) s (shop, count), generate_series(1, count) n,
      lateral (select case when n % 100 = 0 then 'unpaid' when n % 100 = 1 then 'unshipped' when n % 100 < 4 then 'unreceived'
        when n % 100 < 10 then 'cancelled' else 'completed' end as status) o,
      lateral (select status not in ('unpaid', 'cancelled') as paid) p
  ) o order by id`;

const shopsSql = `
  insert into shops (name, time_zone) values ('Large', 'UTC'), ('Small', 'UTC');
  insert into buyers (id, nickname) select n, 'Buyer ' || n from generate_series(1, 5000) n;
  insert into goods (id, shop_id, title, status, stock, price, sku_count)
    select n, case when n <= 10000 then 1 else 2 end, jsonb_build_object('en', 'Goods ' || n, 'zhCN', '商品 ' || n), 'onSale', 1000000, 1000, 1
    from generate_series(1, 10100) n;
  insert into skus (id, shop_id, goods, price, stock, code) select id, shop_id, id, 1000, 1000000, 'SKU' || id from goods;
  insert into stock_locations (id, shop_id, is_default) values (1, 1, true), (2, 2, true)`;

/**
 * Fills an empty database with the orders of both shops, as fast as SQL can: without foreign keys
 * and triggers, and with indexes that are built afterwards.
 */
export async function fillShops(pool: pg.Pool, orders: number): Promise<void> {
  const client = await pool.connect();
  const run = async (statement: string) => {
    const startedAt = performance.now();
    await client.query(statement);
    const seconds = (performance.now() - startedAt) / 1000;
    if (seconds > 5)
      console.log(`${seconds.toFixed(0)} s: ${statement.trim().split("\n")[0]?.slice(0, 100)}`);
  };
  try {
    await run(
      "set session_replication_role = replica; set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set statement_timeout = 0",
    );
    // Building an index once is much faster than updating it row by row.
    const { rows } = await client.query<
      { name: CatalogRow<"pg_class">["relname"] } & Calculated<{ made: string }>
    >(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
       where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
      [tables],
    );
    for (const { name } of rows) await run(`drop index ${name}`);
    for (const statement of [baseSql(orders), shopsSql, ...tradeStatements, ...bookStatements])
      await run(statement);
    for (const { made } of rows) await run(made);
    for (const table of tables)
      await run(
        `select setval(s, coalesce((select max(id) from ${table}), 0) + 1) from pg_get_serial_sequence('${table}', case when exists
          (select from information_schema.columns where table_name = '${table}' and column_name = 'id') then 'id' end) s where s is not null`,
      ).catch(() => undefined);
    await run("drop table scale_orders");
    // The events are handled, so that the server has nothing else to do.
    await run(
      `insert into event_cursors (consumer, xid, id)
       select c, pg_current_xact_id(), (select max(id) from domain_events)
       from unnest(array[${consumers.map(({ name }) => `'${name}'`).join(", ")}]) c
       on conflict (consumer) do update set xid = excluded.xid, id = excluded.id`,
    );
    await run("vacuum analyze");
  } finally {
    client.release(true);
  }
}

/** The number of orders of the large shop, if the database was filled before. */
export async function countFilled(pool: pg.Pool): Promise<number> {
  const [found] = await queryPool(
    pool,
    sql<
      Calculated<{ many: number }>
    >`select count(*)::int as many from orders where shop_id = ${large}`,
  );
  return found?.many ?? 0;
}
export const readSize = (pool: pg.Pool) =>
  queryValue(pool, sql<string>`select pg_size_pretty(pg_database_size(current_database()))`);
