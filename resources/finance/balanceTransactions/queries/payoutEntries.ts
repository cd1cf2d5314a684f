import { type RawBuilder, sql } from "kysely";
import type { ListedPart } from "../payoutParts.ts";

/**
 * The entries of the balance by which the shop of the tenant scope requested its last completed
 * payout (`entry`) and the one before (`previous`); no payout has null and zero.
 */
export const payoutBounds = sql`
  select (array_agg(e.id order by e.id desc))[1] as entry,
    coalesce((array_agg(e.id order by e.id desc))[2], 0) as previous
  from withdrawals w
  join ledger_entries e on e.ref_table = 'withdrawals' and e.ref_id = w.id and e.type = 'withdrawApply' and e.account = 'balance'
  where w.shop_id = current_shop_id() and w.status = 'completed'`;

/** Between two payouts: `e` is an entry of the balance, `p` the bounds. */
const isBetween = sql`e.id > p.previous and e.id < p.entry`;
const conditions: Readonly<Record<ListedPart, RawBuilder<unknown>>> = {
  carried: sql`e.id <= p.previous`,
  sales: sql`${isBetween} and l.kind = 'order'`,
  commission: sql`${isBetween} and l.kind = 'order'`,
  refunds: sql`${isBetween} and l.kind = 'refund'`,
  commissionReturned: sql`${isBetween} and l.kind = 'refund'`,
  other: sql`${isBetween} and (l.kind is null or l.kind not in ('order', 'refund'))`,
  remaining: sql`e.id <= p.entry`,
};
/** Whether an entry `e` with its settlement line `l` belongs to a part of the payout `p`. */
export const belongsTo = (part: ListedPart): RawBuilder<boolean> =>
  sql<boolean>`e.account = 'balance' and ${conditions[part]}`;

/** The settlement line `l` that an entry `e` moves to the balance. */
export const joinLine = sql`
  left join settlement_lines l on e.type = 'settle' and e.ref_table = 'settlement_lines' and l.id = e.ref_id`;
