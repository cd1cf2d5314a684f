import { sql } from "kysely";
import { emit } from "../../../../core/events/server/emit.ts";
import { recordEvents } from "../../../../core/server/orderEvents.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { addRefundLine, addSettlementLine, isSettled, post } from "../../../finance/server.ts";
import { scheduleSalesAggregation } from "../../../goods/server.ts";
import { releaseStock, returnStock } from "../../../inventory/server.ts";
import type { PaidBy } from "../../../payments/index.ts";
import { getPayeeEntry, requestProviderRefund } from "../../../payments/server.ts";
import { issueRefundNote } from "../../../tax/server.ts";
import { recordGroupRefund } from "../../groupOrders/commands/recordGroupRefund.ts";
import { finishRefundedRest } from "../../orders/commands/finishShipping.ts";
import { orderCancelled } from "../../orders/commands/orderCancelled.ts";
import { prorateReversal } from "../calculateMaxRefund.ts";
import { calculateTaxReversal } from "../calculateTaxReversal.ts";
import { calculateRefundable, toAmounts } from "../queries/calculateRefundable.ts";
import { isOpen, type LockedRefund, lockRefund, type RefundCase } from "../queries/lockRefund.ts";
import { type RefundedUnits, splitUnits } from "../queries/splitUnits.ts";
import { measureOthers, transition } from "./changeRefund.ts";
import { reverseLineAdjustments } from "./reverseLineAdjustments.ts";

/** Payment states of a refund that is granted and not paid yet. */
export const payingStates: readonly LockedRefund["payState"][] = [
  "waiting",
  "failed",
  "requiresAction",
];

/**
 * Pays a refund that was granted. A refund to the wallet is completed immediately, one by a
 * provider when the provider confirms it.
 */
export async function issueRefund(ctx: TransactionContext, found: RefundCase): Promise<void> {
  const { refund, order } = found;
  const amounts = toAmounts(await calculateRefundable(ctx.tx, found));
  const max = amounts.refundAmount;
  const granted = { ...refund, refundAmount: max, freightAmount: amounts.freightAmount };
  const method = order.payMethod ?? "balance";
  const updated = { ...amounts, payMethod: method };
  const { payOrderId, shopId, id: orderId, orderNo, memberId } = order;
  const request = {
    payOrderId,
    shopId,
    orderId,
    orderNo,
    memberId,
    refundId: refund.id,
    amount: max,
  } as const;
  const state =
    max === 0 ? "done" : await requestProviderRefund(ctx, { ...request, reason: "refund", method });
  await transition(
    ctx,
    found,
    { ...updated, payState: "waiting", payError: null },
    { log: "paying", content: method },
  );
  if (state === "done")
    await complete(ctx, { ...found, refund: { ...granted, payState: "waiting" } }, null);
  await measureOthers(ctx, found);
}

/**
 * Completes a refund whose money has reached the buyer; returns false where it was completed
 * before.
 */
export async function completeRefund(
  ctx: TransactionContext,
  refundId: number,
  providerRefundNo: string | null = null,
  paidBy: PaidBy | null = null,
): Promise<boolean> {
  const found = await lockRefund(ctx.tx, refundId, null);
  const { payState, status } = found.refund;
  if (!payingStates.includes(payState) || !isOpen(status)) return false;
  await complete(ctx, found, providerRefundNo, paidBy);
  return true;
}

/**
 * Updates lines, stock, order, ledger, log and timeline in the transaction that records the
 * payment.
 */
