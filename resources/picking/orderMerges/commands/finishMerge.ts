import { sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import { lockSkus, moveUnits } from "../../../inventory/server.ts";
import { lockPickedOrders } from "../queries/pickedOrders.ts";
import { type LockedMerge, lockMerge, readMergedIds } from "./lockMerge.ts";

/** Sorts the picked units by order: from now on its orders can be shipped out of the tote. */
export async function sortOut(ctx: TransactionContext, id: number): Promise<void> {
  const merge = await lockMerge(ctx, id);
  const ids = await readMergedIds(ctx, id);
  await lockPickedOrders(ctx.tx, ids);
  // What was refunded since the walk stays behind.
  await putBack(ctx, merge, "surplus");
  await updateRows(ctx, "orders", ids, { merge_status: "sorted" });
  await updateRows(ctx, "orderMerges", id, {
    status: "sorted",
    sorted_at: ctx.now.toISOString(),
  });
}

/** Ends a merge: its orders wait for their shipping again, and what was picked goes back. */
export async function cancelMerge(ctx: TransactionContext, id: number): Promise<void> {
  const { tx } = ctx;
  const merge = await lockMerge(ctx, id);
  const ids = await readMergedIds(ctx, id);
  await lockPickedOrders(tx, ids);
  if (merge.status === "picked") {
    await putBack(ctx, merge, "everything");
    await tx.run(sql`
      update stock_reservations r set location_id = null
      from orders_lines l where l.id = r.line_id and l.parent_id = any(${ids}::bigint[])`);
  }
  await updateRows(ctx, "orders", ids, { merge_status: "awaiting" });
  await updateRows(ctx, "orderMerges", id, { status: "cancelled" });
}

type PickRow = Pick<CamelRow<"order_merges_picks">, "id" | "locationId" | "skuId"> &
  Calculated<{ left: number }>;
type InTote = Pick<CamelRow<"stock_items">, "skuId"> & Calculated<{ units: number }>;

/**
 * Moves units from the tote back to the bins that they left, the last pick first: all of them,
 * or those that no order needs.
 */
async function putBack(
  ctx: TransactionContext,
  { id, tote }: LockedMerge,
  what: "everything" | "surplus",
): Promise<void> {
  if (tote === null) return;
  const { tx } = ctx;
  const picks = await tx.run(sql<PickRow>`
    select id, location_id as "locationId", sku_id as "skuId", qty - returned as left
    from order_merges_picks where parent_id = ${id}::bigint order by position desc`);
  await tx.run(lockSkus([...new Set(picks.map(({ skuId }) => skuId))]));
  const needed = what === "everything" ? sql`0` : sql`coalesce(sum(r.held), 0)`;
  const found = await tx.run(sql<InTote>`
    select i.sku_id as "skuId", (i.on_hand - ${needed})::integer as units
    from stock_items i
    left join stock_reservations r on r.shop_id = i.shop_id and r.sku_id = i.sku_id
      and r.held > 0 and r.location_id = i.location_id
    where i.location_id = ${tote}::bigint and i.on_hand > 0
    group by i.sku_id, i.on_hand`);
  const surplus = new Map(found.map(({ skuId, units }) => [skuId, units]));
  const returned = picks.flatMap((pick) => {
    const qty = Math.min(pick.left, surplus.get(pick.skuId) ?? 0);
    surplus.set(pick.skuId, (surplus.get(pick.skuId) ?? 0) - qty);
    return qty > 0 ? [{ ...pick, qty }] : [];
  });
  await moveUnits(
    ctx,
    returned.flatMap(({ skuId, locationId, qty }) => [
      { skuId, locationId: tote, num: -qty },
      { skuId, locationId, num: qty },
    ]),
    { cause: "transfer", refTable: "order_merges", refId: id },
  );
  await tx.run(sql`
    update order_merges_picks p set returned = p.returned + v.qty
    from unnest(
      ${returned.map((pick) => pick.id)}::bigint[], ${returned.map(({ qty }) => qty)}::integer[]
    ) as v (id, qty) where p.id = v.id`);
}
