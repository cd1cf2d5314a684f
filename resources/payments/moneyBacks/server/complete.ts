import { insertRows } from "../../../../core/server/insertMany.ts";
import { heard } from "../../../../core/server/publishChanges.ts";
import type { Trade } from "../../../../core/server/transactionContext.ts";
import { changed } from "../../../../framework/server/changed.ts";
import { type Entry, post } from "../../../finance/ledger/server/post.ts";
import { platformNoticeRow } from "../../../notices/notices/server/noticeRows.ts";
import { tell } from "../../../orders/orders/server/events.ts";
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
export async function completeMoneyBack(trade: Trade, row: MoneyBack, paidBy: PaidBy): Promise<void> {
  const { engine, tx } = trade;
  const handler = handlerOf(row.reason);
  if (handler) await handler.done(trade, { ...row, paidBy });
  else await postMoneyBack(trade, row, paidBy);
  await listenerOf(row.reason)?.(trade, row);
  const { orderId, shop } = row;
  if (orderId !== null && shop !== null && unexpected.includes(row.reason)) {
    await tell(trade, { orderId, shopId: shop, kind: "paymentReturned", data: { amount: row.amount, method: paidBy } });
    await heard(trade, [shop], ["orders"]);
  }
  await changed(engine, tx, engine.resource("moneyBacks"), {});
}
async function postMoneyBack(trade: Trade, row: MoneyBack, paidBy: PaidBy): Promise<void> {
  const { id, number: refNo, memberId, amount, reason: type, orderNo } = row;
  // What a refund takes back, and from whom, only refunds know: without them it must not be called done.
  if (type === "refund") throw new Error("nobody completes refunds");
  await post(trade, {
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
export async function requireAction(trade: Trade, row: MoneyBack, error: string): Promise<void> {
  const { engine, tx, now } = trade;
  await handlerOf(row.reason)?.refused?.(trade, row, error);
  await tx.run(insertRows("platform_notices", [platformNoticeRow(now, "refundDeclined", row.id)]));
  const { orderId, shop } = row;
  if (orderId !== null && shop !== null) {
    const data = { amount: row.amount, method: row.provider };
    await tell(trade, { orderId, shopId: shop, kind: "refundDeclined", data });
    await heard(trade, [shop], ["orders"]);
  }
  await changed(engine, tx, engine.resource("moneyBacks"), {});
}
