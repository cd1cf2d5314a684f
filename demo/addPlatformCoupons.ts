import { sql } from "kysely";
import { type Actor, systemActor } from "../core/server/transactionContext.ts";
import { queryPool } from "../framework/server/database/queryPool.ts";
import { writePool } from "../framework/server/database/writePool.ts";
import { save } from "../framework/server/operations/save.ts";
import { compiler } from "../framework/server/tables/compiler.ts";
import { confirmReceipt } from "../resources/orders/server.ts";
import { shipOrder } from "../resources/orders/testing.ts";
import {
  claimPlatformCoupon,
  expirePlatformCoupon,
  expirePlatformPiece,
} from "../resources/promotions/testing.ts";
import { type DemoPlatformCoupon, demoPlatformCoupons } from "./platformCoupons.ts";
import type { Buyer, DemoMarket } from "./scenario.ts";

const day = 86_400_000;
const toDay = (at: number) => new Date(at).toISOString().slice(0, 10);
interface Shop {
  id: number;
  staff: Actor;
}

/**
 * Adds coupons of the platform in every state, claimed by buyers and used over orders of both
 * shops, by the commands of the platform, buyers, staff and jobs.
 */
export async function addPlatformCoupons(
  market: DemoMarket,
  shops: readonly Shop[],
  platform: Actor,
): Promise<void> {
  const today = Date.now();
  const near = market.buyers.filter(({ state }) => state === "NSW" || state === "VIC");
  for (const [index, coupon] of demoPlatformCoupons.entries()) {
    const id = await create(market, { coupon, shops, platform, today });
    const [from, to] = coupon.days;
    const span = (Math.min(to, -2) - from - 1) * day;
    for (let place = 0; place < coupon.claimed; place += 1) {
      const buyer = near[(index * 4 + place) % near.length];
      if (!buyer) continue;
      const claimedAt = new Date(today + (from + 1) * day + (span * place) / coupon.claimed);
      const piece = await market.command(market.asBuyer(buyer), claimedAt, (ctx) =>
        claimPlatformCoupon(ctx, { couponId: id, buyer }),
      );
      if (place < coupon.used) await use(market, shops, { coupon, buyer, piece, claimedAt, place });
    }
    if (coupon.isOver) await end(market, id, today + (to + 1) * day);
  }
}

async function create(
  market: DemoMarket,
  {
    coupon: { values, shop, days },
    shops,
    platform,
    today,
  }: { coupon: DemoPlatformCoupon; shops: readonly Shop[]; platform: Actor; today: number },
): Promise<number> {
  const [from, to] = days;
  const shopId = shop === undefined ? undefined : shops[shop]?.id;
  const caller = {
    actor: {
      id: platform.id ?? 0,
      name: platform.name,
      realm: "platform",
      tenantId: null,
      roles: ["admin"],
      permissions: [],
    },
    locale: "en",
    ip: "127.0.0.1",
    requestId: "demo",
  } as const;
  const saved = await market.command(systemActor, new Date(), ({ engine, tx }) =>
    save(
      { ...caller, engine, tx, resource: engine.resource("platformCoupons") },
      {
        id: null,
        version: null,
        values: {
          ...values,
          ...(shopId ? { shopRange: "selected", shopIds: [shopId] } : { shopRange: "all" }),
          useType: "all",
          // One that is over is moved into the past once its orders are placed.
          activity: { from: toDay(today + from * day), to: toDay(today + Math.max(to, 1) * day) },
        },
      },
    ),
  );
  const id = Number(saved.id);
  const at = new Date(today + from * day).toISOString();
  await writePool(
    market.engine.database.pool,
    sql`update platform_coupons set add_time = ${at} where id = ${id}`,
  );
  return id;
}

interface Use {
  coupon: DemoPlatformCoupon;
  buyer: Buyer;
  piece: number;
  claimedAt: Date;
  place: number;
}
/** A buyer uses a piece for products of its shops, which ship their orders. */
async function use(
  market: DemoMarket,
  shops: readonly Shop[],
  { coupon, buyer, piece, claimedAt, place }: Use,
): Promise<void> {
  const at = (hours: number) => new Date(claimedAt.getTime() + hours * 3_600_000);
  const sellers = shops.filter((_, index) => coupon.shop === undefined || coupon.shop === index);
  const items: { skuId: number; qty: number }[] = [];
  for (const { id } of sellers) {
    const sku = await findSku(market, id, place + 9);
    if (!sku) return;
    const minimum = coupon.values.fullAmount / sellers.length;
    items.push({ skuId: sku.id, qty: Math.max(1, Math.ceil(minimum / sku.price)) });
  }
  const placed = await market.place(buyer, items, at(4), false, null, [], piece);
  await market.pay(buyer, placed.payOrderNo, "wxPay", at(4.2));
  const isPast = (days: number) => at(4).getTime() + days * day < Date.now();
  if (!isPast(1)) return;
  for (const { id, shopId } of placed.orders) {
    const shop = shops.find((one) => one.id === shopId);
    if (!shop) continue;
    const parcel = { deliveryType: "auspost", deliveryNo: `CP${86_000_000 + id}` } as const;
    await market.change(shop.staff, id, at(19), (ctx, it) => shipOrder(ctx, it, parcel));
    if (isPast(6)) await market.change(market.asBuyer(buyer), id, at(50), confirmReceipt);
  }
}

const findSku = async (market: DemoMarket, shopId: number, offset: number) =>
  (
    await queryPool(
      market.engine.database.pool,
      compiler
        .selectFrom("skus as k")
        .innerJoin("goods as g", "g.id", "k.goods")
        .select(["k.id", "k.price"])
        .where("g.shop_id", "=", shopId)
        .where("g.status", "=", "onSale")
        .where("g.type", "=", "ordinary")
        .where("g.deleted_at", "is", null)
        .where("k.deleted_at", "is", null)
        .where("k.stock", ">=", 20)
        .where("k.price", ">=", 1_500)
        .orderBy("k.id")
        .offset(offset)
        .limit(1),
    )
  )[0];

/** Moves a coupon into the past, and expires it with what is left of its pieces. */
async function end(market: DemoMarket, id: number, at: number): Promise<void> {
  const { pool } = market.engine.database;
  await writePool(
    pool,
    sql`update platform_coupons set ends_at = ${new Date(at).toISOString()},
      activity = daterange(lower(activity), ${toDay(at)}::date) where id = ${id}`,
  );
  await market.command(systemActor, new Date(), (ctx) => expirePlatformCoupon(ctx, id));
  const pieces = await queryPool(
    pool,
    compiler
      .selectFrom("received_platform_coupons")
      .select("id")
      .where("coupon", "=", id)
      .orderBy("id"),
  );
  for (const piece of pieces)
    await market.command(systemActor, new Date(), (ctx) => expirePlatformPiece(ctx, piece.id));
}
