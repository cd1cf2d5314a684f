import { sql } from "kysely";
import { heard } from "../../../../core/server/publishChanges.ts";
import { daysAfter, type Trade } from "../../../../core/server/transactionContext.ts";
import { refuse } from "../../../../framework/server/domainError.ts";
import { addSettlementLine } from "../../../finance/settlementLines/server/lines.ts";
import { readTradeConfig } from "../../../platform/platformConfig/server/tradeConfig.ts";
import { checkGroupReady } from "../../groupOrders/server/ready.ts";
import { recordWriteOff } from "../../writeOffs/server/confirmPickup.ts";
import { type EventKind, tell } from "./events.ts";
import { checkNoRefund, checkState, type LockedOrder, type OrderState } from "./lockOrders.ts";

/** The buyer has the goods: the time for refunds and comments begins, and the shop's income waits for its end. */
async function complete(trade: Trade, order: LockedOrder, from: readonly OrderState[], kind: EventKind): Promise<void> {
  const { tx, now } = trade;
  checkState(order, from, kind === "writtenOff" ? "writeOff" : "confirmReceipt");
  checkNoRefund(order);
  await checkGroupReady(tx, order);
  const { refundDays, commentDays } = await readTradeConfig(tx);
  const at = now.toISOString();
  await tx.run(sql`
    update orders set status = 'completed', finish_time = ${at}, refund_expired_time = ${daysAfter(now, refundDays).toISOString()},
      comment_expired_time = ${daysAfter(now, commentDays).toISOString()},
      self_lifting_time = case when self_lifting then ${at}::timestamptz end, upd_time = ${at}, version = version + 1 where id = ${order.id}`);
  await addSettlementLine(trade, order.id);
  await tell(trade, { orderId: order.id, shopId: order.shopId, kind });
  await heard(trade, [order.shopId], ["orders"]);
}
/** The buyer says that the goods have come, or the time to say otherwise is over. */
export const receiveOrder = (trade: Trade, order: LockedOrder): Promise<void> =>
  complete(trade, order, ["unreceived"], "received");

/** A buyer who picks up shows the code of the order: it is handed over once, by its own shop. */
export async function writeOff(trade: Trade, order: LockedOrder, verifyCode: string): Promise<void> {
  if (!order.selfLifting || order.verifyCode !== verifyCode.trim())
    throw refuse("order.writeOffWrongShop", { key: "resources.orders.refusals.writeOffWrongShop" });
  if (order.status === "completed")
    throw refuse("order.writeOffUsed", { key: "resources.orders.refusals.writeOffUsed" });
  await complete(trade, order, ["unshipped", "unreceived"], "writtenOff");
  await recordWriteOff(trade, order);
}
