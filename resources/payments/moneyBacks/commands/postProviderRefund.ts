import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { type Entry, post } from "../../../finance/server.ts";
import type { PaidBy } from "../moneyBacks.ts";
import type { ProviderRefund } from "../queries/providerRefund.ts";

/** The ledger account for money to a buyer, by how it was paid. */
export const getPayeeEntry = (
  paidBy: PaidBy,
  buyerId: number,
): Pick<Entry, "account" | "provider" | "buyerId"> =>
  paidBy === "balance"
    ? { account: "wallet", buyerId }
    : paidBy === "transfer"
      ? { account: "bank" }
      : { account: "provider", provider: paidBy };

/** Posts a provider refund from `clearing` to the account that paid the buyer. */
export async function postProviderRefund(
  ctx: TransactionContext,
  row: Pick<ProviderRefund, "id" | "number" | "memberId" | "amount" | "reason" | "orderNo">,
  paidBy: PaidBy,
): Promise<void> {
  const { id, number: refNo, memberId, amount, reason: type, orderNo } = row;
  // Only the handler of refunds can post what a refund reverses.
  if (type === "refund") throw new Error("a refund is posted by its handler");
  await post(ctx, {
    type: "moneyBack",
    refTable: "money_backs",
    refId: id,
    entries: [
      { account: "clearing", type, amount: -amount, orderNo, refNo },
      { ...getPayeeEntry(paidBy, memberId), type, amount, orderNo, refNo },
    ],
  });
}
