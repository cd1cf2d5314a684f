import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { type Entry, post } from "../../../finance/server.ts";
import type { PaidBy } from "../moneyBacks.ts";
import type { ProviderRefund } from "../queries/providerRefund.ts";

/**
 * The ledger account for money to a buyer, by how it was paid. Gift cards are those of the order's
 * shop.
 */
export function getPayeeEntry(
  paidBy: PaidBy,
  { memberId, shopId }: { memberId: number; shopId: number | null },
): Pick<Entry, "account" | "provider" | "buyerId" | "shopId"> {
  if (paidBy === "balance") return { account: "wallet", buyerId: memberId };
  if (paidBy === "points") return { account: "points", buyerId: memberId };
  if (paidBy === "transfer") return { account: "bank" };
  if (paidBy !== "giftCard") return { account: "provider", provider: paidBy };
  if (shopId === null) throw new Error("a gift card pays orders of a shop");
  return { account: "giftCards", shopId };
}

/** Posts a provider refund from `clearing` to the account that paid the buyer. */
export async function postProviderRefund(
  ctx: TransactionContext,
  row: Pick<
    ProviderRefund,
    "id" | "number" | "memberId" | "shop" | "amount" | "reason" | "orderNo"
  >,
  paidBy: PaidBy,
): Promise<void> {
  const { id, number: refNo, memberId, shop: shopId, amount, reason: type, orderNo } = row;
  // Only the handler of refunds can post what a refund reverses.
  if (type === "refund") throw new Error("a refund is posted by its handler");
  await post(ctx, {
    type: "moneyBack",
    refTable: "money_backs",
    refId: id,
    entries: [
      { account: "clearing", type, amount: -amount, orderNo, refNo },
      { ...getPayeeEntry(paidBy, { memberId, shopId }), type, amount, orderNo, refNo },
    ],
  });
}
