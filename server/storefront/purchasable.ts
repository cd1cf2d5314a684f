import { sql } from "kysely";
import type pg from "pg";
import { type Tx, transaction } from "../../framework/server/transaction.ts";

/** Shops that buyers may see, as `s`. */
export const isOpen = sql`s.status = 'open'`;
/**
 * Goods `t` that anybody may buy: on sale, not in the trash, of an open shop. Nothing else leaves this house. That it `is true` keeps
 * the shops a set that is looked into; joined to them, a list would be read shop by shop.
 */
export const isPurchasable = sql`t.status = 'onSale' and t.deleted_at is null
  and (t.shop_id in (select s.id from shop_fronts s where ${isOpen})) is true`;

/** What lies over all shops is read in the platform's role, which sees everything: each query says what buyers may see. */
export const readAllShops = <T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> =>
  transaction(pool, { tenant: "platform" }, "read", work);
/** What is one shop's is read behind that shop's wall. */
export const readShop = <T>(pool: pg.Pool, shopId: number, work: (tx: Tx) => Promise<T>): Promise<T> =>
  transaction(pool, { tenant: "shop", shopId }, "read", work);
