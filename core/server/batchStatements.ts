import { type RawBuilder, sql } from "kysely";

/**
 * Combines independent write statements into one query, for a single round trip. No statement may
 * read or write what another one writes.
 *
 * @throws {RangeError} when there is no statement.
 *
 * @example
 * ```ts
 * await ctx.tx.run(
 *   batchStatements([
 *     sql`update suppliers set status = 'paused' where id = ${7}`,
 *     sql`update purchases set status = 'cancelled' where supplier = ${7}`,
 *   ]),
 * );
 * ```
 */
export function batchStatements(statements: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const last = statements.at(-1);
  if (!last) throw new RangeError("batchStatements needs at least one statement");
  const before = statements
    .slice(0, -1)
    .map((statement, place) => sql`${sql.ref(`part_${place}`)} as (${statement})`);
  return before.length > 0 ? sql`with ${sql.join(before)} ${last}` : last;
}
