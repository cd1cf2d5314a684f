import { type RawBuilder, sql } from "kysely";
import { emit } from "../../../../core/events/server/emit.ts";
import type { StoredMethod } from "../../../../core/payMethods.ts";
import { batchStatements } from "../../../../core/server/batchStatements.ts";
import { insertMany } from "../../../../core/server/insertMany.ts";
import { buildTimelineStatements, type OrderEvent } from "../../../../core/server/orderEvents.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import {
  type Entry,
  type Posting,
  type PrepaidOrder,
  post,
  postAll,
  prepaidTenders,
  selectPrepaid,
} from "../../../finance/server.ts";
import { lockSkus, releaseStock, tryReserve } from "../../../inventory/server.ts";
import type { StoredTender, Tender } from "../../../payments/index.ts";
import {
  captureTenders,
  getPayeeEntry,
  lockAttempts,
  lockHeldTenders,
  type ReceivedPayment,
  requestTenderRefunds,
  selectHeldTenders,
  settleTenders,
  shareTenders,
  toPrepaidTenders,
} from "../../../payments/server.ts";
import { issueInvoices } from "../../../tax/server.ts";
import { claimSlots, enterGroup } from "../../groupOrders/commands/claimSlots.ts";
import {
  type LockedLine,
  type LockedOrder,
  selectOrdersForUpdate,
  selectPaidLines,
} from "../queries/lockOrders.ts";
import { orderCancelled } from "./orderCancelled.ts";
import {
  buildPayOrderStatement,
  markUnshipped,
  type PaidValues,
  selectPayOrderForUpdate,
} from "./paidStatements.ts";

/** Whether a payment was applied to its orders; otherwise it is refunded. */
export type Outcome = "paid" | "late" | "duplicate" | "mismatch" | "unknown";

/**
 * Applies a payment to all of its orders together. A second webhook event of the same payment
 * changes nothing. Money that arrives after the orders were cancelled (`late`), a second time
 * (`duplicate`) or in another amount (`mismatch`) is left to the caller to refund. Where some of
 * the orders were cancelled after the payment was opened, the requested amount pays the others; the
 * caller refunds the `surplus`. What gift cards, points and its attempt hold pays the rest.
 *
 * @param beforePosting runs once all rows but the ledger's are locked.
 */
