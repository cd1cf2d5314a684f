import { sql } from "kysely";
import { insertMany } from "../../../../core/server/insertMany.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { invalid } from "../../../../framework/server/domainError.ts";
import type { Calculated, CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import { generateCode, hashCode, maskCode } from "../codes.ts";
import { minSoldYears } from "../giftCards.ts";
import { readOwnBuyer } from "../queries/readOwnBuyer.ts";
import { chargeShop } from "./postCard.ts";

export interface IssueInput {
  shopId: number;
  kind: TableRow<"gift_cards">["kind"];
  /** Cents. */
  amount: number;
  count: number;
  /** The last day of the shop's zone, as an ISO date. */
  lastDay: string;
  batch?: string | null;
  memberId?: number | null;
}
export interface IssuedCard {
  id: number;
  code: string;
  /** The end of the code. */
  masked: string;
}
interface NewCards extends Omit<IssueInput, "memberId"> {
  endsAt: string;
  buyer?: { id: number; name: string | null } | null;
  event: "issued" | "bought";
  refNo?: string | null;
}

/**
 * Issues gift cards of a shop, which pays for them from its balance, and returns their codes.
 *
 * @throws {DomainError} `input.invalid` when they end too early, or are for an unknown buyer.
 * @throws {DomainError} `giftCard.insufficientFunds` when the shop's balance is too low.
 */
export async function issueGiftCards(
  ctx: TransactionContext,
  { shopId, kind, amount, count, lastDay, batch = null, memberId = null }: IssueInput,
): Promise<IssuedCard[]> {
  const endsAt = await readEnd(ctx, { shopId, kind, lastDay });
  const buyer = memberId === null ? null : await readOwnBuyer(ctx.tx, { shopId, memberId });
  const cards = await insertCards(ctx, {
    shopId,
    kind,
    amount,
    count,
    lastDay,
    batch,
    endsAt,
    buyer,
    event: "issued",
  });
  await payForCards(ctx, { shopId, amount, ids: cards.map(({ id }) => id), batch });
  return cards;
}

/** Inserts cards with their codes and first entries; the caller posts what they are worth. */
export async function insertCards(
  ctx: TransactionContext,
  {
    shopId,
    kind,
    amount,
    count,
    lastDay,
    batch = null,
    endsAt,
    buyer = null,
    event,
    refNo = null,
  }: NewCards,
): Promise<IssuedCard[]> {
  const { tx, now } = ctx;
  const ids = await tx.readValues(
    sql<number>`select nextval('gift_cards_id_seq') from generate_series(1, ${count})`,
  );
  const cards = ids.map((id) => {
    const code = generateCode();
    return { id: Number(id), code, masked: maskCode(code) };
  });
  const at = now.toISOString();
  await tx.run(
    insertMany(
      "gift_cards",
      cards.map(({ id, masked }) => ({
        id,
        shopId,
        code: masked,
        kind,
        status: "active" as const,
        initial: amount,
        balance: amount,
        reserved: 0,
        lastDay,
        endsAt,
        memberId: buyer?.id ?? null,
        memberName: buyer?.name ?? null,
        batch,
        addTime: at,
        updTime: at,
        version: 1,
      })),
    ),
  );
  await tx.run(
    insertMany(
      "gift_card_codes",
      cards.map(({ id, code }) => ({ giftCardId: id, hash: hashCode(code) })),
    ),
  );
  await tx.run(
    insertMany(
      "gift_cards_entries",
      cards.map(({ id }) => ({
        shopId,
        parentId: id,
        position: 0,
        at,
        type: event,
        amount,
        balanceAfter: amount,
        byName: ctx.actor.name || null,
        refNo,
      })),
    ),
  );
  await publishChanges(ctx, [shopId], ["giftCards"]);
  return cards;
}

/** Debits the shop with what the cards are worth. */
async function payForCards(
  ctx: TransactionContext,
  {
    shopId,
    amount,
    ids,
    batch,
  }: { shopId: number; amount: number; ids: readonly number[]; batch: string | null },
): Promise<void> {
  const type = "giftCardIssued";
  const [refId = 0] = ids;
  await chargeShop(ctx, {
    type,
    refTable: "gift_cards",
    refId,
    remark: batch,
    entries: [
      { account: "balance", shopId, type, amount: -amount * ids.length },
      ...ids.map((id) => ({ account: "giftCards" as const, shopId, type, amount, refId: id })),
    ],
  });
}

/**
 * Returns the instant at which the last day is over in the shop's zone.
 *
 * @throws {DomainError} `input.invalid` when it is over already, or too early for a sold card.
 */
export async function readEnd(
  { tx, now }: TransactionContext,
  {
    shopId,
    kind,
    lastDay,
    issuedAt = now.toISOString(),
  }: Pick<IssueInput, "shopId" | "kind" | "lastDay"> & { issuedAt?: string },
): Promise<string> {
  const end = await tx.first(sql<
    Calculated<{ at: CamelRow<"gift_cards">["endsAt"]; isEarly: boolean }>
  >`
    select (${lastDay}::date + 1)::timestamp at time zone s.time_zone as at,
      ${lastDay}::date < ((${issuedAt}::timestamptz at time zone s.time_zone) + make_interval(years => ${minSoldYears}))::date
        as "isEarly"
    from shops s where s.id = ${shopId}`);
  if (!end) throw new Error(`there is no shop ${shopId}`);
  if (new Date(end.at) <= now)
    throw invalid({ lastDay: { key: "resources.giftCards.validation.ended" } });
  if (kind === "sold" && end.isEarly)
    throw invalid({
      lastDay: {
        key: "resources.giftCards.validation.soldTooShort",
        params: { years: minSoldYears },
      },
    });
  return new Date(end.at).toISOString();
}
