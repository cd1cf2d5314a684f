import { sql } from "kysely";
import type { Tx } from "../transaction.ts";

/**
 * Locks keys until the transaction ends, in their order, so that transactions that name the same
 * key run one after another: for what has no row of its own to lock.
 *
 * @example
 * ```ts
 * const pause = (tx: Tx, id: number) => lockKeys(tx, [`supplier:${id}`]);
 * ```
 */
export async function lockKeys(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended(key, 0))
    from unnest(${[...keys].sort()}::text[]) key`);
}
