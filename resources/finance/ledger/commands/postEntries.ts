import { type RawBuilder, sql } from "kysely";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import {
  getMemberId,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { isDatabaseFault } from "../../../../framework/server/http/answerError.ts";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";
import type { accounts } from "../accounts.ts";

export type Account = (typeof accounts)[number];
/**
 * One entry of a posting, in cents: a positive amount credits the holder, a negative one debits it.
 */
export interface Entry {
  account: Account;
  /** Set for `pending`, `balance`, `frozen` and `giftCards`. */
  shopId?: number;
  /** Set for `wallet` and `points`. */
  buyerId?: number;
  /** Set for `provider`. */
  provider?: string;
  type: string;
  amount: number;
  orderNo?: string | null;
  refNo?: string | null;
  /** The cause of this entry, where it differs from that of the posting. */
  refTable?: string;
  refId?: number;
}
export interface Posting {
  type: string;
  refTable: string;
  refId: number;
  remark?: string | null;
  entries: readonly Entry[];
}

/**
 * Writes a posting as a whole, once: returns false, and changes nothing, where one of this type
 * exists for this record. Entries of zero are left out.
 *
 * @throws {DomainError} `ledger.insufficientFunds` when an account would fall below zero.
 */
export async function post(ctx: TransactionContext, posting: Posting): Promise<boolean> {
  return (await postAll(ctx, [posting])) > 0;
}

/**
 * Writes several postings, in the order of their shops, and returns how many were new. `before` is
 * executed with them, in the same round trip.
 *
 * @throws {DomainError} `ledger.insufficientFunds` when an account would fall below zero.
 */
export async function postAll(
  ctx: TransactionContext,
  postings: readonly Posting[],
  before?: RawBuilder<unknown>,
): Promise<number> {
  const posting = postings
    .map((one) => ({ ...one, entries: one.entries.filter(({ amount }) => amount !== 0) }))
    .filter(({ entries }) => entries.length > 0)
    .sort((one, other) => findShopId(one) - findShopId(other));
  const statements = posting.map((one) => postSql(ctx, one));
  let posted: readonly { id: number | null }[];
  try {
    posted = (
      await (before ? writeAfter(ctx.tx, before, statements) : ctx.tx.batch(statements))
    ).flat();
  } catch (error) {
    if (isDatabaseFault(error) && error.code === "MH001")
      throw domainError("ledger.insufficientFunds");
    throw error;
  }
  const shops = posting.flatMap(({ entries }, place) =>
    posted[place]?.id == null ? [] : entries.flatMap(({ shopId }) => shopId ?? []),
  );
  await publishChanges(ctx, shops, ["balanceTransactions"]);
  return posted.filter(({ id }) => id !== null).length;
}
async function writeAfter<T>(
  tx: Tx,
  before: RawBuilder<unknown>,
  statements: readonly RawBuilder<T>[],
): Promise<T[][]> {
  const [, ...answers] = await tx.batch([before, ...statements]);
  return answers;
}
const findShopId = ({ entries }: Posting): number =>
  entries.find(({ shopId }) => shopId)?.shopId ?? 0;
function postSql(
  { now, actor, ip }: TransactionContext,
  { type, refTable, refId, remark, entries }: Posting,
) {
  return sql<Calculated<{ id: TableRow<"ledger_transactions">["id"] | null }>>`
    select post_ledger(${type}, ${refTable}, ${refId}, ${remark ?? null}, ${ip}, ${now.toISOString()}, ${getMemberId(actor)},
      ${JSON.stringify(entries)}::jsonb) as id`;
}
