import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";

export type LockedMerge = Pick<
  CamelRow<"order_merges">,
  "id" | "shopId" | "number" | "warehouse" | "status" | "tote"
>;

/** Locks a merge, so that its steps follow each other. */
export async function lockMerge({ tx }: TransactionContext, id: number): Promise<LockedMerge> {
  const merge = await tx.first(
    tx.db
      .selectFrom("order_merges")
      .select(["id", "shop_id as shopId", "number", "warehouse", "status", "tote"])
      .where("id", "=", id)
      .forUpdate(),
  );
  if (!merge) throw new Error(`there is no merge ${id}`);
  return merge;
}

/** The ids of the orders that are still in a merge, in the order of locks. */
export async function readMergedIds({ tx }: TransactionContext, id: number): Promise<number[]> {
  const rows = await tx.run(
    tx.db
      .selectFrom("order_merges_orders")
      .select("order_id as orderId")
      .where("parent_id", "=", id)
      .where("state", "=", "valid")
      .orderBy("order_id"),
  );
  return rows.map(({ orderId }) => orderId);
}
