import { sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { domainError } from "../errors.ts";
import { lockPurchase } from "./lockPurchase.ts";

/**
 * Sends a purchase to its supplier: from now on its lines are fixed, and their units are to arrive.
 *
 * @throws {DomainError} `purchase.supplierPaused` when the supplier is paused.
 * @throws {DomainError} `purchase.warehouseClosed` when the warehouse is closed.
 */
export async function orderPurchase(ctx: TransactionContext, id: number): Promise<void> {
  const { tx, now } = ctx;
  const purchase = await lockPurchase(ctx, id);
  const supplier = await tx.first(
    tx.db.selectFrom("suppliers").select(["name", "status"]).where("id", "=", purchase.supplier),
  );
  if (supplier?.status === "paused")
    throw domainError("purchase.supplierPaused", { supplier: supplier.name });
  const warehouse = await tx.first(
    tx.db.selectFrom("warehouses").select(["name", "status"]).where("id", "=", purchase.warehouse),
  );
  if (warehouse?.status === "closed")
    throw domainError("purchase.warehouseClosed", { warehouse: warehouse.name });
  await tx.run(sql`
    insert into purchases_progress (
      shop_id, parent_id, position, sku_id, goods_name, sku_name, qty, price, discount, amount
    )
    select l.shop_id, l.parent_id, l.position, l.sku_id, g.title, k.attr_name, l.qty, l.price,
      l.discount, round(l.price * l.qty * l.discount / 100)
    from purchases_lines l join skus k on k.id = l.sku_id join goods g on g.id = k.goods
    where l.parent_id = ${id}`);
  const incoming = await tx.readValue(
    sql<number>`select sum(qty)::integer from purchases_progress where parent_id = ${id}`,
  );
  await updateRows(ctx, "purchases", id, {
    status: "ordered",
    ordered_at: now.toISOString(),
    incoming: incoming ?? 0,
  });
}

/** Cancels a purchase of which nothing has arrived. */
export async function cancelPurchase(
  ctx: TransactionContext,
  id: number,
  reason: string,
): Promise<void> {
  await lockPurchase(ctx, id);
  await updateRows(ctx, "purchases", id, { status: "void", void_reason: reason, incoming: 0 });
}
