import type { Tx } from "../../../../framework/server/transaction.ts";

/** Returns whether the platform reviews goods before they are on sale. */
export async function isReviewed(tx: Tx): Promise<boolean> {
  const found = await tx.first(
    tx.db.selectFrom("platform_config").select("goods_review as reviewed").orderBy("id").limit(1),
  );
  return found?.reviewed ?? false;
}
