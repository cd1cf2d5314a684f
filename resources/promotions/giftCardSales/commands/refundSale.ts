import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { post } from "../../../finance/server.ts";
import { domainError } from "../../errors.ts";
import { lockCard } from "../../giftCards/commands/changeCards.ts";
import { moveCard } from "../../giftCards/commands/moveCard.ts";
import { cardRefunds } from "./cardRefunds.ts";

/**
 * Refunds what is left of a card that was bought, by the method of its payment, and deactivates it.
 *
 * @throws {DomainError} `giftCard.nothingToRefund` when nothing is left, it has expired, or unpaid
 * orders hold some of it.
 */
export async function refundSale(
  ctx: TransactionContext,
  id: number,
  reason: string,
): Promise<void> {
  const { tx } = ctx;
  const sale = await tx.first(
    tx.db
      .selectFrom("gift_card_sales as s")
      .innerJoin("pay_orders as p", "p.id", "s.pay_order_id")
      .select(["s.shop_id as shopId", "s.gift_card_id as cardId", "s.member_id as memberId"])
      .select(["s.pay_order_id as payOrderId", "p.pay_method as method", "s.number"])
      .where("s.id", "=", id)
      .where("s.status", "=", "paid"),
  );
  if (!sale?.method || sale.cardId === null) throw domainError("giftCard.nothingToRefund");
  const { shopId, memberId, payOrderId, method, number } = sale;
  const card = await lockCard(ctx, sale.cardId);
  const isBlocked = card.reserved > 0 || card.status === "expired";
  if (card.balance === 0 || isBlocked) throw domainError("giftCard.nothingToRefund");
  const amount = card.balance;
  const move = { id: card.id, type: "refunded", change: -amount, reason, refNo: number } as const;
  const entryId = await moveCard(ctx, move);
  await updateRows(ctx, "giftCards", card.id, { status: "deactivated", block_reason: reason });
  await updateRows(ctx, "giftCardSales", id, {
    status: "refunded",
    refund_amount: amount,
    refund_reason: reason,
  });
  const type = "giftCardRefunded";
  const cause = { refTable: "gift_cards", refId: card.id, refNo: number };
  await post(ctx, {
    type,
    refTable: "gift_cards_entries",
    refId: entryId,
    entries: [
      { account: "giftCards", shopId, type, amount: -amount, ...cause },
      // What the balance has paid goes back to it at once.
      method === "balance"
        ? { account: "wallet", buyerId: memberId, type, amount, ...cause }
        : { account: "clearing", type, amount, ...cause },
    ],
  });
  if (method === "balance") return;
  const request = ctx.engine.services.get(cardRefunds);
  await request(ctx, { payOrderId, shopId, memberId, amount, reason: type, method });
}