async function complete(
  ctx: TransactionContext,
  found: RefundCase,
  providerRefundNo: string | null,
  paidBy: PaidBy | null = null,
): Promise<void> {
  const { tx, now } = ctx;
  const { refund, order, line } = found;
  const at = now.toISOString();
  const goods = refund.refundAmount - refund.freightAmount;
  const removed = splitUnits(found, goods);
  const units = removed.sent + removed.released;
  const after = {
    refundedQty: line.refundedQty + units,
    refundedAmount: line.refundedAmount + goods,
  };
  const commission = prorateReversal(line.commission, line, line, after);
  const coupon = prorateReversal(line.platformShare, line, line, after);
  const tax = calculateTaxReversal(found, after);
  await tx.run(
    tx.db
      .updateTable("orders_lines")
      .set(({ eb }) => ({
        refunded_qty: after.refundedQty,
        released_qty: eb("released_qty", "+", removed.released),
        refunded_amount: after.refundedAmount,
        commission_returned: eb("commission_returned", "+", commission),
        tax_reversed: eb("tax_reversed", "+", tax.goods),
      }))
      .where("id", "=", line.id),
  );
  await reverseLineAdjustments(tx, line, after);
  await updateRows(ctx, "orders", order.id, {
    refund_amount: sql<number>`t.refund_amount + ${refund.refundAmount}`,
    tax_reversed: sql<number>`t.tax_reversed + ${tax.goods + tax.freight}`,
  });
  await returnUnits(ctx, found, removed);
  const values = {
    status: "completed",
    refundedQty: units,
    payState: "done",
    payError: null,
    refundTime: at,
    providerRefundNo,
  } as const;
  await transition(ctx, found, values, {
    log: "completed",
    event: "refundCompleted",
    content: paidElsewhere(found, paidBy),
  });
  const isWhole = sql<boolean>`
    t.id = ${order.id} and t.refund_status = 'whole' and t.status <> 'cancelled'`;
  const cancelled = await updateRows(ctx, "orders", isWhole, {
    status: "cancelled",
    cancel_reason: "refunded",
    cancel_time: at,
  });
  const whole = cancelled.length > 0;
  if (whole && order.groupOrderId !== null) await recordGroupRefund(ctx, order.id);
  if (whole) emit(ctx, orderCancelled(order, "refunded"));
  if (whole)
    await recordEvents(ctx, {
      orderId: order.id,
      shopId: order.shopId,
      kind: "cancelled",
      data: { reason: "refunded" },
    });
  else if (removed.released > 0) await finishRefundedRest(ctx, order.id);
  await book(ctx, found, {
    goods,
    commission,
    coupon,
    paidBy: paidBy ?? order.payMethod ?? "balance",
  });
  await addToSettlement(ctx, found, { commission, coupon, whole });
  await issueRefundNote(ctx, { order, refundId: refund.id, units, tax });
}

/**
 * Adds the refund to the settlement; an order that was never received is added only where the shop
 * retains a part of its price.
 */
async function addToSettlement(
  ctx: TransactionContext,
  { refund, order }: RefundCase,
  { commission, coupon, whole }: { commission: number; coupon: number; whole: boolean },
): Promise<void> {
  const added = await addRefundLine(ctx, {
    shopId: order.shopId,
    orderId: order.id,
    refundId: refund.id,
    amount: refund.refundAmount,
    freight: refund.freightAmount,
    commissionReturned: commission,
    couponReturned: coupon,
  });
  if (!added && whole && order.refundAmount + refund.refundAmount < order.payPrice)
    await addSettlementLine(ctx, order.id);
}

/** Releases the stock of unshipped units, and of returned units where the shop restocks them. */
async function returnUnits(
  ctx: TransactionContext,
  { refund, order, line }: RefundCase,
  { sent, released }: RefundedUnits,
): Promise<void> {
  const returned = refund.refundInd === "returnAndRefund" && refund.restock ? sent : 0;
  if (released === 0 && returned === 0) return;
  const reason = { refTable: "refunds", refId: refund.id } as const;
  const toLines = (qty: number) => [{ lineId: line.id, qty }];
  if (released > 0)
    await releaseStock(
      ctx,
      order.id,
      { cause: "refund", ...reason },
      scheduleSalesAggregation,
      toLines(released),
    );
  if (returned > 0)
    await returnStock(ctx, order.id, reason, scheduleSalesAggregation, toLines(returned));
  await publishChanges(ctx, [order.shopId], ["goods"]);
}

interface Booked {
  goods: number;
  commission: number;
  coupon: number;
  paidBy: PaidBy;
}
/** How the refund was paid, where that differs from how the buyer paid. */
const paidElsewhere = ({ order }: RefundCase, paidBy: PaidBy | null): PaidBy | null =>
  paidBy === order.payMethod ? null : paidBy;

/**
 * Posts a refund: debits the shop with its earnings, and returns the platform's commission to it.
 */
async function book(
  ctx: TransactionContext,
  { refund, order }: RefundCase,
  { goods, commission, coupon, paidBy }: Booked,
): Promise<void> {
  const { shopId, orderNo } = order;
  const of = { orderNo, refNo: refund.refundNo };
  // After settlement the balance itself is debited; it may become negative, which only this type
  // allows.
  const settled = await isSettled(ctx.tx, order.id);
  const shop = { account: settled ? "balance" : "pending", shopId, ...of } as const;
  const buyer = getPayeeEntry(paidBy, order.memberId);
  await post(ctx, {
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
