import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";

/**
 * Rejects the deletion of a product that an open group is for.
 *
 * @throws {DomainError} `goods.groupOngoing` when a group activity of the product is running.
 */
export async function checkNoGroup(tx: Tx, goodsId: number): Promise<void> {
  const ongoing = await tx.first(
    tx.db
      .selectFrom("group_orders")
      .select("id")
      .where("goods_id", "=", goodsId)
      .where("status", "=", "ongoing")
      .limit(1),
  );
  if (ongoing) throw domainError("goods.groupOngoing");
}
