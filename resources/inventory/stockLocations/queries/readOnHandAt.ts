import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** Reads the units of all SKUs that lie at locations, by location id. */
export async function readOnHandAt(
  tx: Tx,
  locationIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const found = await tx.run(
    tx.db
      .selectFrom("stock_items")
      .select(({ fn }) => ["location_id as id", fn.sum<number>("on_hand").as("units")])
      .where("location_id", "=", anyId(locationIds))
      .groupBy("location_id"),
  );
  return new Map(found.map(({ id, units }) => [id, Number(units)]));
}
