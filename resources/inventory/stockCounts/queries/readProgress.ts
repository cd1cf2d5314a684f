import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** Reads how many lines of counts have a number, by the ids of the counts. */
export async function readProgress(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const found = await tx.run(
    tx.db
      .selectFrom("stock_counts_lines")
      .select(({ fn }) => ["parent_id as id", fn.countAll<number>().as("counted")])
      .where("parent_id", "=", anyId(ids))
      .where("state", "not in", ["open", "recount"])
      .groupBy("parent_id"),
  );
  return new Map(found.map(({ id, counted }) => [id, Number(counted)]));
}
