import { sql } from "kysely";
import type { TableRow } from "../../framework/server/tables/DB.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { formatShopNumber, type NumberedKind, shopNumberings } from "../shopNumbers.ts";

declare module "../../framework/server/tables/DB.ts" {
  interface SystemTables {
    shop_counters: ShopCountersTable;
  }
}
/** The count of the latest record of a kind in each shop. */
interface ShopCountersTable {
  shop_id: number;
  kind: NumberedKind;
  last_number: number;
}

/**
 * Builds the statement that counts one more record of a kind in each of the shops, and several in
 * one that is named several times. It locks the counters in the order of the shops' ids until the
 * transaction ends, so that the numbers of a shop have no gaps.
 */
export const buildCounterStatement = (kind: NumberedKind, shopIds: readonly number[]) =>
  sql<Pick<TableRow<"shop_counters">, "shop_id" | "last_number">>`
    insert into shop_counters as c (shop_id, kind, last_number)
    select shop_id, ${sql.lit(kind)}, ${sql.lit(shopNumberings[kind].first - 1)} + count(*)
    from unnest(${[...shopIds]}::bigint[]) shop_id group by shop_id order by shop_id
    on conflict (shop_id, kind) do update
      set last_number = c.last_number + excluded.last_number - ${sql.lit(shopNumberings[kind].first - 1)}
    returning c.shop_id, c.last_number`;

/**
 * Returns the next number of a record in a shop.
 *
 * @example
 * ```ts
 * const number = await drawShopNumber(tx, "refund", 3);
 * ```
 */
export async function drawShopNumber(tx: Tx, kind: NumberedKind, shopId: number): Promise<string> {
  const counted = await tx.asSystem(() => tx.first(buildCounterStatement(kind, [shopId])));
  if (!counted) throw new Error(`nothing was counted in the shop ${shopId}`);
  return formatShopNumber(kind, counted.last_number);
}
