import { anyId } from "../../../../framework/server/tables/anyId.ts";
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
          tx.run(
            tx.db
              .selectFrom("money_backs")
              .select(({ ref, fn }) => [
                "refund_id as id",
                fn.min(ref("next_try_at").$notNull()).as("at"),
              ])
              .where("refund_id", "=", anyId(failed))
              .where("status", "=", "failed")
              .where("next_try_at", "is not", null)
              .groupBy("refund_id"),
          ),
        );
  for (const row of rows) {
    const retry = tries.find(({ id }) => Number(id) === row.id);
    row.due = retry ? new Date(retry.at).toISOString() : (findDeadline(row)?.at ?? null);
  }
}
