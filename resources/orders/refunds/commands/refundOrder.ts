import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { notFound } from "../../../../framework/server/domainError.ts";
import { lockSkus } from "../../../inventory/server.ts";
import { domainError } from "../../errors.ts";
import { checkGroupReady } from "../../groupOrders/queries/checkGroupReady.ts";
import { checkState, type LockedOrder } from "../../orders/queries/lockOrders.ts";
import { loadOrderCase } from "../queries/loadRefundCase.ts";
import { applyChanges, type Decided, postDecisions } from "./applyDecision.ts";
import { createQuantityError, requireReason } from "./decisions/checks.ts";
import { decide } from "./decisions/decide.ts";
import { getOrderAfter } from "./decisions/decidePayment.ts";
import { hasOpenRefund, type OrderCase, type RefundCase } from "./decisions/refundCase.ts";
import { insertRefund } from "./insertRefund.ts";
import { syncRefundStatus } from "./syncRefundStatus.ts";

/** What a shop refunds of an order; amounts are cents. */
export interface OrderRefund {
  lines: readonly { lineId: number; qty: number; amount?: number | null }[];
  freight?: number | null;
  /** Null puts only units back on sale that were not shipped. */
  restock: boolean | null;
  reason: string;
}
export interface IssuedRefund {
  id: number;
  number: string;
  /** Cents. */
  amount: number;
}

/**
 * Refunds lines of an order without a request of the buyer. Each line gets a refund of its own,
 * which is paid at once; the freight is refunded with the first one that the shop grants it for, or
 * with the last units of an order that was not shipped.
 *
 * @throws {DomainError} `order.statusNotAllowed` when the order is not paid, or cancelled.
 * @throws {DomainError} `refund.alreadyOpen` when a line has an open refund.
 * @throws {DomainError} `refund.quantityExceedsRemaining` when fewer items are left to refund.
 * @throws {DomainError} `refund.amountExceedsMax` when an amount is more than can be refunded.
 * @throws {DomainError} `refund.shippingExceedsRemaining` when less shipping is left to refund.
 */
export async function refundOrder(
  ctx: TransactionContext,
  order: LockedOrder,
  { lines, freight = null, restock, reason }: OrderRefund,
): Promise<IssuedRefund[]> {
  checkState(order, ["unshipped", "unreceived", "completed"], "applyRefund");
  await checkGroupReady(ctx.tx, order);
  const content = requireReason(reason);
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length)
    throw domainError("refund.alreadyOpen");
  let present = await loadOrderCase(ctx.tx, order, ctx.now);
  await lockStock(ctx, present, lines);
  const issued: IssuedRefund[] = [];
  const decided: Decided[] = [];
  for (const [place, { lineId, qty, amount = null }] of lines.entries()) {
    const found = await createRefund(ctx, present, { lineId, qty, restock, reason: content });
    const granted = freight === null || place === 0 ? freight : 0;
    const decision = decide(found, { kind: "issue", amount, freight: granted, reason: content });
    if (!decision) throw new Error(`refund ${found.refund.id}: nothing was decided`);
    await applyChanges(ctx, found, decision);
    decided.push({ found, decision });
    present = getOrderAfter(found, decision);
    const { id, number } = found.refund;
    issued.push({ id, number, amount: decision.changes.refundAmount ?? 0 });
  }
  await syncRefundStatus(ctx, order.id);
  await postDecisions(ctx, decided);
  return issued;
}

/** Locks the SKUs of all lines at once, in their order. */
async function lockStock(
  { tx }: TransactionContext,
  { lines }: OrderCase,
  refunded: OrderRefund["lines"],
): Promise<void> {
  const ids = refunded.map(({ lineId }) => lineId);
  await tx.run(lockSkus(lines.filter(({ id }) => ids.includes(id)).map(({ skuId }) => skuId)));
}

/** Creates an undecided refund of a line, once its quantity is checked. */
async function createRefund(
  ctx: TransactionContext,
  present: OrderCase,
  input: { lineId: number; qty: number; restock: boolean | null; reason: string },
): Promise<RefundCase> {
  const { lineId, qty, restock, reason } = input;
  const line = present.lines.find(({ id }) => id === lineId);
  if (!line) throw notFound();
  if (hasOpenRefund(present, lineId)) throw domainError("refund.alreadyOpen");
  const left = line.qty - line.refundedQty;
  if (!Number.isSafeInteger(qty) || qty < 1 || qty > left) throw createQuantityError(left);
  const isSent = line.shippedQty + line.releasedQty === line.qty;
  const refund = await insertRefund(
    ctx,
    { ...present, line },
    {
      qty,
      // Shipped goods that are restocked were returned.
      refundInd: isSent && restock ? "returnAndRefund" : "refundOnly",
      refundAmount: 0,
      freightAmount: 0,
      arithmetic: [],
      askedAmount: null,
      reason,
      restock,
      imgs: [],
      autoAgreeTime: null,
    },
  );
  return { ...present, line, refund, parts: [] };
}
