import type { Tx } from "../../../../framework/server/transaction.ts";

/** Returns whether a product is on sale or in review, where it must stay complete. */
export async function isPublished(tx: Tx, goodsId: number): Promise<boolean> {
  const [found] = await tx.run(
    tx.db
      .selectFrom("goods")
      .select("id")
      .where("id", "=", goodsId)
      .where("status", "in", ["onSale", "pendingReview"]),
  );
  return found !== undefined;
}
