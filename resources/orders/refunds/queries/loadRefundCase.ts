import { notFound } from "../../../../framework/server/domainError.ts";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import { compiler } from "../../../../framework/server/tables/compiler.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { isSettled } from "../../../finance/server.ts";
import type { Tender } from "../../../payments/index.ts";
import { readTenders } from "../../../payments/server.ts";
import { readTradeConfig } from "../../../platform/server.ts";
import { type LockedOrder, lockOrder, readLines } from "../../orders/queries/lockOrders.ts";
import type {
  LineAdjustment,
  LockedRefund,
  OrderCase,
  OtherRefund,
  RefundCase,
  ReturnAddress,
} from "../commands/decisions/refundCase.ts";
import { openStates } from "../refundFields.ts";

export type Owner = { shopId: number } | { memberId: number } | null;

const selectRefunds = () =>
  compiler
    .selectFrom("refunds")
    .select(["id", "shop_id as shopId", "number", "refund_no as refundNo"])
    .select("order_id as orderId")
    .select(["line_id as lineId", "member_id as memberId", "qty", "refund_ind as refundInd"])
    .select(["refund_amount as refundAmount", "freight_amount as freightAmount"])
    .select(["asked_amount as askedAmount", "platform_freight as platformFreight"])
    .select(["status", "pay_state as payState", "pay_error as payError", "restock"])
    .select(["add_time as addTime", "upd_time as updTime"])
    .select(["ask_expired_time as askExpiredTime", "platform_asked_time as platformAskedTime"])
    .select(["auto_agree_time as autoAgreeTime", "buyer_send_time as buyerSendTime"])
    .select(["seller_confirm_time as sellerConfirmTime", "offered_amount as offeredAmount"])
    .select("offer_expired_time as offerExpiredTime");

/**
 * Loads a refund with everything that a command on it decides by: locks its order, then the refund;
 * a refund of another owner is not found.
 *
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 */
export async function loadRefundCase(
  tx: Tx,
  id: number,
  owner: Owner,
  now: Date,
): Promise<RefundCase> {
  const known = await tx.first(
    tx.db.selectFrom("refunds").select("order_id as orderId").where("id", "=", id),
  );
  if (!known) throw notFound();
  const order = await lockOrder(tx, { id: known.orderId }, owner);
  const refund: LockedRefund | undefined = await tx.first(
    selectRefunds().where("id", "=", id).forNoKeyUpdate(),
  );
  if (!refund) throw notFound();
  const found = await loadOrderCase(tx, order, now);
  const line = found.lines.find((one) => one.id === refund.lineId);
  if (!line) throw new Error(`refund ${id}: its order has no such line`);
  const others = found.others.filter((other) => other.id !== id);
  const parts = found.tenders.length > 1 ? await readParts(tx, id) : [];
  return { ...found, refund, line, others, parts };
}

/** Loads everything that refunds of a locked order are decided by. */
export async function loadOrderCase(tx: Tx, order: LockedOrder, now: Date): Promise<OrderCase> {
  return {
    order,
    lines: await readLines(tx, [order.id]),
    others: await lockRefunds(tx, order.id),
    tenders: await readTenders(tx, order),
    adjustments: await readAdjustments(tx, order.id),
    config: await readTradeConfig(tx),
    returnAddress: await readReturnAddress(tx, order.shopId),
    isSettled: await isSettled(tx, order.id),
    now,
  };
}

/** Reads an order's refunds without a lock. */
export async function readRefunds(tx: Tx, orderId: number): Promise<OtherRefund[]> {
  const refunds = await tx.run(selectRefunds().where("order_id", "=", orderId).orderBy("id"));
  return refunds.map((refund) => ({ ...refund, isLocked: false }));
}
/** Reads an order's refunds, and locks the open ones whose amounts may change. */
async function lockRefunds(tx: Tx, orderId: number): Promise<OtherRefund[]> {
  const refunds = await readRefunds(tx, orderId);
  if (refunds.length === 0) return [];
  const locked = await tx.run(
    tx.db
      .selectFrom("refunds")
      .select("id")
      .where("order_id", "=", orderId)
      .where("status", "in", openStates)
      .where("pay_state", "=", "none")
      .orderBy("id")
      .forNoKeyUpdate(),
  );
  const ids = new Set(locked.map(({ id }) => id));
  return refunds.map((refund) => ({ ...refund, isLocked: ids.has(refund.id) }));
}
/** Locks the orders of refunds, which are locked before them. */
export const lockOrdersOfRefunds = (tx: Tx, ids: readonly number[]): Promise<unknown> =>
  tx.run(
    tx.db
      .selectFrom("orders")
      .select("id")
      .where("id", "in", ({ selectFrom }) =>
        selectFrom("refunds").select("order_id").where("id", "=", anyId(ids)),
      )
      .orderBy("id")
      .forNoKeyUpdate(),
  );

/** Reads how a granted refund is sent back. */
const readParts = (tx: Tx, id: number): Promise<Tender[]> =>
  tx.run(
    tx.db
      .selectFrom("refunds_tenders")
      .select(["method", "amount"])
      .where("parent_id", "=", id)
      .orderBy("position"),
  );

/** Freight is refunded with the order, so free delivery is not reversed. */
const readAdjustments = (tx: Tx, orderId: number): Promise<LineAdjustment[]> =>
  tx.run(
    tx.db
      .selectFrom("orders_adjustments")
      .select(["id", "line_position as linePosition", "amount", "reversed"])
      .where("parent_id", "=", orderId)
      .where("kind", "!=", "freeDelivery")
      .orderBy("position"),
  );

async function readReturnAddress(tx: Tx, shopId: number): Promise<ReturnAddress | null> {
  const found = await tx.first(
    tx.db
      .selectFrom("shop_config")
      .select(["sender_name as name", "sender_phone as phone", "sender_address as address"])
      .select(["sender_city as city", "sender_state as state", "sender_postcode as postcode"])
      .where("shop_id", "=", shopId),
  );
  if (!found?.name || !found.phone || !found.address) return null;
  const { name, phone, address, city, state, postcode } = found;
  const region = [state, postcode].filter((part) => part !== null).join(" ");
  return {
    returnName: name,
    returnPhone: phone,
    returnAddress: [address, city, region].filter(Boolean).join(", "),
  };
}
