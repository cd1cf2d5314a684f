import { type RawBuilder, sql } from "kysely";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { domainError } from "../../../../framework/server/domainError.ts";
import { isDatabaseFault } from "../../../../framework/server/http/answer.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { accounts } from "../accounts.ts";

export type Account = (typeof accounts)[number];
/** One side of a posting, in cents: above nothing the holder gets it, below nothing it is taken from there. */
export interface Entry {
  account: Account;
  /** Of `pending`, `balance` and `frozen`. */
  shopId?: number;
  /** Of `wallet`. */
  buyerId?: number;
  /** Of `provider`. */
  provider?: string;
  type: string;
  amount: number;
  orderNo?: string | null;
  refNo?: string | null;
  /** What caused it, where that is not what caused the posting as a whole. */
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
 * Posts what happened once, all of it: what was posted before of this type for this record changes nothing, and answers false.
 * Sides of nothing are left out. An account that must not fall below nothing refuses (`ledger.tooLittle`).
 */
export async function post(ctx: TransactionContext, posting: Posting): Promise<boolean> {
  return (await postAll(ctx, [posting])) > 0;
}

/**
 * Posts several, in the order of their shops, and answers how many were new. `before` is written with them, in the same round trip.
 *
 * @throws ledger.tooLittle where an account would fall below nothing; none of them is posted then
 */
export async function postAll(
  ctx: TransactionContext,
  postings: readonly Posting[],
  before?: RawBuilder<unknown>,
): Promise<number> {
  const posting = postings
    .map((one) => ({ ...one, entries: one.entries.filter(({ amount }) => amount !== 0) }))
    .filter(({ entries }) => entries.length > 0)
    .sort((one, other) => shopOf(one) - shopOf(other));
  const statements = posting.map((one) => postSql(ctx, one));
  let posted: readonly { id: number | null }[];
  try {
    posted = (await (before ? writeAfter(ctx.tx, before, statements) : ctx.tx.batch(statements))).flat();
  } catch (error) {
    if (isDatabaseFault(error) && error.code === "MH001")
      throw domainError("ledger.tooLittle", { key: "resources.orders.refusals.tooLittle" });
    throw error;
  }
  const shops = posting.flatMap(({ entries }, place) =>
    posted[place]?.id == null ? [] : entries.flatMap(({ shopId }) => shopId ?? []),
  );
  await publishChanges(ctx, shops, ["statement"]);
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
const shopOf = ({ entries }: Posting): number => entries.find(({ shopId }) => shopId)?.shopId ?? 0;
function postSql({ now, who, ip }: TransactionContext, { type, refTable, refId, remark, entries }: Posting) {
  const author = who.kind === "staff" || who.kind === "platform" ? who.id : null;
  return sql<{ id: number | null }>`
    select post_ledger(${type}, ${refTable}, ${refId}, ${remark ?? null}, ${ip}, ${now.toISOString()}, ${author},
      ${JSON.stringify(entries)}::jsonb) as id`;
}
