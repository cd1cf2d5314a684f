import { insertMany } from "../../../../core/server/insertMany.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { changed } from "../../../../framework/server/changed.ts";
import { type Entry, post } from "../../../finance/ledger/server/post.ts";
import { platformNoticeRow } from "../../../notices/notices/server/noticeRows.ts";
import { recordEvents } from "../../../orders/orders/server/events.ts";
import type { MoneyBackReason, PaidBy } from "../moneyBacks.ts";
import { handlerOf, listenerOf, type MoneyBack } from "./registry.ts";

/** The account that money for a buyer is posted to, by the way on which it reached them. */
export const paidTo = (paidBy: PaidBy, buyerId: number): Pick<Entry, "account" | "provider" | "buyerId"> =>
  paidBy === "balance"
    ? { account: "wallet", buyerId }
    : paidBy === "transfer"
      ? { account: "bank" }
      : { account: "provider", provider: paidBy };

/** Payments that nothing waited for: their orders say that the money came, and that it is back. */
const unexpected: readonly MoneyBackReason[] = ["latePayment", "duplicate", "mismatch", "overpaid"];

/** Posts money that has reached its buyer and completes what it was for. The caller notes it in its row, in the same transaction. */
export async function completeMoneyBack(ctx: TransactionContext, row: MoneyBack, paidBy: PaidBy): Promise<void> {
  const { engine, tx } = ctx;
  const handler = handlerOf(row.reason);
  if (handler) await handler.done(ctx, { ...row, paidBy });
  else await postMoneyBack(ctx, row, paidBy);
  await listenerOf(row.reason)?.(ctx, row);
  const { orderId, shop } = row;
  if (orderId !== null && shop !== null && unexpected.includes(row.reason)) {
    await recordEvents(ctx, {
      orderId,
      shopId: shop,
      kind: "paymentReturned",
      data: { amount: row.amount, method: paidBy },
    });
    await publishChanges(ctx, [shop], ["orders"]);
  }
  await changed(engine, tx, engine.resource("moneyBacks"), {});
}
async function postMoneyBack(ctx: TransactionContext, row: MoneyBack, paidBy: PaidBy): Promise<void> {
  const { id, number: refNo, memberId, amount, reason: type, orderNo } = row;
  // What a refund takes back, and from whom, only refunds know: without them it must not be called done.
  if (type === "refund") throw new Error("nobody completes refunds");
  await post(ctx, {
    type: "moneyBack",
    refTable: "money_backs",
    refId: id,
    entries: [
      { account: "clearing", type, amount: -amount, orderNo, refNo },
      { ...paidTo(paidBy, memberId), type, amount, orderNo, refNo },
    ],
  });
}

/** The provider declines for good: it is not asked again, and the platform pays the buyer in another way. */
export async function requireAction(ctx: TransactionContext, row: MoneyBack, error: string): Promise<void> {
  const { engine, tx, now } = ctx;
  await handlerOf(row.reason)?.refused?.(ctx, row, error);
  await tx.run(insertMany("platform_notices", [platformNoticeRow(now, "refundDeclined", row.id)]));
  const { orderId, shop } = row;
  if (orderId !== null && shop !== null) {
    const data = { amount: row.amount, method: row.provider };
    await recordEvents(ctx, { orderId, shopId: shop, kind: "refundDeclined", data });
    await publishChanges(ctx, [shop], ["orders"]);
  }
  await changed(engine, tx, engine.resource("moneyBacks"), {});
}
