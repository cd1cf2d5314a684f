import { sql } from "kysely";
import { insertMany } from "../../../../core/server/insertMany.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { allocateBins, lockSkus, moveUnits, readBins } from "../../../inventory/server.ts";
import { domainError } from "../errors.ts";
import {
  canBePicked,
  type HeldLine,
  lockPickedOrders,
  readHeldLines,
} from "../queries/pickedOrders.ts";
import { ensureTote } from "./ensureTote.ts";
import { lockMerge, readMergedIds } from "./lockMerge.ts";

/** Units of a SKU that are taken out of a bin. */
interface Pick {
  locationId: number;
  locationCode: string;
  walkOrder: number;
  skuId: number;
  qty: number;
}

/**
 * Picks a merge: the units of its orders leave the bins of its warehouse, as few bins as possible,
 * into its tote. Orders that cannot be shipped any more are struck. Where units are missing,
 * nothing moves.
 *
 * @throws {DomainError} `orderMerge.nothingLeft` when no order is left to pick.
 * @throws {DomainError} `orderMerge.short` with the items and the missing numbers.
 */
export async function distribute(ctx: TransactionContext, id: number): Promise<void> {
  const { tx, now } = ctx;
  const merge = await lockMerge(ctx, id);
  const orders = await lockPickedOrders(tx, await readMergedIds(ctx, id));
  const valid = orders.filter(canBePicked);
  if (valid.length === 0) throw domainError("orderMerge.nothingLeft");
  await strike(
    ctx,
    id,
    orders.filter((order) => !canBePicked(order)).map((order) => order.id),
  );
  const ids = valid.map((order) => order.id);
  const lines = await readHeldLines(tx, ids);
  const picks = await allocate(ctx, merge.warehouse, lines);
  const tote = await ensureTote(tx, merge);
  await moveUnits(
    ctx,
    picks.flatMap(({ skuId, locationId, qty }) => [
      { skuId, locationId, num: -qty },
      { skuId, locationId: tote, num: qty },
    ]),
    { cause: "transfer", refTable: "order_merges", refId: id },
  );
  const names = new Map(lines.map((line) => [line.skuId, line]));
  await tx.run(
    insertMany(
      "order_merges_picks",
      picks.map(({ locationId, locationCode, skuId, qty }, position) => ({
        ...{ shopId: merge.shopId, parentId: id, position, locationId, locationCode, skuId, qty },
        goodsName: names.get(skuId)?.title ?? {},
        skuName: names.get(skuId)?.attrName ?? null,
      })),
    ),
  );
  await tx.run(sql`
    update stock_reservations set location_id = ${tote}::bigint
    where line_id = any(${lines.map(({ lineId }) => lineId)}::bigint[])`);
  await updateRows(ctx, "orders", ids, { merge_status: "picked" });
  await updateRows(ctx, "orderMerges", id, {
    status: "picked",
    tote,
    order_count: valid.length,
    units: valid.reduce((sum, { units }) => sum + units, 0),
    picked_at: now.toISOString(),
  });
}

/** Takes orders out of a merge, so that they wait for their shipping like others. */
async function strike(ctx: TransactionContext, id: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.tx.run(sql`
    update order_merges_orders set state = 'struck'
    where parent_id = ${id}::bigint and order_id = any(${[...ids]}::bigint[])`);
  await updateRows(ctx, "orders", ids, { merge_status: "awaiting" });
}

/** Chooses the bins of all lines together, in the order of the walk. */
async function allocate(
  ctx: TransactionContext,
  warehouse: number,
  lines: readonly HeldLine[],
): Promise<Pick[]> {
  const needed = new Map<number, number>();
  for (const { skuId, held } of lines) needed.set(skuId, (needed.get(skuId) ?? 0) + held);
  const skuIds = [...needed.keys()];
  await ctx.tx.run(lockSkus(skuIds));
  const bins = await readBins(ctx.tx, { warehouse, skuIds });
  const picks: Pick[] = [];
  const missing: string[] = [];
  for (const [skuId, qty] of needed) {
    const own = bins.filter((bin) => bin.skuId === skuId);
    const { taken, short } = allocateBins(qty, own);
    if (short > 0) {
      const line = lines.find((one) => one.skuId === skuId);
      missing.push(`${[line?.title.en, line?.attrName].filter(Boolean).join(" ")} × ${short}`);
    }
    for (const part of taken) {
      const bin = own.find(({ locationId }) => locationId === part.locationId);
      if (bin) picks.push({ ...bin, qty: part.qty });
    }
  }
  if (missing.length > 0) throw domainError("orderMerge.short", { items: missing.join(", ") });
  return picks.sort(
    (one, other) =>
      one.walkOrder - other.walkOrder ||
      one.locationId - other.locationId ||
      one.skuId - other.skuId,
  );
}
