import { sql } from "kysely";
import { type Actor, systemActor } from "../core/server/transactionContext.ts";
import { updateFields } from "../core/server/updateRows.ts";
import { queryPool } from "../framework/server/database/queryPool.ts";
import { writePool } from "../framework/server/database/writePool.ts";
import { save } from "../framework/server/operations/save.ts";
import { compiler } from "../framework/server/tables/compiler.ts";
import { holdExactPoints } from "../resources/members/server.ts";
import { adjustPoints } from "../resources/members/testing.ts";
import { cancelOrder, confirmReceipt } from "../resources/orders/server.ts";
import { shipOrder } from "../resources/orders/testing.ts";
import { toShopCaller } from "./addGroups.ts";
import { type DemoPointGoods, demoPointGoods } from "./pointGoods.ts";
import type { DemoMarket } from "./scenario.ts";

const hour = 3_600_000;
interface Shop {
  id: number;
  staff: Actor;
}

/** Adds offers for points, with orders of them, by the commands of staff and buyers. */
export async function addPointGoods(
  market: DemoMarket,
  shops: readonly Shop[],
  platform: Actor,
): Promise<void> {
  for (const one of demoPointGoods) {
    const shop = shops[one.shop];
    if (!shop) continue;
    const offer = await create(market, shop, one);
    if (!offer) continue;
    for (const order of one.orders)
      await sell(market, { shop, platform, offer: { ...one, ...offer }, order });
    if (one.closed)
      await market.command(systemActor, new Date(), (ctx) =>
        updateFields(ctx, "pointGoods", offer.id, { status: "closed" }),
      );
  }
}

async function create(
  market: DemoMarket,
  shop: Shop,
  { goods, points, money, quantity, limit, remark }: DemoPointGoods,
): Promise<{ id: number; skuId: number } | null> {
  const { pool } = market.engine.database;
  const [sku] = await queryPool(
    pool,
    compiler
      .selectFrom("skus as k")
      .innerJoin("goods as g", "g.id", "k.goods")
      .select(["k.id", "k.goods"])
      .where("g.shop_id", "=", shop.id)
      .where("g.status", "=", "onSale")
      .where("g.type", "=", "ordinary")
      .where("g.deleted_at", "is", null)
      .where("k.deleted_at", "is", null)
      .where("k.stock", ">", 6)
      .where((eb) => eb(eb.ref("g.title", "->>").key("en"), "=", goods))
      .orderBy("k.stock", "desc")
      .limit(1),
  );
  if (!sku) return null;
  const values = {
    goods: sku.goods,
    points,
    money: Math.round(money * 100),
    quantity,
    remark: remark ?? null,
  };
  const saved = await market.command(systemActor, new Date(), ({ engine, tx }) =>
    save(
      { ...toShopCaller(shop), engine, tx, resource: engine.resource("pointGoods") },
      { id: null, version: null, values: { ...values, limitNum: limit } },
    ),
  );
  const id = Number(saved.id);
  const at = new Date(Date.now() - 90 * hour).toISOString();
  await writePool(pool, sql`update point_goods set add_time = ${at} where id = ${id}`);
  return { id, skuId: sku.id };
}

interface Sale {
  shop: Shop;
  platform: Actor;
  offer: DemoPointGoods & { id: number; skuId: number };
  order: DemoPointGoods["orders"][number];
}
/** A buyer, who is given the points before, buys units of an offer. */
async function sell(market: DemoMarket, { shop, platform, offer, order }: Sale): Promise<void> {
  // Those who order live where everything can be delivered.
  const near = market.buyers.filter(({ state }) => state === "NSW" || state === "VIC");
  const buyer = near[order.buyer % near.length];
  if (!buyer) return;
  const at = new Date(Date.now() - order.hoursAgo * hour);
  const later = (hours: number) => new Date(at.getTime() + hours * hour);
  const change = offer.points * order.qty;
  await market.command(platform, at, (ctx) =>
    adjustPoints(ctx, buyer.id, { change, reason: "Points of the previous loyalty programme" }),
  );
  const items = [{ skuId: offer.skuId, qty: order.qty }];
  const placed = await market.placeForPoints(buyer, items, at, offer.id);
  const [own] = placed.orders;
  const { payOrderId, points: share } = placed;
  if (!own || !share) return;
  await market.command(market.asBuyer(buyer), at, (ctx) =>
    holdExactPoints(ctx, { memberId: buyer.id, payOrderId, share }),
  );
  if (order.end === "cancelled")
    return void (await market.change(market.asBuyer(buyer), own.id, later(0.2), (ctx, it) =>
      cancelOrder(ctx, it, "buyer"),
    ));
  await market.pay(buyer, placed.payOrderNo, "wxPay", later(0.1));
  if (order.end === "paid") return;
  const parcel = { deliveryType: "auspost", deliveryNo: `PG${73_000_000 + own.id}` } as const;
  await market.change(shop.staff, own.id, later(8), (ctx, it) => shipOrder(ctx, it, parcel));
  await market.change(market.asBuyer(buyer), own.id, later(30), confirmReceipt);
}
