import { sql } from "kysely";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";

/**
 * Rejects the deletion of a product that an open group is for.
 *
 * @throws {DomainError} `goods.groupOngoing` when a group activity of the product is running.
 */
export async function checkNoGroup(tx: Tx, goodsId: number): Promise<void> {
  const ongoing = await tx.first(sql`
    select 1 from group_orders where goods_id = ${goodsId} and status = 'ongoing' limit 1`);
  if (ongoing) throw domainError("goods.groupOngoing");
}
