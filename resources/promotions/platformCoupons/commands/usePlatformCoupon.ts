import { type RawBuilder, sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { ReservedOrder } from "../../../pricing/server.ts";
import { domainError } from "../../errors.ts";
import type { releaseCauses } from "../../receivedCoupons/receivedCoupons.ts";

/**
 * Locks an unused piece of a buyer until the transaction ends, so that of two purchases at once
 * only one uses it.
 *
 * @throws {DomainError} `coupon.used` when another purchase has used it meanwhile.
 */
export async function lockUnusedPiece(
  tx: Tx,
  { id, name, memberId }: { id: number; name: string; memberId: number },
): Promise<void> {
  const locked = await tx.first(
    tx.db
      .selectFrom("received_platform_coupons")
      .select("id")
      .where("id", "=", id)
      .where("member_id", "=", memberId)
      .where("status", "=", "unused")
      .forUpdate(),
  );
  if (!locked) throw domainError("coupon.used", { coupon: name });
}

/** Builds the statement that uses a locked piece for an order, and for others of its payment. */
export const buildPieceUse = (id: number, order: ReservedOrder): RawBuilder<unknown> => sql`
  update received_platform_coupons set status = 'used', pay_order_id = ${order.payOrderId}, release_cause = null
  where id = ${id} and status = 'unused' and member_id = ${order.memberId}`;

type ReceivedState = TableRow<"received_platform_coupons">["status"];

/**
 * Releases the piece that an order has used, once all orders that it reduces are cancelled: it is
 * unused again, or expired if its time is over. A repeated call finds no piece.
 */
export async function releasePlatformCoupon(
  ctx: TransactionContext,
  orderId: number,
  cause: (typeof releaseCauses)[number],
): Promise<void> {
  const at = ctx.now.toISOString();
  const isFree = sql<boolean>`t.status = 'used'
    and t.pay_order_id = (select o.pay_order_id from orders o where o.id = ${orderId})
    and not exists (
      select from orders o join orders_adjustments a on a.parent_id = o.id
      where o.pay_order_id = t.pay_order_id and o.status <> 'cancelled'
        and a.source = 'platformCoupon' and a.source_id = t.id)`;
  await updateRows(ctx, "receivedPlatformCoupons", isFree, {
    status: sql<ReceivedState>`case when t.valid_to <= ${at} then 'expired' else 'unused' end`,
    pay_order_id: null,
    release_cause: cause,
  });
}
