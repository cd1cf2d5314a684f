import { sql } from "kysely";
import { heard } from "../../../../core/server/publishChanges.ts";
import type { Trade } from "../../../../core/server/transactionContext.ts";
import { refuse } from "../../../../framework/server/domainError.ts";
import { post } from "../../../finance/ledger/server/post.ts";
import { addRefundLine, addSettlementLine, isSettled } from "../../../finance/settlementLines/server/lines.ts";
import type { PaidBy } from "../../../payments/moneyBacks/moneyBacks.ts";
import { paidTo } from "../../../payments/moneyBacks/server/complete.ts";
import { onMoneyBack, sendSoon } from "../../../payments/moneyBacks/server/registry.ts";
import { requestMoneyBack } from "../../../payments/moneyBacks/server/request.ts";
import { noteRefunded } from "../../groupOrders/server/payStates.ts";
import { tell } from "../../orders/server/events.ts";
import { giveBack } from "../../orders/server/stock.ts";
import { mostOf, returnedOf } from "../refundable.ts";
import { amountsOf, measure } from "./calculateRefundable.ts";
import { measureOthers, takeStep } from "./changeRefund.ts";
import { isOpen, type LockedRefund, lockRefund, type Owner, type RefundCase } from "./lockRefund.ts";

/** States of the money of a refund that is granted and not paid yet. */
const payingStates: readonly LockedRefund["payState"][] = ["waiting", "failed", "requiresAction"];

/** Sends the money of a refund that was granted. What a wallet gets is there at once; a provider says later that it is. */
export async function payBack(trade: Trade, found: RefundCase): Promise<void> {
  const { refund, order } = found;
  const amounts = amountsOf(await measure(trade.tx, found));
  const max = amounts.refundAmount;
  const granted = { ...refund, refundAmount: max, freightAmount: amounts.freightAmount };
  const method = order.payMethod ?? "balance";
  const asked = { ...amounts, payMethod: method };
  const { payOrderId, shopId, id: orderId, orderNo, memberId } = order;
  const request = { payOrderId, shopId, orderId, orderNo, memberId, refundId: refund.id, amount: max } as const;
  const state = max === 0 ? "done" : await requestMoneyBack(trade, { ...request, reason: "refund", method });
  await takeStep(trade, found, { ...asked, payState: "waiting", payError: null }, { log: "paying", content: method });
  if (state === "done") await complete(trade, { ...found, refund: { ...granted, payState: "waiting" } }, null);
  await measureOthers(trade, found);
}

/** The money is back: the refund is completed, once; false where it was already. */
export async function completeRefund(
  trade: Trade,
  refundId: number,
  providerRefundNo: string | null = null,
  paidBy: PaidBy | null = null,
): Promise<boolean> {
  const found = await lockRefund(trade.tx, refundId, null);
  const { payState, status } = found.refund;
  if (!payingStates.includes(payState) || !isOpen(status)) return false;
  await complete(trade, found, providerRefundNo, paidBy);
  return true;
}

/** Lines, stock, order, books and both stories, in one transaction with the news that the money is back. */
async function complete(
  trade: Trade,
  found: RefundCase,
  providerRefundNo: string | null,
  paidBy: PaidBy | null = null,
): Promise<void> {
  const { tx, now } = trade;
  const { refund, order, line } = found;
  const at = now.toISOString();
  const goods = refund.refundAmount - refund.freightAmount;
  const units = unitsTakenOff(found, goods);
  const after = { refundedQty: line.refundedQty + units, refundedAmount: line.refundedAmount + goods };
  const commission = returnedOf(line.commission, line, line, after);
  const coupon = returnedOf(line.couponPlatform, line, line, after);
  await tx.run(sql`
    update orders_lines set refunded_qty = ${after.refundedQty}, refunded_amount = ${after.refundedAmount},
      commission_returned = commission_returned + ${commission} where id = ${line.id}`);
  await tx.run(sql`update orders set refund_amount = refund_amount + ${refund.refundAmount} where id = ${order.id}`);
  await returnUnits(trade, found, units);
  const values = {
    status: "completed",
    refundedQty: units,
    payState: "done",
    payError: null,
    refundTime: at,
    providerRefundNo,
  } as const;
  await takeStep(trade, found, values, {
    log: "completed",
    event: "refundCompleted",
    content: paidElsewhere(found, paidBy),
  });
  const whole = await tx.first<{ status: string }>(sql`
    update orders set status = 'cancelled', cancel_reason = 'refunded', cancel_time = ${at}
    where id = ${order.id} and refund_status = 'whole' and status <> 'cancelled' returning status`);
  if (whole && order.groupOrderId !== null) await noteRefunded(trade, order.id);
  if (whole)
    await tell(trade, { orderId: order.id, shopId: order.shopId, kind: "cancelled", data: { reason: "refunded" } });
  await book(trade, found, { goods, commission, coupon, paidBy: paidBy ?? order.payMethod ?? "balance" });
  await addToSettlement(trade, found, { commission, coupon, whole: whole !== undefined });
}

/** What an order brought in the end is settled: of one that was never received only where something of it stays with the shop. */
async function addToSettlement(
  trade: Trade,
  { refund, order }: RefundCase,
  { commission, coupon, whole }: { commission: number; coupon: number; whole: boolean },
): Promise<void> {
  const added = await addRefundLine(trade, {
    shopId: order.shopId,
    orderId: order.id,
    refundId: refund.id,
    amount: refund.refundAmount,
    freight: refund.freightAmount,
    commissionReturned: commission,
    couponReturned: coupon,
  });
  if (!added && whole && order.refundAmount + refund.refundAmount < order.payPrice)
    await addSettlementLine(trade, order.id);
}

