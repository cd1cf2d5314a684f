import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { moveUnits } from "../../stock/commands/moveUnits.ts";

/**
 * Applies an edit: the stock at its locations changes by its differences, all or none. What was
 * received or sold since it was written is not lost.
 *
 * @throws {DomainError} `stock.insufficientAtLocation` when a location holds fewer units.
 * @throws {DomainError} `stock.heldByOrders` when open orders hold the units.
 */
export async function applyEdit(ctx: TransactionContext, id: number): Promise<void> {
  const { tx, now, actor } = ctx;
  const lines = await tx.run(
    tx.db
      .selectFrom("stock_edits_lines")
      .select(["sku_id as skuId", "location_id as locationId", "num"])
      .where("parent_id", "=", id)
      .orderBy("position"),
  );
  const moves = lines.map(({ num, ...place }) => ({ ...place, num: num ?? 0 }));
  await moveUnits(ctx, moves, { cause: "edit", refTable: "stock_edits", refId: id });
  await updateRows(ctx, "stockEdits", id, {
    status: "done",
    reviewer: actor.name || null,
    reviewed_at: now.toISOString(),
  });
}
