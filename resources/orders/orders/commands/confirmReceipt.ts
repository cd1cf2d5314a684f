import { emit } from "../../../../core/events/server/emit.ts";
import { type EventKind, recordEvents } from "../../../../core/server/orderEvents.ts";
import { addDays, type TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { addSettlementLine } from "../../../finance/server.ts";
import { shipStock } from "../../../inventory/server.ts";
import { readTradeConfig } from "../../../platform/server.ts";
import { domainError } from "../../errors.ts";
import { checkGroupReady } from "../../groupOrders/queries/checkGroupReady.ts";
import { confirmPickup } from "../../writeOffs/commands/confirmPickup.ts";
import {
  checkNoRefund,
  checkState,
  type LockedOrder,
  type OrderState,
  readLines,
} from "../queries/lockOrders.ts";
import { listUnshipped } from "./chooseUnits.ts";
import { addShipped } from "./shipOrder.ts";

/**
 * Completes an order: the refund and comment periods begin, and the shop's income becomes due for
 * settlement after the refund period.
 */
async function complete(
  ctx: TransactionContext,
  order: LockedOrder,
  from: readonly OrderState[],
  kind: EventKind,
): Promise<void> {
  const { tx, now } = ctx;
  checkState(order, from, kind === "writtenOff" ? "writeOff" : "confirmReceipt");
  checkNoRefund(order);
  await checkGroupReady(tx, order);
  const { refundDays, commentDays } = await readTradeConfig(tx);
  const at = now.toISOString();
  await updateRows(ctx, "orders", order.id, {
    status: "completed",
    finish_time: at,
    refund_expired_time: addDays(now, refundDays).toISOString(),
    comment_expired_time: addDays(now, commentDays).toISOString(),
    self_lifting_time: order.selfLifting ? at : null,
  });
  if (order.status === "unshipped") await collectUnits(ctx, order.id);
  await addSettlementLine(ctx, order.id);
  await recordEvents(ctx, { orderId: order.id, shopId: order.shopId, kind });
  emit(ctx, {
    topic: "order.received",
    key: order.id,
    shopId: order.shopId,
    payload: { orderId: order.id, number: order.number, pickup: kind === "writtenOff" },
  });
}
/** The buyer takes all units of an order, without a parcel. */
async function collectUnits(ctx: TransactionContext, orderId: number): Promise<void> {
  const units = listUnshipped(await readLines(ctx.tx, [orderId]));
  await addShipped(ctx, units, 1);
  await shipStock(ctx, units);
}
/** Confirms the receipt of an order, by the buyer or at its deadline. */
export const confirmReceipt = (ctx: TransactionContext, order: LockedOrder): Promise<void> =>
  complete(ctx, order, ["unreceived"], "received");

/**
 * Hands an order over to the buyer who shows its pickup code: once, and only by its own shop.
 *
 * @throws {DomainError} `pickup.codeInvalid` when the code belongs to no order of the shop.
 * @throws {DomainError} `pickup.codeUsed` when the order has been collected.
 */
export async function writeOff(
  ctx: TransactionContext,
  order: LockedOrder,
  verifyCode: string,
): Promise<void> {
  if (!order.selfLifting || order.verifyCode !== verifyCode.trim())
    throw domainError("pickup.codeInvalid");
  if (order.status === "completed") throw domainError("pickup.codeUsed");
  await complete(ctx, order, ["unshipped", "unreceived"], "writtenOff");
  await confirmPickup(ctx, order, order.verifyCode);
}
