import type pg from "pg";
import { listTabs } from "../framework/schema/index.ts";
import { openDatabase } from "../framework/server/database/openDatabase.ts";
import type { CatalogRow } from "../framework/server/migration/schema/catalog.ts";
import { hashToken } from "../framework/server/session/token.ts";
import type { Calculated, TableRow } from "../framework/server/tables/DB.ts";
import { resources } from "../resources/index.ts";
import { orders } from "../resources/orders/index.ts";
import { createServer } from "../server/app.ts";
import { rules } from "../server/modules.ts";
import { prepareSchema } from "../server/open.ts";
import { startPostgres } from "../tests/postgres.ts";
import { type Figure, requireAtMost } from "./figure.ts";
import { measureLatency } from "./load.ts";

const port = 3979;
const orderCounts = { large: 1_000_000, small: 1000 };
const times = 200;

/**
 * Orders of one shop in a realistic distribution: two percent unpaid or unshipped, most completed
 * long ago.
 */
const ordersSql = (shop: number, count: number) => `
  insert into orders (shop_id, number, order_no, pay_order_id, pay_order_no, member_id, member_name, goods_names, goods_total, pay_price, status, add_time,
    pay_time, pay_method, receive_name, receive_phone, receive_state, receive_city, receive_address, delivery_type, delivery_no)
  select ${shop}, '#' || (1000 + n), '2026' || lpad((${shop} * 10000000 + n)::text, 16, '0'), n, 'P' || n, 1 + n % 5000, 'Buyer ' || n % 5000,
    (array['Jasmine tea','茉莉花茶','Rice noodles','Soy sauce'])[1 + n % 4] || ' ' || n % 300, 1000, 1800,
    case when n % 100 = 0 then 'unpaid' when n % 100 = 1 then 'unshipped' when n % 100 < 4 then 'unreceived' when n % 100 < 10 then 'cancelled' else 'completed' end,
    now() - (${count} - n) * interval '30 seconds', now(), 'wxPay', 'Receiver ' || n % 5000, '+61 4' || lpad(((n::bigint * 7919) % 100000000)::text, 8, '0'),
    'NSW', 'Sydney', n || ' George Street', 'auspost', 'AP' || lpad(n::text, 10, '0')
  from generate_series(1, ${count}) n`;
/** Rows that the orders refer to: buyers, payments, and one product per shop. */
const targetsSql = `
  insert into buyers (id, nickname) select n, 'Buyer ' || n from generate_series(1, 5000) n;
  insert into pay_orders (id, pay_order_no, short_no, member_id, amount) select n, 'P' || n, 'P-' || n, 1 + n % 5000, 1800 from generate_series(1, ${orderCounts.large}) n;
  insert into goods (id, shop_id, title) select id, id, '{"en":"Tea"}' from shops;
  insert into skus (id, shop_id, goods, price) select id, id, id, 1000 from shops`;
const linesSql = `
  insert into orders_lines (shop_id, parent_id, goods_id, sku_id, goods_name, stock_type, list_price, price, qty, total, paid)
  select shop_id, id, shop_id, shop_id, jsonb_build_object('en', goods_names), 'onOrder', 1000, 1000, 1, 1000, 1000 from orders`;

async function fill(pool: pg.Pool): Promise<void> {
  await pool.query("insert into shops (name) values ('Large'), ('Small')");
  await pool.query(targetsSql);
  // Building an index once is much faster than updating it row by row.
  const { rows } = await pool.query<
    { name: CatalogRow<"pg_class">["relname"] } & Calculated<{ made: string }>
  >(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
     where indrelid in ('orders'::regclass, 'orders_lines'::regclass) and not indisunique`,
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  await pool.query(ordersSql(1, orderCounts.large));
  await pool.query(ordersSql(2, orderCounts.small));
  await pool.query(linesSql);
  for (const { made } of rows) await pool.query(made);
  await pool.query("vacuum analyze");
}

const tabs = ["", ...listTabs(orders)];
/**
 * Measures a merchant's everyday requests by the size of the shop, each after a change to its
 * orders, so that no response is cached.
 */
export async function benchOrders(): Promise<Figure[]> {
  const postgres = await startPostgres();
  if (!postgres)
    throw new Error("there is no PostgreSQL here: install postgresql, or set TEST_DATABASE_URL");
  const database = await openDatabase({ url: await postgres.createDatabase() });
  await prepareSchema(database);
  await fill(database.pool);
  const { app, engine, close } = await createServer({ database, resources, rules });
  try {
    const base = await app.listen({ port, host: "127.0.0.1" });
    const headers = new Map<number, Record<string, string>>();
    for (const shop of [1, 2])
      headers.set(shop, { authorization: `Bearer ${await findToken(database.pool, shop)}` });
    let turn = 0;
    const measureMedian = (shop: number, query: () => string) =>
      measureLatency(() => {
        engine.handleChange("orders", shop);
        return {
          url: `${base}/api/member/order/getList?${query()}`,
          headers: headers.get(shop) ?? {},
        };
      }, times);
    const next = (shop: number) => {
      turn += 1;
      return 1 + ((turn * 7919) % (shop === 1 ? orderCounts.large : orderCounts.small));
    };
    const wholeNumber = (shop: number) => () =>
      `q=2026${String(shop * 10_000_000 + next(shop)).padStart(16, "0")}`;
    const phone = (shop: number) => () =>
      `q=${encodeURIComponent(`+61 4${String((next(shop) * 7919) % 100_000_000).padStart(8, "0")}`)}`;
    const requests: Record<string, (shop: number) => () => string> = {
      ...Object.fromEntries(
        tabs.map((tab) => [
          tab === "" ? "the order list" : `its tab ${tab}`,
          () => () => (tab ? `tab=${tab}` : ""),
        ]),
      ),
      "a whole order number": wholeNumber,
      "a phone": phone,
    };
    const figures: Figure[] = [];
    for (const [what, query] of Object.entries(requests)) {
      await measureMedian(1, query(1));
      await measureMedian(2, query(2));
      const [large, small] = [await measureMedian(1, query(1)), await measureMedian(2, query(2))];
      console.log(`${what}: ${large.toFixed(1)} ms of 1,000,000, ${small.toFixed(1)} ms of 1,000`);
      figures.push(
        requireAtMost(`${what} of 1,000,000 orders, in times of 1,000`, large / small, 2),
      );
    }
    return figures;
  } finally {
    await close();
    await database.close();
    await postgres.stop();
  }
}
async function findToken(pool: pg.Pool, shop: number): Promise<string> {
  const token = `bench-${shop}`;
  const { rows } = await pool.query<Pick<TableRow<"members">, "id">>(
    "insert into members (shop_id, username, main) values ($1, $2, true) returning id",
    [shop, `owner${shop}`],
  );
  await pool.query(
    "insert into sessions (token_hash, member_id, shop_id, expires_at, way) values ($1, $2, $3, now() + interval '1 day', 'password')",
    [hashToken(token), rows[0]?.id, shop],
  );
  return token;
}
