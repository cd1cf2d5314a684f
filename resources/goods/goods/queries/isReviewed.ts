import { sql } from "kysely";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** Returns whether the platform reviews goods before they are on sale. */
export async function isReviewed(tx: Tx): Promise<boolean> {
  const found = await tx.first<{ reviewed: boolean }>(
    sql`select goods_review as reviewed from platform_config order by id limit 1`,
  );
  return found?.reviewed ?? false;
}
