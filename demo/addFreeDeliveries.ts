import { sql } from "kysely";
import { type Actor, systemActor } from "../core/server/transactionContext.ts";
import { queryPool } from "../framework/server/database/queryPool.ts";
import { writePool } from "../framework/server/database/writePool.ts";
import { save } from "../framework/server/operations/save.ts";
import { compiler } from "../framework/server/tables/compiler.ts";
import { confirmReceipt } from "../resources/orders/server.ts";
import { shipOrder } from "../resources/orders/testing.ts";
import { toShopCaller } from "./addGroups.ts";
import { type DemoFreeDelivery, demoFreeDeliveries } from "./freeDeliveries.ts";
import type { DemoMarket } from "./scenario.ts";

const day = 86_400_000;
const toDay = (at: number) => new Date(at).toISOString().slice(0, 10);
interface Shop {
  id: number;
  staff: Actor;
}

/**
 * Adds rules of free delivery in every state, and orders that had them, by the commands of staff
 * and buyers at their times.
 */
export async function addFreeDeliveries(market: DemoMarket, shops: readonly Shop[]): Promise<void> {
  const today = Date.now();
  for (const [index, rule] of demoFreeDeliveries.entries()) {
    const shop = shops[rule.shop];
    if (!shop) continue;
    const id = await create(market, shop, rule, today);
    for (const [place, days] of rule.orders.entries())
      await sell(market, shop, { rule, place: index * 3 + place, at: today + days * day });
    await end(market, id, rule, today);
  }
}

/** Adds a rule as its merchant did; one that is over runs until its orders are placed. */
async function create(
  market: DemoMarket,
  shop: Shop,
  { values, days: [from, to] }: DemoFreeDelivery,
  today: number,
): Promise<number> {
  const period = {
    begin: toDay(today + from * day),
    end: to === null ? null : toDay(today + Math.max(to, 1) * day),
  };
  const saved = await market.command(systemActor, new Date(), ({ engine, tx }) =>
    save(
      { ...toShopCaller(shop), engine, tx, resource: engine.resource("freeDeliveries") },
      { id: null, version: null, values: { ...values, ...period } },
    ),
  );
  const id = Number(saved.id);
  const at = new Date(today + Math.min(from, -1) * day).toISOString();
  await writePool(
    market.engine.database.pool,
    sql`update free_deliveries set add_time = ${at} where id = ${id}`,
  );
  return id;
}

interface Sale {
  rule: DemoFreeDelivery;
  place: number;
  at: number;
}
/** A buyer in a city that every template delivers to orders just above the minimum. */
async function sell(market: DemoMarket, shop: Shop, { rule, place, at }: Sale): Promise<void> {
  const regions = rule.values.regions ?? [{ state: "NSW" }, { state: "VIC" }];
  const near = market.buyers.filter((buyer) =>
    regions.some(({ state, city }) => state === buyer.state && (city ?? buyer.city) === buyer.city),
  );
  const buyer = near[place % near.length];
  const [sku] = await queryPool(
    market.engine.database.pool,
    compiler
      .selectFrom("skus as k")
      .innerJoin("goods as g", "g.id", "k.goods")
      .innerJoin("freight_templates as f", "f.id", "g.freight_template")
      .select(["k.id", "k.price"])
      .where("g.shop_id", "=", shop.id)
      .where("g.status", "=", "onSale")
      .where("g.type", "=", "ordinary")
      .where("f.type", "=", "custom")
      // A template that is free from an amount leaves nothing for a rule.
      .where("f.free_over_amount", "is", null)
      .where("g.deleted_at", "is", null)
      .where("k.deleted_at", "is", null)
      .where("k.stock", ">=", 40)
      .where("k.price", ">=", 1_500)
      .orderBy("k.id")
      .offset(place % 7)
      .limit(1),
  );
  if (!buyer || !sku) return;
  const items = [{ skuId: sku.id, qty: Math.ceil(rule.values.minAmount / sku.price) }];
  const after = (hours: number) => new Date(at + hours * 3_600_000);
  const placed = await market.place(buyer, items, after(0));
  const [order] = placed.orders;
  if (!order) return;
  await market.pay(buyer, placed.payOrderNo, "wxPay", after(0.1));
  const parcel = { deliveryType: "auspost", deliveryNo: `FD${84_000_000 + order.id}` } as const;
  await market.change(shop.staff, order.id, after(16), (ctx, it) => shipOrder(ctx, it, parcel));
  // The parcels of the last week are on their way.
  if (at + 6 * day < Date.now())
    await market.change(market.asBuyer(buyer), order.id, after(70), confirmReceipt);
}

/** Ends a rule after its last day, or when its merchant ended it. */
async function end(
  market: DemoMarket,
  id: number,
  { days: [, to], closed }: DemoFreeDelivery,
  today: number,
): Promise<void> {
  const { pool } = market.engine.database;
  if (to === null || to >= 0) return;
  const over = {
    day: toDay(today + to * day),
    at: new Date(today + (to + 1) * day).toISOString(),
    closedAt: closed === undefined ? null : new Date(today + closed * day).toISOString(),
  };
  await writePool(
    pool,
    sql`update free_deliveries set "end" = ${over.day}::date, ends_at = ${over.at}, due_time = null,
      status = ${over.closedAt ? "closed" : "ended"}, closed_time = ${over.closedAt} where id = ${id}`,
  );
}