export async function applyPayment(
  ctx: TransactionContext,
  payOrderId: number,
  payment: ReceivedPayment,
  beforePosting?: () => Promise<void>,
): Promise<{ outcome: Outcome; repeated: boolean; surplus?: number }> {
  const { engine, tx, now } = ctx;
  const { attemptId } = payment;
  const locking = [
    selectOrdersForUpdate({ payOrderId }),
    selectPayOrderForUpdate({ id: payOrderId }),
    selectPaidLines(payOrderId),
    lockAttempts(payOrderId),
    selectPrepaid(engine, payOrderId),
  ] as const;
  // Only an attempt holds a part of the balance.
  const [orders, [payOrder], lines, , prepaid, held = []] =
    attemptId === undefined
      ? await tx.batch(locking)
      : await tx.batch([...locking, selectHeldTenders([attemptId])]);
  // They are released below, after stock was locked; tenders precede it in the global order.
  if (beforePosting) await tx.run(lockHeldTenders(payOrderId));
  if (!payOrder) return { outcome: "unknown", repeated: false };
  if (payOrder.status === "paid") {
    const repeated = payment.txn !== null && payment.txn === payOrder.providerTxn;
    return { outcome: repeated ? "paid" : "duplicate", repeated };
  }
  if (payOrder.status === "cancelled") return { outcome: "late", repeated: false };
  const { amount: received, requested } = payment;
  const unpaid = orders.filter(({ status }) => status === "unpaid");
  const stored: StoredTender[] = [
    ...toPrepaidTenders(prepaid),
    ...held.map(({ amount }) => ({ method: "balance" as const, amount })),
  ];
  const settled = settleTenders({
    due: payOrder.amount,
    received,
    requested,
    held: stored,
    dueOfShop: (shopId) =>
      unpaid.reduce((sum, order) => sum + (order.shopId === shopId ? order.payPrice : 0), 0),
  });
  if (!settled) return { outcome: "mismatch", repeated: false };
  const { surplus, captured } = settled;
  const earned: Earned[] = [];
  const cancelled: Cancelled[] = [];
  const events: OrderEvent[] = [];
  // Takes all locks in the global order before any write: groups, then the stock that is reserved
  // on payment.
  const places = await claimSlots(ctx, unpaid);
  const reservedOnPayment = lines.filter(
    ({ orderId, stockType }) =>
      stockType === "onPayment" && unpaid.some(({ id }) => id === orderId),
  );
  if (reservedOnPayment.length > 0)
    await tx.run(lockSkus(reservedOnPayment.map(({ skuId }) => skuId)));
  const shares = shareOrders(unpaid, payment, captured);
  for (const order of unpaid) {
    const own = lines.filter(({ orderId }) => orderId === order.id);
    const late = own.filter(({ stockType }) => stockType === "onPayment");
    const place = places.get(order.id) ?? null;
    const isTooLate = order.type === "group" && !place;
    const cancelReason = isTooLate
      ? "groupFailed"
      : (await tryReserveAll(ctx, order, late))
        ? "outOfStock"
        : null;
    const tenders = shares.get(order.id) ?? [];
    if (cancelReason) {
      await cancelPaid(ctx, order, payment, cancelReason);
      cancelled.push({ order, tenders, reason: cancelReason });
    } else earned.push({ order, lines: own, tenders });
    events.push({
      orderId: order.id,
      shopId: order.shopId,
      kind: cancelReason === "groupFailed" ? "groupMissed" : (cancelReason ?? "paid"),
      data: { amount: order.payPrice, ...describeTenders(payment, tenders) },
    });
    emit(
      ctx,
      cancelReason
        ? orderCancelled(order, cancelReason)
        : {
            topic: "order.paid",
            key: order.id,
            shopId: order.shopId,
            payload: {
              orderId: order.id,
              number: order.number,
              amount: order.payPrice,
              method: getMethod(payment, tenders),
              waitsForGroup: place !== null,
            },
          },
    );
    if (!cancelReason && place) events.push(...(await enterGroup(ctx, order, place)));
  }
  const { method, channel, txn } = payment;
  const paid = { method, channel, txn, at: now.toISOString() };
  const isSplit = captured.some(({ amount }) => amount > 0);
  await issueInvoices(
    ctx,
    earned.map(({ order }) => order),
  );
  for (const one of engine.services.get(prepaidTenders))
    if (prepaid.some(({ method }) => method === one.method))
      await one.capture(ctx, payOrderId, toPrepaidOrders([...earned, ...cancelled], one.method));
  // The ledger is locked last. It may reject a posting, after every other step.
  await beforePosting?.();
  await captureTenders(ctx, held, captured.slice(prepaid.length));
  for (const one of cancelled) await refundCancelled(ctx, one, payment);
  await postAll(
    ctx,
    earned.map(buildPosting),
    batchStatements([
      buildPayOrderStatement(paid, payOrderId, { sandbox: payment.sandbox, isSplit }),
      ...buildPaidStatements(paid, earned),
      ...buildTenderStatements(earned),
      ...buildTimelineStatements(ctx, events),
    ]),
  );
  await publishChanges(
    ctx,
    unpaid.map(({ shopId }) => shopId),
    ["orders", "invoices"],
  );
  return { outcome: "paid", repeated: false, ...(surplus > 0 ? { surplus } : {}) };
}

/**
 * Reserves the stock that is due on payment; returns true, and reserves nothing, where it is
 * insufficient.
 */
async function tryReserveAll(
  ctx: TransactionContext,
  order: LockedOrder,
  late: readonly LockedLine[],
): Promise<boolean> {
  const { tx } = ctx;
  if (late.length > 0) {
    // Reserves all lines of an order or none: the savepoint undoes a partial reservation.
    const insufficient = await tx
      .savepoint(async () => {
        const missing = await tryReserve(ctx, late, {
          cause: "sale",
          refTable: "orders",
          refId: order.id,
        });
        if (missing.length > 0) throw new InsufficientStockError();
        return false;
      })
      .catch((error) => {
        if (error instanceof InsufficientStockError) return true;
        throw error;
      });
    if (insufficient) return true;
  }
  return false;
}
class InsufficientStockError extends Error {}

/** Returns what pays each order, by its id. */
const shareOrders = (
  unpaid: readonly LockedOrder[],
  { method }: ReceivedPayment,
  captured: readonly StoredTender[],
): ReadonlyMap<number, readonly Tender[]> => {
  const shares = shareTenders(captured, method, unpaid);
  return new Map(unpaid.map(({ id }, place) => [id, shares[place] ?? []]));
};

/** Returns the method of an order: that of its payment, unless only others have paid it. */
const getMethod = ({ method }: Pick<ReceivedPayment, "method">, tenders: readonly Tender[]) =>
  tenders.some((one) => one.method === method) ? method : (tenders.at(-1)?.method ?? method);
/** Names the method of a payment, and its parts where it was split, for the timeline. */
function describeTenders(
  payment: ReceivedPayment,
  tenders: readonly Tender[],
): Record<string, string | number> {
  const main = getMethod(payment, tenders);
  if (tenders.length < 2) return { method: main };
  const sum = (of: Tender["method"]) =>
    tenders.reduce((all, { method, amount }) => all + (method === of ? amount : 0), 0);
  const beside = (of: StoredMethod) => (of === main ? 0 : sum(of));
  return {
    method: main,
    byProvider: sum(main),
    fromBalance: beside("balance"),
    byGiftCard: beside("giftCard"),
    byPoints: beside("points"),
  };
}