/**
 * How many units a refund takes off its line. Before goods are sent, less money than their units cost lowers the price of what is still to be
 * sent: the units stay in the order, off the shelf, and the rest of their money may be asked for later.
 */
function unitsTakenOff({ refund, order, line }: RefundCase, goods: number): number {
  const isSent = order.status !== "unshipped";
  return isSent || line.refundedAmount + goods >= mostOf(line, line.refundedQty + refund.qty) ? refund.qty : 0;
}
/** What was not sent yet is on sale again; what came back is, where the shop has it so. */
async function returnUnits(trade: Trade, { refund, order, line }: RefundCase, units: number): Promise<void> {
  if (units === 0) return;
  const unsent = order.status === "unshipped";
  if (!unsent && !(refund.refundInd === "returnAndRefund" && refund.restock)) return;
  const reason = { cause: unsent ? "refund" : "return", refTable: "refunds", refId: refund.id } as const;
  await giveBack(trade, order.id, reason, [{ lineId: line.id, qty: units }]);
  await heard(trade, [order.shopId], ["goods"]);
}

interface Booked {
  goods: number;
  commission: number;
  coupon: number;
  paidBy: PaidBy;
}
/** How the buyer was paid, where that is not how they had paid. */
const paidElsewhere = ({ order }: RefundCase, paidBy: PaidBy | null): PaidBy | null =>
  paidBy === order.payMethod ? null : paidBy;

/** The shop bears what it had earned of it, and gets back what the platform had kept for it. */
async function book(
  trade: Trade,
  { refund, order }: RefundCase,
  { goods, commission, coupon, paidBy }: Booked,
): Promise<void> {
  const { shopId, orderNo } = order;
  const of = { orderNo, refNo: refund.refundNo };
  // Of what was settled before, the balance itself is less: it may then fall below nothing, which is only so for this type.
  const settled = await isSettled(trade.tx, order.id);
  const shop = { account: settled ? "balance" : "pending", shopId, ...of } as const;
  const buyer = paidTo(paidBy, order.memberId);
  await post(trade, {
    type: "refund",
    refTable: "refunds",
    refId: refund.id,
    entries: [
      { ...shop, type: "refund", amount: -goods },
      { ...shop, type: settled ? "refund" : "freightRefund", amount: -refund.freightAmount },
      { ...shop, type: settled ? "refund" : "couponReturned", amount: -coupon },
      { account: "platform", ...of, type: "couponReturned", amount: coupon },
      { ...shop, type: "commissionReturned", amount: commission },
      { account: "platform", ...of, type: "commissionReturned", amount: -commission },
      { ...buyer, ...of, type: "refund", amount: refund.refundAmount },
    ],
  });
}

/** The provider has not paid: the refund stays as it is, says why, and is tried again. */
export async function failRefund(trade: Trade, refundId: number, message: string): Promise<boolean> {
  const found = await lockRefund(trade.tx, refundId, null);
  const { payState, status } = found.refund;
  if (!payingStates.includes(payState) || !isOpen(status)) return false;
  const said = message.slice(0, 500);
  const values = { payState: "failed", payError: said } as const;
  const before = await trade.tx.first<{ same: boolean }>(sql`
    select pay_error is not distinct from ${said}::text as same from refunds where id = ${refundId}`);
  // The same refusal again and again is one line of its story.
  if (payState === "failed" && before?.same) return true;
  await takeStep(trade, found, values, { log: "payFailed", event: "refundFailed", content: said });
  return true;
}
/** The provider declines for good: the refund stays open until the platform has paid the buyer in another way. */
async function requirePlatform(trade: Trade, refundId: number, message: string): Promise<void> {
  const found = await lockRefund(trade.tx, refundId, null);
  const { payState, status } = found.refund;
  if (!["waiting", "failed"].includes(payState) || !isOpen(status)) return;
  const payError = message.slice(0, 500);
  await takeStep(trade, found, { payState: "requiresAction", payError }, { log: "payRefused", content: payError });
}
/** Somebody asks for the payment once more, without waiting for its turn. */
export async function retryPayment(trade: Trade, refundId: number, owner: Owner): Promise<void> {
  const { engine, tx, now } = trade;
  const found = await lockRefund(tx, refundId, owner);
  if (found.refund.payState !== "failed")
    throw refuse("refund.nothingToRetry", { key: "resources.refunds.refusals.nothingToRetry" });
  // A row that is held by somebody is being tried at this moment.
  const due = await tx.first<{ id: number }>(sql`
    update money_backs set next_try_at = ${now.toISOString()}, version = version + 1 where id = (
      select id from money_backs where refund_id = ${refundId} and status <> 'done' order by id limit 1 for update skip locked
    ) returning id`);
  await takeStep(
    trade,
    found,
    { payState: "waiting", payError: null },
    { log: "paying", content: found.order.payMethod },
  );
  if (due) tx.afterCommit(() => sendSoon(engine, due.id, now));
}

onMoneyBack("refund", {
  async done(trade, { refundId, refundNo = null, paidBy = null }) {
    if (refundId !== null) await completeRefund(trade, refundId, refundNo, paidBy);
  },
  async failed(trade, { refundId }, error) {
    if (refundId !== null) await failRefund(trade, refundId, error);
  },
  async refused(trade, { refundId }, error) {
    if (refundId !== null) await requirePlatform(trade, refundId, error);
  },
});
