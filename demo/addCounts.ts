import { sql } from "kysely";
import { type Actor, systemActor } from "../core/server/transactionContext.ts";
import { updateRows } from "../core/server/updateRows.ts";
import { queryPool } from "../framework/server/database/queryPool.ts";
import { save } from "../framework/server/operations/save.ts";
import type { Calculated, CamelRow } from "../framework/server/tables/DB.ts";
import {
  applyCount,
  countLine,
  requestRecount,
  startCount,
  submitCount,
} from "../resources/inventory/testing.ts";
import { toShopCaller } from "./addGroups.ts";
import { findAuthor } from "./addWarehouse.ts";
import { countedSoFar, type DemoCount, demoCounts } from "./counts.ts";
import type { DemoMarket } from "./scenario.ts";

const minute = 60_000;
interface Shop {
  id: number;
  staff: Actor;
}

/** Adds counts of the stock in every state. */
export async function addCounts(market: DemoMarket, shops: readonly Shop[]): Promise<void> {
  for (const shop of shops) for (const count of demoCounts) await addCount(market, shop, count);
}

async function addCount(market: DemoMarket, shop: Shop, count: DemoCount): Promise<void> {
  const stocked = await queryPool(
    market.engine.database.pool,
    sql<Pick<CamelRow<"stock_items">, "skuId"> & Calculated<{ warehouse: number }>>`
      select i.sku_id as "skuId", p.warehouse
      from stock_items i join stock_locations p on p.id = i.location_id and p.is_default
      join skus k on k.id = i.sku_id and k.deleted_at is null
      where i.shop_id = ${shop.id} and i.on_hand > 12 and k.stock > 12 and p.warehouse is not null
      order by i.sku_id limit 20`,
  );
  const [first] = stocked;
  if (!first) return;
  const startedAt = Date.now() - count.days * 1440 * minute - 90 * minute;
  const at = (minutes: number) => new Date(startedAt + minutes * minute);
  const counter = await findAuthor(market, shop);
  const skuIds = count.skus ? stocked.slice(...count.skus).map(({ skuId }) => skuId) : [];
  const { id } = await market.command(counter, at(0), ({ engine, tx }) =>
    save(
      {
        ...toShopCaller({ ...shop, staff: counter }),
        engine,
        tx,
        resource: engine.resource("stockCounts"),
      },
      {
        id: null,
        version: null,
        values: {
          warehouse: first.warehouse,
          remark: count.remark,
          ...(count.skus ? { scope: "skus", skuIds } : { scope: "sample", sampleSize: 20 }),
        },
      },
    ),
  );
  if (count.end === "open") return;
  const header = {
    id,
    shopId: shop.id,
    warehouse: first.warehouse,
    scope: "skus" as const,
    location: null,
    category: null,
    sampleSize: null,
  };
  await market.command(counter, at(1), (ctx) => startCount(ctx, header));
  const lines = await readLines(market, id, at(5));
  const counted = count.end === "counting" ? lines.slice(0, countedSoFar) : lines;
  const enter = (who: Actor, line: (typeof lines)[number], place: number, minutes: number) =>
    market.command(who, at(minutes), (ctx) =>
      countLine(ctx, header, {
        lineId: line.id,
        counted: Math.max(line.book + (count.off[place] ?? 0), 0),
        secondsAgo: 0,
      }),
    );
  for (const [place, line] of counted.entries()) await enter(counter, line, place, 5 + place);
  if (count.end === "counting") return;
  const total = lines.length;
  await market.command(counter, at(30), (ctx) => submitCount(ctx, { ...header, round: 1, total }));
  if (count.end === "recount" || count.isRecounted)
    await market.command(shop.staff, at(40), (ctx) => requestRecount(ctx, id));
  if (count.isRecounted) {
    for (const [place, line] of (await readLines(market, id, at(45))).entries())
      if (line.state === "recount") await enter(shop.staff, line, place, 45);
    await market.command(shop.staff, at(60), (ctx) =>
      submitCount(ctx, { ...header, round: 2, total }),
    );
  }
  const [stored] = await queryPool(
    market.engine.database.pool,
    sql<Pick<CamelRow<"stock_counts">, "status">>`select status from stock_counts where id = ${id}`,
  );
  // Small deviations are approved with the submission.
  if (stored?.status !== "submitted") return;
  if (count.end === "approved")
    await market.command(shop.staff, at(70), (ctx) => applyCount(ctx, id));
  if (count.end === "rejected")
    await market.command(systemActor, at(70), (ctx) =>
      updateRows(ctx, "stockCounts", id, {
        status: "rejected",
        reject_reason: "Two boxes were still on the truck",
        reviewer: shop.staff.name,
        reviewed_at: ctx.now.toISOString(),
      }),
    );
}

/** The lines of a count with what was on hand at an instant. */
const readLines = (market: DemoMarket, id: number, at: Date) =>
  queryPool(
    market.engine.database.pool,
    sql<Pick<CamelRow<"stock_counts_lines">, "id" | "state"> & Calculated<{ book: number }>>`
      select l.id, l.state, (i.on_hand - coalesce((
        select sum(m.on_hand_num) from stock_movements m
        where m.shop_id = l.shop_id and m.sku_id = l.sku_id and m.location_id = l.location_id
          and m.add_time > ${at.toISOString()}::timestamptz
      ), 0))::integer as book
      from stock_counts_lines l
      join stock_items i on i.sku_id = l.sku_id and i.location_id = l.location_id
      where l.parent_id = ${id} order by l.position`,
  );
