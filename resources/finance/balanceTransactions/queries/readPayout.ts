import { type RawBuilder, sql } from "kysely";
import type { Calculated, CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { listedParts, type PayoutPart } from "../payoutParts.ts";
import { belongsTo, joinLine, payoutBounds } from "./payoutEntries.ts";

/** One part of a payout: its amount in cents, signed, and the number of its entries. */
export interface ExplainedPart {
  name: PayoutPart;
  amount: number;
  lines: number;
}
/** The last completed payout of a shop. Its parts add up to the amount that arrived. */
export interface ExplainedPayout {
  id: number;
  number: string;
  paidAt: string | null;
  /** What arrived, which is what the parts add up to. */
  paid: number;
  parts: ExplainedPart[];
}
type Paid = Pick<CamelRow<"withdrawals">, "id" | "shortNo" | "payTime"> &
  Calculated<{ actual: number; fee: number; parts: ExplainedPart[] | null }>;

/** The entries by which the last payout and the one before were requested. */
interface Bounds {
  entry: number | null;
  previous: number;
}

type PartSums = Calculated<{
  entry: number | null;
  previous: number;
  carried: TableRow<"ledger_entries">["amount"];
  carriedLines: number;
  sales: number;
  salesLines: number;
  refunds: number;
  refundsLines: number;
  commission: number;
  commissionLines: number;
  commissionReturned: number;
  commissionReturnedLines: number;
  other: number;
  otherLines: number;
  remaining: number;
  remainingLines: number;
}>;

/**
 * Explains the last completed payout of the shop in the tenant scope from the ledger: what was
 * carried over, what orders earned and refunds took since the payout before, and what was left.
 * Null for a shop that was never paid.
 */
export async function readPayout(tx: Tx): Promise<ExplainedPayout | null> {
  const payout = await tx.first<Paid>(sql`
    select w.id, w.short_no as "shortNo", w.pay_time as "payTime", w.actual::bigint as actual, w.fee::bigint as fee, k.parts
    from (${payoutBounds}) p
    join ledger_entries e on e.id = p.entry
    join withdrawals w on w.id = e.ref_id
    left join payout_parts k on k.shop_id = e.shop_id and k.entry = p.entry and k.previous = p.previous`);
  if (!payout) return null;
  const parts = payout.parts ?? (await sumParts(tx)).parts;
  return {
    id: payout.id,
    number: payout.shortNo,
    paidAt: payout.payTime === null ? null : new Date(payout.payTime).toISOString(),
    paid: payout.actual,
    parts: [...parts, { name: "fee", amount: -payout.fee, lines: 0 }],
  };
}

/**
 * Sums up the parts of the last payout of the shop in the tenant scope, but for its fee, with the
 * entries that bound it. It reads every entry between the two; those before are counted on from the
 * payout that is stored.
 */
export async function sumParts(tx: Tx): Promise<{ bounds: Bounds; parts: ExplainedPart[] }> {
  // The counts are materialized, or they would be made again for each entry.
  const sums = await tx.first(sql<PartSums>`
    with p as materialized (${payoutBounds}), stored as materialized (
      select k.entry, (jsonb_path_query_first(k.parts, '$[*] ? (@.name == "remaining").lines'))::int as lines
      from payout_parts k cross join p where k.shop_id = current_shop_id() and k.entry <= p.previous
    ), b as materialized (
      select coalesce((select after from ledger_entries where id = p.previous), 0) as carried, ${countUntil(sql`p.previous`)} as "carriedLines",
        -(select after from ledger_entries where id = p.entry) as remaining, ${countUntil(sql`p.entry`)} as "remainingLines"
      from p
    )
    select p.entry, p.previous, b.*, ${sql.join(
      movedParts.flatMap((part) => {
        const where = sql`filter (where ${belongsTo(part)})`;
        return [
          sql`coalesce(sum(${amounts[part]}) ${where}, 0)::bigint as ${sql.id(part)}`,
          sql`(count(*) ${where})::int as ${sql.id(`${part}Lines`)}`,
        ];
      }),
    )}
    from p cross join b
    left join (ledger_entries e ${joinLine})
      on e.shop_id = current_shop_id() and e.account = 'balance' and e.id > p.previous and e.id < p.entry
    group by p.entry, p.previous, b.carried, b."carriedLines", b.remaining, b."remainingLines"`);
  const parts = listedParts.map((name) => ({
    name,
    amount: Number(sums?.[name] ?? 0),
    lines: sums?.[`${name}Lines`] ?? 0,
  }));
  return { bounds: { entry: sums?.entry ?? null, previous: sums?.previous ?? 0 }, parts };
}

/** The parts whose entries lie between the two payouts. */
const movedParts = ["sales", "commission", "refunds", "commissionReturned", "other"] as const;
/**
 * Counts the entries of the balance until one of them, whose balance is their sum. Those until the
 * payout that is stored have been counted with it; without one, they are counted by their index.
 */
const countUntil = (entry: RawBuilder<unknown>) => sql`(
  select count(*)::int from ledger_entries
  where shop_id = current_shop_id() and account = 'balance'
    and id > coalesce((select stored.entry from stored), 0) and id <= ${entry}
) + coalesce((select stored.lines from stored), 0)`;

/** What an entry adds to each part. */
const amounts = {
  sales: sql`l.gross + l.coupon`,
  refunds: sql`l.gross + l.coupon`,
  commission: sql`-l.commission`,
  commissionReturned: sql`-l.commission`,
  other: sql`e.amount`,
} as const;
