import { sql } from "kysely";
import { type Actor, systemActor } from "../core/server/transactionContext.ts";
import { queryPool } from "../framework/server/database/queryPool.ts";
import { writePool } from "../framework/server/database/writePool.ts";
import { save } from "../framework/server/operations/save.ts";
import { compiler } from "../framework/server/tables/compiler.ts";
import { cancelOrder, confirmReceipt } from "../resources/orders/server.ts";
import { shipOrder } from "../resources/orders/testing.ts";
import { presentCoupon } from "../resources/promotions/server.ts";
import { claimCoupon, expireCoupon, expirePiece } from "../resources/promotions/testing.ts";
import { toShopCaller } from "./addGroups.ts";
import { type DemoCoupon, demoCoupons } from "./coupons.ts";
import { createRandom } from "./random.ts";
import type { Buyer, DemoMarket } from "./scenario.ts";

const day = 86_400_000;
interface Shop {
  id: number;
  staff: Actor;
}
interface Piece {
  id: number;
  buyer: Buyer;
  claimedAt: Date;
}

const toDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/**
 * Adds coupons in every state, claimed and given, and orders that use some, by the commands of
 * staff, buyers and jobs.
 */
export async function addCoupons(market: DemoMarket, shops: readonly Shop[]): Promise<void> {
  const random = createRandom(83);
  const today = Date.now();
  for (const coupon of demoCoupons) {
    const shop = shops[coupon.shop];
    if (!shop) continue;
    const id = await create(market, shop, { coupon, today });
    const [from, to] = coupon.days;
    const near = market.buyers.filter(({ state }) => state === "NSW" || state === "VIC");
    const first = random.whole(0, near.length - 1);
    const buyers = [...near.slice(first), ...near.slice(0, first)].slice(0, coupon.claimed);
    const pieces: Piece[] = [];
    const span = (Math.min(to, -2) - from - 1) * day;
    for (const [place, buyer] of buyers.entries()) {
      const claimedAt = new Date(today + (from + 1) * day + (span * place) / coupon.claimed);
      const piece = await receive(market, shop, { id, coupon, buyer, claimedAt });
      if (piece !== null) pieces.push({ id: piece, buyer, claimedAt });
    }
    for (const [place, piece] of pieces.slice(0, coupon.used).entries())
      await use(market, shop, { piece, place, minimum: coupon.values.fullAmount });
    if (coupon.isOver) await end(market, id, { to, today });
  }
}

async function create(
  market: DemoMarket,
  shop: Shop,
  { coupon, today }: { coupon: DemoCoupon; today: number },
): Promise<number> {
  const [from, to] = coupon.days;
  const activity = {
    from: toDay(today + from * day),
    // One that is over is moved into the past once its orders are placed.
    to: toDay(today + Math.max(to, 1) * day),
  };
  const saved = await market.command(systemActor, new Date(), ({ engine, tx }) =>
    save(
      { ...toShopCaller(shop), engine, tx, resource: engine.resource("coupons") },
      { id: null, version: null, values: { ...coupon.values, useType: "all", activity } },
    ),
  );
  const id = Number(saved.id);
  const at = new Date(today + from * day).toISOString();
  await writePool(
    market.engine.database.pool,
    sql`update coupons set add_time = ${at} where id = ${id}`,
  );
  return id;
}

/** A buyer claims a piece, or the shop gives it to them; returns its id. */
async function receive(
  market: DemoMarket,
  shop: Shop,
  {
    id,
    coupon,
    buyer,
    claimedAt,
  }: { id: number; coupon: DemoCoupon; buyer: Buyer; claimedAt: Date },
): Promise<number | null> {
  if (coupon.values.sendCondition === "manual")
    return market.command(market.asBuyer(buyer), claimedAt, (ctx) =>
      claimCoupon(ctx, { couponId: id, buyer }),
    );
  const [known] = await queryPool(
    market.engine.database.pool,
    compiler
      .selectFrom("orders")
      .select("id")
      .where("shop_id", "=", shop.id)
      .where("member_id", "=", buyer.id)
      .limit(1),
  );
  if (!known) return null;
  await market.command(shop.staff, claimedAt, (ctx) => presentCoupon(ctx, id, [buyer.id]));
  const [piece] = await queryPool(
    market.engine.database.pool,
    compiler
      .selectFrom("received_coupons")
      .select("id")
      .where("coupon", "=", id)
      .where("member_id", "=", buyer.id)
      .orderBy("id", "desc")
      .limit(1),
  );
  return piece?.id ?? null;
}

/** Days after which a shop that is run well has shipped, and its parcels have arrived. */
const parcelDays = { shipped: 1, arrived: 6 } as const;

/** A buyer uses a piece: the second order is cancelled, the others are shipped and received. */
async function use(
  market: DemoMarket,
  shop: Shop,
  { piece, place, minimum }: { piece: Piece; place: number; minimum: number },
): Promise<void> {
  const { buyer, id } = piece;
  const at = (hours: number) => new Date(piece.claimedAt.getTime() + hours * 3_600_000);
  const [sku] = await queryPool(
    market.engine.database.pool,
    compiler
      .selectFrom("skus as k")
      .innerJoin("goods as g", "g.id", "k.goods")
      .select(["k.id", "k.price"])
      .where("g.shop_id", "=", shop.id)
      .where("g.status", "=", "onSale")
      .where("g.type", "=", "ordinary")
      .where("g.deleted_at", "is", null)
      .where("k.deleted_at", "is", null)
      .where("k.stock", ">=", 20)
      .where("k.price", ">=", 1_200)
      .orderBy("k.id")
      .offset(place + 2)
      .limit(1),
  );
  if (!sku) return;
  const qty = Math.max(1, Math.ceil(minimum / sku.price));
  const items = [{ skuId: sku.id, qty }];
  const placed = await market.place(buyer, items, at(5), false, null, [id]);
  const [order] = placed.orders;
  if (!order) return;
  if (place === 1)
    return void (await market.change(market.asBuyer(buyer), order.id, at(5.2), (ctx, it) =>
      cancelOrder(ctx, it, "buyer"),
    ));
  await market.pay(buyer, placed.payOrderNo, "wxPay", at(5.1));
  const isPast = (days: number) => at(5.1).getTime() + days * day < Date.now();
  if (!isPast(parcelDays.shipped)) return;
  const parcel = { deliveryType: "auspost", deliveryNo: `CP${83_000_000 + order.id}` } as const;
  await market.change(shop.staff, order.id, at(20), (ctx, it) => shipOrder(ctx, it, parcel));
  if (!isPast(parcelDays.arrived)) return;
  await market.change(market.asBuyer(buyer), order.id, at(44), confirmReceipt);
}

/** Moves a coupon and what is left of its pieces into the past, and expires both. */
async function end(
  market: DemoMarket,
  id: number,
  { to, today }: { to: number; today: number },
): Promise<void> {
  const { pool } = market.engine.database;
  await writePool(
    pool,
    sql`update coupons set ends_at = ${new Date(today + (to + 1) * day).toISOString()},
      activity = daterange(lower(activity), ${toDay(today + (to + 1) * day)}::date) where id = ${id}`,
  );
  await market.command(systemActor, new Date(), (ctx) => expireCoupon(ctx, id));
  const pieces = await queryPool(
    pool,
    compiler.selectFrom("received_coupons").select("id").where("coupon", "=", id).orderBy("id"),
  );
  for (const piece of pieces)
    await market.command(systemActor, new Date(), (ctx) => expirePiece(ctx, piece.id));
}
