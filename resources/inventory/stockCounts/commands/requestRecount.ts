import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { domainError } from "../errors.ts";

/**
 * Opens the deviating lines of a count for a second number. They are blind again: the book number
 * and the first number are gone from them until the next submission.
 *
 * @throws {DomainError} `stockCount.nothingDeviates` when every line is correct.
 */
export async function requestRecount(ctx: TransactionContext, id: number): Promise<void> {
  const { tx } = ctx;
  const opened = await tx.run(
    tx.db
      .updateTable("stock_counts_lines")
      .set({ state: "recount", book: null, counted: null, variance: null, value: null })
      .where("parent_id", "=", id)
      .where("state", "=", "deviating")
      .returning("id"),
  );
  if (opened.length === 0) throw domainError("stockCount.nothingDeviates");
  await updateRows(ctx, "stockCounts", id, { status: "recount", round: 2, value: null });
}
