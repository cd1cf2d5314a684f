import { sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { HeldPrepaid, Posting, PrepaidOrder } from "../../../finance/server.ts";
import { lockCards } from "./lockCards.ts";
import { moveCard } from "./moveCard.ts";
import { postCard } from "./postCard.ts";

type Hold = Pick<TableRow<"gift_cards_holds">, "id" | "amount"> &
  Calculated<{ cardId: number; shopId: number }>;

/** Builds the query of what cards hold for a payment, by shop. */
export const selectHeldSums = (payOrderId: number) => sql<HeldPrepaid>`
  select 'giftCard' as method, shop_id as "shopId", sum(amount)::bigint as amount
  from gift_cards_holds where pay_order_id = ${payOrderId} and status = 'held' group by shop_id`;

/** Locks the cards that hold something for a payment, and returns what each holds. */
export async function lockHolds(
  ctx: TransactionContext,
  payOrderId: number,
): Promise<readonly Hold[]> {
  const holds = await ctx.tx.run(sql<Hold>`
    select id, amount, parent_id as "cardId", shop_id as "shopId" from gift_cards_holds
    where pay_order_id = ${payOrderId} and status = 'held' order by id`);
  await lockCards(
    ctx,
    holds.map(({ cardId }) => cardId),
  );
  return holds;
}

/** Takes from the cards what pays the orders of a payment, and releases the rest. */
export async function captureCards(
  ctx: TransactionContext,
  payOrderId: number,
  orders: readonly PrepaidOrder[],
): Promise<void> {
  const owed = orders.map((order) => ({ ...order }));
  for (const hold of await lockHolds(ctx, payOrderId)) {
    let left = hold.amount;
    let released = hold.amount;
    for (const order of owed) {
      const part = order.shopId === hold.shopId ? Math.min(left, order.amount) : 0;
      if (part === 0) continue;
      left -= part;
      order.amount -= part;
      const { id: orderId, orderNo } = order;
      const move = { id: hold.cardId, type: "usedInOrder", orderId, orderNo } as const;
      await moveCard(ctx, { ...move, change: -part, released });
      released = 0;
    }
    await endHold(ctx, hold, hold.amount - left);
    if (released > 0) await releaseCard(ctx, hold.cardId, released);
  }
  const missing = owed.reduce((sum, { amount }) => sum + amount, 0);
  if (missing > 0) throw new Error(`gift cards hold ${missing} too little for ${payOrderId}`);
}

/** Ends a hold: what it has captured has paid. */
const endHold = ({ tx }: TransactionContext, { id }: Pick<Hold, "id">, captured: number) =>
  tx.run(
    tx.db
      .updateTable("gift_cards_holds")
      .set({ status: captured > 0 ? "captured" : "released", captured })
      .where("id", "=", id),
  );

/** Reduces what a card has reserved. */
export const releaseCard = ({ tx }: TransactionContext, id: number, amount: number) =>
  tx.run(
    tx.db
      .updateTable("gift_cards")
      .set((eb) => ({ reserved: eb("reserved", "-", amount) }))
      .where("id", "=", id),
  );

/** Releases what cards hold for a payment beyond what the orders of each shop still owe. */
export async function releaseHolds(
  ctx: TransactionContext,
  payOrderId: number,
  dueOfShop: (shopId: number) => number,
): Promise<void> {
  const used = new Map<number, number>();
  for (const hold of await lockHolds(ctx, payOrderId)) {
    const before = used.get(hold.shopId) ?? 0;
    const kept = Math.min(hold.amount, Math.max(0, dueOfShop(hold.shopId) - before));
    used.set(hold.shopId, before + kept);
    if (kept === hold.amount) continue;
    if (kept === 0) await endHold(ctx, hold, 0);
    else
      await ctx.tx.run(
        ctx.tx.db.updateTable("gift_cards_holds").set({ amount: kept }).where("id", "=", hold.id),
      );
    await releaseCard(ctx, hold.cardId, hold.amount - kept);
  }
}

type Payer = Pick<TableRow<"gift_cards">, "id"> &
  Calculated<{
    /** What it has paid of the order, less what was refunded to it. */
    paid: number;
    isExpired: boolean;
  }>;

/** Locks the cards that have paid orders. */
export async function lockPaidCards(
  ctx: TransactionContext,
  orderIds: readonly number[],
): Promise<void> {
  const ids = await ctx.tx.readValues(sql<number>`
    select distinct e.parent_id from gift_cards_entries e join orders o on o.id = e.order_id and o.shop_id = e.shop_id
    where o.id = ${anyId(orderIds)}`);
  await lockCards(ctx, ids.map(Number));
}

/**
 * Refunds an amount to the cards that have paid an order, in the order in which they paid, each up
 * to what it paid. What would go to an expired card goes to the buyer's balance: the returned
 * postings move it there.
 */
export async function refundToCards(
  ctx: TransactionContext,
  { id: orderId, shopId, orderNo, memberId, amount }: PrepaidOrder,
  refNo: string | null,
): Promise<readonly Posting[]> {
  const { tx, now } = ctx;
  await lockPaidCards(ctx, [orderId]);
  const payers = await tx.run(sql<Payer>`
    select c.id, -sum(e.amount)::bigint as paid, c.ends_at <= ${now.toISOString()} or c.status = 'expired' as "isExpired"
    from gift_cards_entries e join gift_cards c on c.id = e.parent_id
    where e.shop_id = ${shopId} and e.order_id = ${orderId} and e.type in ('usedInOrder', 'refundedInOrder')
    group by c.id order by min(e.id)`);
  const postings: Posting[] = [];
  let left = amount;
  for (const { id, paid, isExpired } of payers) {
    const change = Math.min(left, paid);
    if (change === 0) continue;
    left -= change;
    const entry = { id, orderId, orderNo, refNo };
    await moveCard(ctx, { ...entry, type: "refundedInOrder", change });
    if (!isExpired) continue;
    const entryId = await moveCard(ctx, { ...entry, type: "paidToBalance", change: -change });
    const wallet = { account: "wallet", buyerId: memberId, orderNo, refNo } as const;
    const card = { id, shopId, entryId };
    postings.push(postCard("giftCardToBalance", card, { ...wallet, amount: change }));
  }
  if (left > 0) throw new Error(`gift cards have paid ${left} too little of order ${orderId}`);
  return postings;
}
