import { sql } from "kysely";
import { insertMany } from "../../../../core/server/insertMany.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateFields, updateRows } from "../../../../core/server/updateRows.ts";
import { type Posting, post, prepaidTenders } from "../../../finance/server.ts";
import { discardStock, releaseStock, returnStock } from "../../../inventory/server.ts";
import { requestTenderRefunds, sendSoon } from "../../../payments/server.ts";
import { recordGroupRefund } from "../../groupOrders/commands/recordGroupRefund.ts";
import { endRefundedOrder, settleRefund, updateCompletedLine } from "./applyCompletion.ts";
import type { RefundDecision } from "./decisions/decision.ts";
import { isOpen, type RefundCase } from "./decisions/refundCase.ts";
import { recordSteps } from "./recordSteps.ts";
import { extendReceiptDeadline, syncRefundStatus } from "./syncRefundStatus.ts";

/** Writes everything that was decided about a refund, in the transaction that has loaded it. */
export async function applyDecision(
  ctx: TransactionContext,
  found: RefundCase,
  decision: RefundDecision,
): Promise<void> {
  await applyChanges(ctx, found, decision);
  await postDecisions(ctx, [{ found, decision }]);
}
/** A decision with what it was made from. */
export interface Decided {
  found: RefundCase;
  decision: RefundDecision;
}
/** Posts decisions whose changes are written, and adds what they complete to the settlement. */
export async function postDecisions(
  ctx: TransactionContext,
  decided: readonly Decided[],
): Promise<void> {
  const differences = await refundPrepaid(ctx, decided);
  for (const { decision } of decided)
    for (const posting of decision.postings) await post(ctx, posting);
  for (const posting of differences) await post(ctx, posting);
  for (const { found, decision } of decided) {
    const { changes, completion } = decision;
    const refund = { ...found.refund, ...changes };
    if (completion) await settleRefund(ctx, { order: found.order, refund }, completion);
  }
}
/** Credits gift cards and points with what refunds post; they are locked before the ledger. */
async function refundPrepaid(
  ctx: TransactionContext,
  decided: readonly Decided[],
): Promise<readonly Posting[]> {
  const methods = ctx.engine.services.get(prepaidTenders);
  const postings: Posting[] = [];
  for (const { found, decision } of decided)
    for (const { account, amount } of decision.postings.flatMap(({ entries }) => entries)) {
      const prepaid = methods.find((one) => one.account === account);
      if (!prepaid) continue;
      const { id, shopId, orderNo, memberId } = found.order;
      const order = { id, shopId, orderNo, memberId, amount };
      postings.push(...(await prepaid.refund(ctx, order, found.refund.refundNo)));
    }
  return postings;
}
/**
 * Writes what was decided except for its postings. A command on several refunds posts all of them
 * at its end, since the ledger is locked last.
 */
export async function applyChanges(
  ctx: TransactionContext,
  found: RefundCase,
  decision: RefundDecision,
): Promise<void> {
  const { refund, order } = found;
  const { changes, completion, others, receiptMinutes } = decision;
  await recordParts(ctx, found, decision);
  await sendPayment(ctx, found, decision);
  if (completion) await updateCompletedLine(ctx, found, completion);
  // Groups are locked before stock.
  if (completion?.cancelsOrder && order.groupOrderId !== null)
    await recordGroupRefund(ctx, order.id);
  await returnUnits(ctx, found, decision);
  await updateFields(ctx, "refunds", refund.id, changes);
  for (const { id, ...amounts } of others) await updateFields(ctx, "refunds", id, amounts);
  if (isOpen(changes.status ?? refund.status) !== isOpen(refund.status) || completion) {
    await syncRefundStatus(ctx, order.id);
    if (receiptMinutes > 0) await extendReceiptDeadline(ctx, order.id, receiptMinutes);
  }
  const changed = { ...refund, ...changes };
  await recordSteps(ctx, changed, decision.events);
  if (completion) await endRefundedOrder(ctx, found, completion);
}

/** Records how a granted refund is sent back, where several tenders paid its order. */
async function recordParts(
  { tx }: TransactionContext,
  { refund, order, tenders }: RefundCase,
  { parts }: RefundDecision,
): Promise<void> {
  if (tenders.length < 2 || parts.length === 0) return;
  const { shopId } = order;
  const rows = parts.map((part, position) => ({ shopId, parentId: refund.id, position, ...part }));
  await tx.run(insertMany("refunds_tenders", rows));
  for (const { method, amount } of parts)
    await tx.run(
      tx.db
        .updateTable("orders_tenders")
        .set((eb) => ({ refunded: eb("refunded", "+", amount) }))
        .where("parent_id", "=", order.id)
        .where("method", "=", method),
    );
}

/** Sends the amount back to the buyer, or asks the provider again. */
async function sendPayment(
  ctx: TransactionContext,
  { refund, order }: RefundCase,
  { payments, retries }: RefundDecision,
): Promise<void> {
  await requestTenderRefunds(ctx, order, payments, { reason: "refund", refundId: refund.id });
  if (!retries) return;
  // A locked row is being tried at this moment.
  const isWaiting = sql<boolean>`t.id = (
    select id from money_backs where refund_id = ${refund.id} and status <> 'done'
    order by id limit 1 for update skip locked)`;
  const next = { next_try_at: ctx.now.toISOString() };
  const [waiting] = await updateRows(ctx, "moneyBacks", isWaiting, next);
  if (waiting !== undefined) await sendSoon(ctx, waiting);
}

/**
 * Releases the stock of unshipped units, and puts returned ones back on hand. Discarded units are
 * released and taken off the stock.
 */
async function returnUnits(
  ctx: TransactionContext,
  { refund, order, line }: RefundCase,
  { stock }: RefundDecision,
): Promise<void> {
  if (!stock || stock.released + stock.returned === 0) return;
  const reason = { refTable: "refunds", refId: refund.id } as const;
  const toLines = (qty: number) => [{ lineId: line.id, qty }];
  if (stock.released > 0)
    await releaseStock(ctx, order.id, { cause: "refund", ...reason }, toLines(stock.released));
  if (stock.discarded > 0) {
    const units = [{ skuId: line.skuId, qty: stock.discarded }];
    await discardStock(ctx, reason, units);
  }
  if (stock.returned > 0) await returnStock(ctx, order.id, reason, toLines(stock.returned));
  await publishChanges(ctx, [order.shopId], ["goods"]);
}