/** Builds the entries that debit what has paid an order. */
const debitPayers = (order: LockedOrder, tenders: readonly Tender[]): Entry[] =>
  tenders.map(({ method, amount }) => ({
    ...getPayeeEntry(method, order),
    type: "payment",
    amount: -amount,
    orderNo: order.orderNo,
  }));
/** Returns what a method pays of orders. */
const toPrepaidOrders = (
  paid: readonly Pick<Earned, "order" | "tenders">[],
  paying: StoredMethod,
): PrepaidOrder[] =>
  paid.flatMap(({ order: { id, shopId, orderNo, memberId }, tenders }) =>
    tenders
      .filter(({ method }) => method === paying)
      .map(({ amount }) => ({ id, shopId, orderNo, memberId, amount })),
  );

/** A paid order. */
interface Earned {
  order: LockedOrder;
  lines: readonly LockedLine[];
  tenders: readonly Tender[];
}

/** Builds the statements that mark paid orders as unshipped, one for each method. */
const buildPaidStatements = (
  paid: PaidValues,
  earned: readonly Earned[],
): readonly RawBuilder<unknown>[] =>
  [...new Set(earned.map(({ tenders }) => getMethod(paid, tenders)))].map((method) => {
    const own = earned.filter(({ tenders }) => getMethod(paid, tenders) === method);
    return markUnshipped({ ...paid, method, ids: own.map(({ order }) => order.id) });
  });
/** Builds the statement that records the tenders of orders that several have paid. */
function buildTenderStatements(earned: readonly Earned[]): RawBuilder<unknown>[] {
  const rows = earned.flatMap(({ order, tenders }) =>
    tenders.length < 2
      ? []
      : tenders.map((tender, position) => ({
          shopId: order.shopId,
          parentId: order.id,
          position,
          ...tender,
        })),
  );
  return rows.length === 0 ? [] : [insertMany("orders_tenders", rows)];
}
/** Builds the posting of a paid order: the shop's earnings, minus the platform's commission. */
function buildPosting({ order, lines, tenders }: Earned): Posting {
  const { shopId, orderNo } = order;
  const goods = lines.reduce((sum, { paid }) => sum + paid, 0);
  const platform = lines.reduce((sum, { platformShare }) => sum + platformShare, 0);
  const commission = lines.reduce((sum, line) => sum + line.commission, 0);
  const shop = { account: "pending", shopId, orderNo } as const;
  return {
    type: "payment",
    refTable: "orders",
    refId: order.id,
    entries: [
      ...debitPayers(order, tenders),
      { ...shop, type: "goods", amount: goods },
      { ...shop, type: "freight", amount: order.freightFee },
      { account: "platform", type: "coupon", amount: -platform, orderNo },
      { ...shop, type: "coupon", amount: platform },
      { ...shop, type: "commission", amount: -commission },
      { account: "platform", type: "commission", amount: commission, orderNo },
    ],
  };
}
/** An order that was paid when its stock or its slot in a group was no longer available. */
interface Cancelled {
  order: LockedOrder;
  tenders: readonly Tender[];
  reason: "outOfStock" | "groupFailed";
}
/** Cancels such an order, and releases the rest of its stock. */
async function cancelPaid(
  ctx: TransactionContext,
  order: LockedOrder,
  payment: ReceivedPayment,
  cancelReason: Cancelled["reason"],
): Promise<void> {
  const { now } = ctx;
  await updateRows(ctx, "orders", order.id, {
    status: "cancelled",
    cancel_reason: cancelReason,
    refund_amount: sql<number>`t.pay_price`,
    tax_reversed: sql<number>`t.tax`,
    cancel_time: now.toISOString(),
    pay_method: payment.method,
    transaction_no: payment.txn,
    pay_time: now.toISOString(),
  });
  await releaseStock(ctx, order.id, { cause: "cancel" });
}
/** Posts its payment to `clearing`, and requests its refund. */
async function refundCancelled(
  ctx: TransactionContext,
  { order, tenders, reason }: Cancelled,
  { attemptId }: ReceivedPayment,
): Promise<void> {
  await post(ctx, {
    type: "payment",
    refTable: "orders",
    refId: order.id,
    entries: [
      ...debitPayers(order, tenders),
      { account: "clearing", type: reason, amount: order.payPrice, orderNo: order.orderNo },
    ],
  });
  // The attempt is not recorded as paid yet.
  await requestTenderRefunds(ctx, order, tenders, { reason, payment: attemptId ?? null });
}
