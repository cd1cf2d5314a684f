import { nameOfShop } from "../../../../core/shops/nameOfShop.ts";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/**
 * Reads how the platform names the orders of point entries, by the ids of the entries: the number,
 * which is of a shop, and the shop.
 */
export async function readOrderNames(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await tx.run(
    tx.db
      .selectFrom("point_entries as e")
      .innerJoin("orders as o", "o.id", "e.order_id")
      .innerJoin("shops as s", "s.id", "o.shop_id")
      .select(["e.id", "o.number", "s.name as shop"])
      .where("e.id", "=", anyId(ids)),
  );
  return new Map(found.map(({ id, number, shop }) => [id, nameOfShop(number, shop)]));
}
