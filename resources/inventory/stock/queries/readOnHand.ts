import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** Reads the units of SKUs on hand at all locations, by SKU id. */
export async function readOnHand(
  tx: Tx,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const items = await tx.run(
    tx.db
      .selectFrom("stock_items")
      .select(({ fn }) => ["sku_id as skuId", fn.sum<number>("on_hand").as("onHand")])
      .where("sku_id", "=", anyId(skuIds))
      .groupBy("sku_id"),
  );
  return new Map(items.map(({ skuId, onHand }) => [skuId, Number(onHand)]));
}
