import { insertMany } from "../../../../core/server/insertMany.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { domainError } from "../../errors.ts";
import {
  type FoundCard,
  findCardFault,
  findNamedCards,
  type NamedCards,
  readCards,
} from "../queries/findCards.ts";
import { lockCards } from "./lockCards.ts";

/** An unpaid order. Cents. */
export interface OwingOrder {
  shopId: number;
  payPrice: number;
}
/** What a card pays of the orders of its shop. Cents. */
export interface CardShare {
  card: FoundCard;
  amount: number;
}

/**
 * Splits what orders cost over cards of their shops: the card that ends first pays first, each up
 * to what is left of it.
 */
export function shareCards(
  cards: readonly FoundCard[],
  orders: readonly OwingOrder[],
): CardShare[] {
  const owed = new Map<number, number>();
  for (const { shopId, payPrice } of orders) owed.set(shopId, (owed.get(shopId) ?? 0) + payPrice);
  return cards.map((card) => {
    const due = owed.get(card.shopId) ?? 0;
    const amount = Math.min(due, Math.max(0, card.balance - card.reserved));
    owed.set(card.shopId, due - amount);
    return { card, amount };
  });
}

/**
 * Finds the cards that a buyer names for orders.
 *
 * @throws {DomainError} `giftCard.notUsable` when one of them does not pay, whatever the reason.
 */
export async function requireCards(
  { tx, now }: Pick<TransactionContext, "tx" | "now">,
  named: NamedCards,
  orders: readonly Pick<OwingOrder, "shopId">[],
): Promise<FoundCard[]> {
  const cards = await findNamedCards(tx, named);
  const codes = new Set(named.codes);
  if (cards.length < codes.size + named.ids.length) throw domainError("giftCard.notUsable");
  for (const card of cards) {
    const fault = findCardFault(card, now);
    const isOwn = card.memberId === null || card.memberId === named.buyerId;
    const isOfShop = orders.some(({ shopId }) => shopId === card.shopId);
    // A card that other orders hold pays nothing now, and is no failure.
    if ((fault && fault !== "held") || !isOwn || !isOfShop) throw domainError("giftCard.notUsable");
  }
  return cards;
}

/**
 * Holds cards of a buyer for unpaid orders, which the caller has locked or just placed. Returns
 * what each pays.
 *
 * @throws {DomainError} `giftCard.notUsable` when one of them does not pay, whatever the reason.
 */
export async function holdGiftCards(
  ctx: TransactionContext,
  {
    payOrderId,
    orders,
    named,
  }: {
    payOrderId: number;
    orders: readonly OwingOrder[];
    named: NamedCards;
  },
): Promise<CardShare[]> {
  if (named.codes.length + named.ids.length === 0) return [];
  const { tx } = ctx;
  const found = await requireCards(ctx, named, orders);
  const ids = found.map(({ id }) => id);
  await lockCards(ctx, ids);
  // Another purchase may have held them before they were locked.
  const shares = shareCards(await readCards(tx, ids), orders).filter(({ amount }) => amount > 0);
  for (const { card, amount } of shares)
    await tx.run(
      tx.db
        .updateTable("gift_cards")
        .set((eb) => ({ reserved: eb("reserved", "+", amount) }))
        .where("id", "=", card.id),
    );
  if (shares.length > 0)
    await tx.run(
      insertMany(
        "gift_cards_holds",
        shares.map(({ card, amount }) => ({
          shopId: card.shopId,
          parentId: card.id,
          position: 0,
          payOrderId,
          amount,
        })),
      ),
    );
  return shares;
}
