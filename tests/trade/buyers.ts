import type pg from "pg";
import { hashToken } from "../../framework/server/session/token.ts";
import type { Calculated, TableRow } from "../../framework/server/tables/DB.ts";

/**
 * Creates a number of buyers with a session and a wallet balance, without the signup, which is not
 * under test. Returns their tokens.
 */
export async function addBuyers(
  pool: Pick<pg.Pool, "query">,
  count: number,
  cents = 100_000,
): Promise<string[]> {
  const { rows } = await pool.query<Pick<TableRow<"buyers">, "id">>(
    `insert into buyers (nickname, email) select 'Crowd ' || n, 'crowd' || n || '.' || $2 || '@example.com' from generate_series(1, $1::int) n returning id`,
    [count, Math.random().toString(36).slice(2)],
  );
  const tokens = rows.map(({ id }) => `crowd-${id}`);
  await pool.query(
    `insert into buyer_sessions (token_hash, buyer_id, expires_at) select hash, id, now() + interval '1 day'
     from unnest($1::text[], $2::bigint[]) as t (hash, id)`,
    [tokens.map(hashToken), rows.map(({ id }) => id)],
  );
  await pool.query(
    `select post_ledger('recharge', 'buyers', id, null, null, now(), null, jsonb_build_array(
       jsonb_build_object('account', 'provider', 'provider', 'wxPay', 'type', 'recharge', 'amount', -$2::bigint),
       jsonb_build_object('account', 'wallet', 'buyerId', id, 'type', 'recharge', 'amount', $2::bigint)))
     from unnest($1::bigint[]) as t (id)`,
    [rows.map(({ id }) => id), cents],
  );
  return tokens;
}
export const to = {
  name: "Mei Lin",
  phone: "+61 491 570 156",
  state: "NSW",
  city: "Sydney",
  postcode: "2000",
  address: "1 George Street",
};
/**
 * Reads the outcome of concurrent orders for one SKU from the database, independently of the
 * responses.
 */
export const getOutcome = async (pool: Pick<pg.Pool, "query">, skuId: number) => {
  const { rows } = await pool.query<
    Pick<TableRow<"skus">, "stock"> & Calculated<{ paid: number; held: number }>
  >(
    `select k.stock, (select count(*)::int from orders o join orders_lines l on l.parent_id = o.id where l.sku_id = k.id and o.status = 'unshipped') as paid,
       (select coalesce(sum(r.held + r.shipped), 0)::int from stock_reservations r where r.sku_id = k.id) as held
     from skus k where k.id = $1`,
    [skuId],
  );
  return rows[0];
};
