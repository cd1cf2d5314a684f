import { sql } from "kysely";
import { type Actor, systemActor } from "../core/server/transactionContext.ts";
import { queryPool } from "../framework/server/database/queryPool.ts";
import { writePool } from "../framework/server/database/writePool.ts";
import { save } from "../framework/server/operations/save.ts";
import { compiler } from "../framework/server/tables/compiler.ts";
import { cancelOrder, confirmReceipt } from "../resources/orders/server.ts";
import { shipOrder } from "../resources/orders/testing.ts";
import { addCodes } from "../resources/promotions/testing.ts";
import { toShopCaller } from "./addGroups.ts";
import type { DemoMarket } from "./scenario.ts";
import { type DemoVoucher, demoVouchers } from "./vouchers.ts";

const day = 86_400_000;
const toDay = (at: number) => new Date(at).toISOString().slice(0, 10);
interface Shop {
  id: number;
  staff: Actor;
}

/**
 * Adds vouchers in every state with their codes, and orders that use them, by the commands of staff
 * and buyers at their times.
 */
export async function addVouchers(market: DemoMarket, shops: readonly Shop[]): Promise<void> {
  const today = Date.now();
  for (const [index, voucher] of demoVouchers.entries()) {
    const shop = shops[voucher.shop];
    if (!shop) continue;
    const id = await create(market, shop, voucher, today);
    const codes = await addAll(market, shop, { id, voucher, today });
    for (const [place, days] of voucher.orders.entries()) {
      const code = codes[place % codes.length];
      if (code)
        await use(market, shop, {
          voucher,
          code,
          place: index * 5 + place,
          // At different times of the day.
          at: today + days * day - (place + index) * 2.3 * 3_600_000,
          isCancelled: voucher.cancelled === place,
        });
    }
    await end(market, id, voucher, today);
  }
}

/** Adds a voucher as its merchant did; one that is over runs until its orders are placed. */
async function create(
  market: DemoMarket,
  shop: Shop,
  { values, days: [from, to] }: DemoVoucher,
  today: number,
): Promise<number> {
  const period = {
    begin: toDay(today + from * day),
    end: to === null ? null : toDay(today + Math.max(to, 1) * day),
  };
  const saved = await market.command(systemActor, new Date(), ({ engine, tx }) =>
    save(
      { ...toShopCaller(shop), engine, tx, resource: engine.resource("vouchers") },
      { id: null, version: null, values: { ...values, ...period } },
    ),
  );
  return Number(saved.id);
}

/** Adds the codes of a voucher before its first day; returns those that orders use. */
async function addAll(
  market: DemoMarket,
  shop: Shop,
  { id, voucher, today }: { id: number; voucher: DemoVoucher; today: number },
): Promise<string[]> {
  const at = new Date(today + Math.min(voucher.days[0], -1) * day);
  const added: string[] = [];
  for (const codes of voucher.codes)
    added.push(
      ...(await market.command(shop.staff, at, (ctx) =>
        addCodes(ctx, { ...codes, id, shopId: shop.id }),
      )),
    );
  await writePool(
    market.engine.database.pool,
    sql`update vouchers set add_time = ${at.toISOString()} where id = ${id}`,
  );
  return added;
}

interface Use {
  voucher: DemoVoucher;
  code: string;
  place: number;
  at: number;
  isCancelled: boolean;
}
/** A buyer orders just above the minimum with a code. */
async function use(
  market: DemoMarket,
  shop: Shop,
  { voucher, code, place, at, isCancelled }: Use,
): Promise<void> {
  const near = market.buyers.filter(({ state }) => state === "NSW" || state === "VIC");
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
      // A template that is free from an amount leaves nothing for a voucher of freight.
      .where("f.free_over_amount", "is", null)
      .where("g.deleted_at", "is", null)
      .where("k.deleted_at", "is", null)
      .where("k.stock", ">=", 30)
      .where("k.price", ">=", 1_500)
      .orderBy("k.id", "desc")
      .offset(place % 6)
      .limit(1),
  );
  if (!buyer || !sku) return;
  const after = (hours: number) => new Date(at + hours * 3_600_000);
  const qty = Math.max(1, Math.ceil(voucher.values.minAmount / sku.price));
  const items = [{ skuId: sku.id, qty }];
  const placed = await market.place(buyer, items, after(0), false, null, [], null, [code]);
  const [order] = placed.orders;
  if (!order) return;
  if (isCancelled)
    return void (await market.change(market.asBuyer(buyer), order.id, after(0.2), (ctx, it) =>
      cancelOrder(ctx, it, "buyer"),
    ));
  await market.pay(buyer, placed.payOrderNo, "wxPay", after(0.1));
  const parcel = { deliveryType: "auspost", deliveryNo: `VO${85_000_000 + order.id}` } as const;
  await market.change(shop.staff, order.id, after(18), (ctx, it) => shipOrder(ctx, it, parcel));
  // The parcels of the last week are on their way.
  if (at + 6 * day < Date.now())
    await market.change(market.asBuyer(buyer), order.id, after(72), confirmReceipt);
}

/** Ends a voucher after its last day, or when its merchant ended it. */
async function end(
  market: DemoMarket,
  id: number,
  { days: [, to], closed }: DemoVoucher,
  today: number,
): Promise<void> {
  if (to === null || to >= 0) return;
  const over = {
    day: toDay(today + to * day),
    at: new Date(today + (to + 1) * day).toISOString(),
    closedAt: closed === undefined ? null : new Date(today + closed * day).toISOString(),
  };
  await writePool(
    market.engine.database.pool,
    sql`update vouchers set "end" = ${over.day}::date, ends_at = ${over.at}, due_time = null,
      status = ${over.closedAt ? "closed" : "ended"}, closed_time = ${over.closedAt} where id = ${id}`,
  );
}
