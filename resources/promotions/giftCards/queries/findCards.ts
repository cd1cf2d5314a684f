import { type RawBuilder, sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { hashCode } from "../codes.ts";

/** What decides whether a card pays. Cents. */
export type FoundCard = Pick<
  CamelRow<"gift_cards">,
  "id" | "shopId" | "code" | "status" | "balance" | "reserved" | "lastDay" | "memberId"
> &
  Calculated<{ endsAt: string; hash: string }>;

const selectCards = (condition: RawBuilder<unknown>, lock: RawBuilder<unknown>) => sql<FoundCard>`
  select c.id, c.shop_id as "shopId", c.code, c.status, c.balance, c.reserved, c.last_day as "lastDay",
    c.member_id as "memberId", c.ends_at as "endsAt", s.hash
  from gift_cards c join gift_card_codes s on s.gift_card_id = c.id
  where ${condition} order by c.ends_at, c.id ${lock}`;

/** Cards that a buyer names: by their codes, or by the ids of those that were sent to the buyer. */
export interface NamedCards {
  codes: readonly string[];
  ids: readonly number[];
  buyerId: number;
}
/** Finds the cards that a buyer names, those that end first at the beginning. */
export const findNamedCards = (
  tx: Tx,
  { codes, ids, buyerId }: NamedCards,
): Promise<FoundCard[]> => {
  const hashes = codes.map(hashCode);
  const named = sql`s.hash = any(${hashes}::text[])
    or (c.id = any(${[...ids]}::bigint[]) and c.member_id = ${buyerId})`;
  return tx.run(selectCards(sql`(${named})`, sql``));
};
/** Finds the card of a code. */
export const findCardByCode = (tx: Tx, code: string): Promise<FoundCard | undefined> =>
  tx.first(selectCards(sql`s.hash = ${hashCode(code)}`, sql``));
/** Reads cards again once they are locked. */
export const readCards = (tx: Tx, ids: readonly number[]): Promise<FoundCard[]> =>
  tx.run(selectCards(sql`c.id = any(${[...ids]}::bigint[])`, sql``));
/** Reads the cards that were sent to a buyer and have something left. */
export const readSentCards = (tx: Tx, buyerId: number): Promise<FoundCard[]> =>
  tx.run(
    selectCards(sql`c.member_id = ${buyerId} and c.status in ('active', 'usedUp')`, sql`limit 200`),
  );

/** Why a buyer cannot pay with a card. */
export type CardFault = "unknown" | "usedUp" | "expired" | "deactivated" | "held";
/** Finds out why a card does not pay now; null where it does. */
export function findCardFault(card: FoundCard | undefined, now: Date): CardFault | null {
  if (!card) return "unknown";
  if (card.status === "deactivated") return "deactivated";
  if (card.status === "expired" || new Date(card.endsAt) <= now) return "expired";
  if (card.balance === 0) return "usedUp";
  return card.balance > card.reserved ? null : "held";
}
