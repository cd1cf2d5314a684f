import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";
import { domainError } from "../../errors.ts";
import { readOwnBuyer } from "../queries/readOwnBuyer.ts";
import { readEnd } from "./issueGiftCards.ts";
import { moveCard, recordCardEvent } from "./moveCard.ts";
import { chargeShop, postCard } from "./postCard.ts";

type Card = Pick<
  CamelRow<"gift_cards">,
  "id" | "shopId" | "kind" | "status" | "balance" | "reserved" | "addTime" | "lastDay"
>;

/**
 * Locks a card.
 *
 * @throws {DomainError} `giftCard.notUsable` when it has expired meanwhile.
 */
export async function lockCard({ tx }: TransactionContext, id: number): Promise<Card> {
  const card = await tx.first(
    tx.db
      .selectFrom("gift_cards")
      .select(["id", "shop_id as shopId", "kind", "status", "balance", "reserved"])
      .select(["add_time as addTime", "last_day as lastDay"])
      .where("id", "=", id)
      .forUpdate(),
  );
  if (!card) throw new Error(`there is no gift card ${id}`);
  return card;
}

/**
 * Changes the balance of a card, which its shop pays for or is given back.
 *
 * @throws {DomainError} `giftCard.soldNotReduced` when a sold card would lose something.
 * @throws {DomainError} `giftCard.changeExceedsBalance` when less than nothing would be left.
 * @throws {DomainError} `giftCard.insufficientFunds` when the shop's balance is too low.
 */
export async function adjustCard(
  ctx: TransactionContext,
  id: number,
  { change, reason }: { change: number; reason: string },
): Promise<void> {
  const card = await lockCard(ctx, id);
  if (change < 0 && card.kind === "sold") throw domainError("giftCard.soldNotReduced");
  if (change === 0 || card.balance - card.reserved + change < 0)
    throw domainError("giftCard.changeExceedsBalance");
  const entryId = await moveCard(ctx, { id, type: "balanceAdjusted", change, reason });
  const shop = { account: "balance", shopId: card.shopId, amount: -change } as const;
  await chargeShop(ctx, postCard("giftCardAdjusted", { ...card, entryId }, shop));
}

/**
 * Moves the last day of a card to a later one.
 *
 * @throws {DomainError} `giftCard.notExtended` when the day is not later.
 */
export async function extendCard(
  ctx: TransactionContext,
  id: number,
  lastDay: string,
): Promise<void> {
  const card = await lockCard(ctx, id);
  if (lastDay <= card.lastDay) throw domainError("giftCard.notExtended");
  const endsAt = await readEnd(ctx, { ...card, lastDay, issuedAt: card.addTime });
  await updateRows(ctx, "giftCards", id, { last_day: lastDay, ends_at: endsAt });
  await recordCardEvent(ctx, { id, type: "expiryUpdated", reason: `${card.lastDay} → ${lastDay}` });
}

/** Gives a card to a buyer, who pays with it without its code; nobody else can use it then. */
export async function sendCard(
  ctx: TransactionContext,
  id: number,
  memberId: number,
): Promise<void> {
  const { shopId } = await lockCard(ctx, id);
  const buyer = await readOwnBuyer(ctx.tx, { shopId, memberId });
  await updateRows(ctx, "giftCards", id, { member_id: buyer.id, member_name: buyer.name });
  await recordCardEvent(ctx, { id, type: "sent", reason: buyer.name });
}

/** Deactivates a card; what unpaid orders hold of it still pays them. */
export async function deactivateCard(
  ctx: TransactionContext,
  id: number,
  reason: string,
): Promise<void> {
  await lockCard(ctx, id);
  await updateRows(ctx, "giftCards", id, { status: "deactivated", block_reason: reason });
  await recordCardEvent(ctx, { id, type: "deactivated", reason });
}
/** Activates a deactivated card again. */
export async function activateCard(ctx: TransactionContext, id: number): Promise<void> {
  const { balance } = await lockCard(ctx, id);
  const status = balance > 0 ? "active" : "usedUp";
  await updateRows(ctx, "giftCards", id, { status, block_reason: null });
  await recordCardEvent(ctx, { id, type: "activated" });
}
