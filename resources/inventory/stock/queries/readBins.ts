import { sql } from "kysely";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { SkuBin } from "./shippedUnits.ts";

/** A place with units of a SKU that can be picked. */
export type PickableBin = SkuBin & {
  locationCode: CamelRow<"stock_locations">["code"];
};

/** Reads the places of a warehouse that hold units of SKUs for sale, totes aside. */
export const readBins = (
  tx: Tx,
  { warehouse, skuIds }: { warehouse: number; skuIds: readonly number[] },
): Promise<PickableBin[]> =>
  tx.run(sql<PickableBin>`
    select i.sku_id as "skuId", i.location_id as "locationId", p.code as "locationCode",
      p.walk_order as "walkOrder", i.on_hand as "onHand"
    from stock_items i join stock_locations p on p.id = i.location_id
    where i.sku_id = any(${[...skuIds]}::bigint[]) and i.on_hand > 0
      and p.warehouse = ${warehouse}::bigint and p.sellable and p.kind <> 'tote'`);
