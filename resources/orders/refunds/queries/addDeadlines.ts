import { sql } from "kysely";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { findDeadline, type Waiting } from "../deadline.ts";

/**
 * Adds to each refund the time of its next automatic step; for one that the provider has not paid,
 * that of the next attempt.
 */
export async function addDeadlines(
  tx: Tx,
  rows: (Waiting & { id?: number; due?: string | null })[],
): Promise<void> {
  const failed = rows.flatMap(({ id, payState }) =>
    id !== undefined && payState === "failed" ? [id] : [],
  );
  const tries =
    failed.length === 0
      ? []
      : await tx.asSystem(() =>
          tx.run(sql<
            Calculated<{ id: NonNullable<TableRow<"money_backs">["refund_id"]>; at: string }>
          >`
            select refund_id as id, min(next_try_at) as at from money_backs
            where refund_id = any(${failed}::bigint[]) and status = 'failed' and next_try_at is not null group by refund_id`),
        );
  for (const row of rows) {
    const retry = tries.find(({ id }) => Number(id) === row.id);
    row.due = retry ? new Date(retry.at).toISOString() : (findDeadline(row)?.at ?? null);
  }
}
