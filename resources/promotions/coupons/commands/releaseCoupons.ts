import { type RawBuilder, sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import type { ReservedOrder } from "../../../pricing/server.ts";
import type { releaseCauses } from "../../receivedCoupons/receivedCoupons.ts";

type ReceivedState = TableRow<"received_coupons">["status"];

/** Builds the statement that uses a locked piece for an order. */
export const buildUseStatement = (id: number, order: ReservedOrder): RawBuilder<unknown> => sql`
  update received_coupons set status = 'used', order_id = ${order.id}, release_cause = null
  where id = ${id} and status = 'unused' and member_id = ${order.memberId}`;

/**
 * Releases the coupon of an order, once: it is unused again, or expired if its time is over. A
 * repeated call finds no coupon of the order.
 */
export async function releaseCoupon(
  ctx: TransactionContext,
  { shopId, orderId }: { shopId: number; orderId: number },
  cause: (typeof releaseCauses)[number],
): Promise<void> {
  const at = ctx.now.toISOString();
  await updateRows(
    ctx,
    "receivedCoupons",
    sql<boolean>`t.shop_id = ${shopId} and t.order_id = ${orderId} and t.status = 'used'`,
    {
      status: sql<ReceivedState>`case when t.valid_to <= ${at} then 'expired' else 'unused' end`,
      order_id: null,
      release_cause: cause,
    },
  );
}
