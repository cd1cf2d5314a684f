import { type Actor, systemActor } from "../core/server/transactionContext.ts";
import { updateFields } from "../core/server/updateRows.ts";
import { insertRow } from "../framework/server/operations/writeRows.ts";
import { cancelOrder, confirmReceipt } from "../resources/orders/server.ts";
import { shipOrder } from "../resources/orders/testing.ts";
import { releaseGoods, reserveGoods, toDueTime } from "../resources/promotions/testing.ts";
import { type DemoFlashSale, flashSales } from "./flashSales.ts";
import type { DemoMarket } from "./scenario.ts";

const hour = 3_600_000;
interface Shop {
  id: number;
  staff: Actor;
}
interface Offer {
  id: number;
  goodsId: number;
  skuIds: readonly number[];
}

/**
 * Adds flash sales in every state, with the orders of those that have begun, by the commands of
 * buyers, staff and jobs at their times.
 */
export async function addFlashSales(market: DemoMarket, shops: readonly Shop[]): Promise<void> {
  const now = Math.floor(Date.now() / hour) * hour;
  for (const [place, sale] of flashSales.entries()) {
    const shop = shops[sale.shop];
    if (!shop) continue;
    const at = (hours: number) => new Date(now + hours * hour);
    const offer = await offerGoods(market, shop, sale, at);
    if (!offer) continue;
    // Those who order live where everything can be delivered.
    const near = market.buyers.filter(({ state }) => state === "NSW" || state === "VIC");
    for (const [index, order] of sale.orders.entries()) {
      const buyer = near[(place * 5 + index) % near.length];
      const skuId = offer.skuIds[order.sku ?? 0];
      if (!buyer || !skuId) continue;
      // Before the sale ends, and at the latest some minutes ago.
      const until = Math.min(sale.closed ?? sale.to, -0.2);
      const step = (until - sale.from) / (sale.orders.length + 1);
      const orderedAt = at(sale.from + step * (index + 1));
      const placed = await market.place(buyer, [{ skuId, qty: order.qty }], orderedAt);
      const id = placed.orders[0]?.id ?? 0;
      await play(market, { id, end: order.end, orderedAt, staff: shop.staff }, () =>
        market.pay(buyer, placed.payOrderNo, "wxPay", new Date(orderedAt.getTime() + 4 * 60_000)),
      );
    }
    await finish(market, sale, offer, at);
  }
}

/** Adds a sale as it was before its first order. */
function offerGoods(
  market: DemoMarket,
  { id: shopId, staff }: Shop,
  sale: DemoFlashSale,
  at: (hours: number) => Date,
): Promise<Offer | null> {
  return market.command(systemActor, new Date(), async ({ engine, tx }) => {
    const skus = await tx.run(
      tx.db
        .selectFrom("skus as k")
        .innerJoin("goods as g", "g.id", "k.goods")
        .select(["k.id", "k.goods as goodsId", "k.price", "k.stock"])
        .where("g.shop_id", "=", shopId)
        .where("k.shop_id", "=", shopId)
        .where("g.status", "=", "onSale")
        .where("g.type", "=", "ordinary")
        .where("g.deleted_at", "is", null)
        .where("k.deleted_at", "is", null)
        .where((eb) => eb(eb.ref("g.title", "->>").key("en"), "=", sale.goods))
        .orderBy("k.stock", "desc")
        .orderBy("k.id")
        .limit(sale.skus),
    );
    const [first] = skus;
    if (!first) return null;
    await reserveGoods(tx, first.goodsId);
    const period = {
      seckillBeginTime: at(sale.from).toISOString(),
      seckillEndTime: at(sale.to).toISOString(),
    };
    const actor = {
      id: staff.id ?? 0,
      name: staff.name,
      realm: "shop",
      tenantId: shopId,
      roles: ["admin"],
      permissions: [],
    } as const;
    const { id } = await insertRow(
      { tx, resource: engine.resource("flashSales"), actor },
      {
        ...period,
        goods: first.goodsId,
        seckillLimitNum: sale.limit,
        remark: sale.remark ?? null,
        status: sale.from > 0 ? "planned" : "running",
        dueTime: toDueTime(period, new Date()),
        priceFormList: skus.map(({ id: skuId, price, stock }) => ({
          skuId,
          price: Math.round((price * (100 - sale.off)) / 500) * 5,
          allocated: Math.max(1, Math.min(sale.allocated, stock)),
          sold: 0,
        })),
      },
    );
    const addedAt = at(Math.min(sale.from, 0) - 26).toISOString();
    await tx.run(
      tx.db
        .updateTable("flash_sales")
        .set({ add_time: addedAt, upd_time: addedAt })
        .where("id", "=", id),
    );
    return { id, goodsId: first.goodsId, skuIds: skus.map((sku) => sku.id) };
  });
}

interface Played {
  id: number;
  end: DemoFlashSale["orders"][number]["end"];
  orderedAt: Date;
  staff: Actor;
}
/** Moves an order to its end, never later than the present. */
async function play(
  market: DemoMarket,
  { id, end, orderedAt, staff }: Played,
  pay: () => Promise<void>,
): Promise<void> {
  const shift = (hours: number) =>
    new Date(Math.min(Date.now() - 60_000, orderedAt.getTime() + hours * hour));
  if (end === "cancelled")
    return void (await market.change(systemActor, id, shift(0.5), (ctx, order) =>
      cancelOrder(ctx, order, "timeout"),
    ));
  await pay();
  if (end === "paid") return;
  const parcel = { deliveryType: "auspost", deliveryNo: `FS${62_000_000 + id}` } as const;
  await market.change(staff, id, shift(20), (ctx, order) => shipOrder(ctx, order, parcel));
  if (end === "received") await market.change(systemActor, id, shift(90), confirmReceipt);
}

/** Ends the sales that are over. */
async function finish(
  market: DemoMarket,
  { to, closed }: DemoFlashSale,
  { id, goodsId }: Offer,
  at: (hours: number) => Date,
): Promise<void> {
  if (to > 0 && closed === undefined) return;
  await market.command(systemActor, at(closed ?? to), async (ctx) => {
    const closedTime = closed === undefined ? null : at(closed).toISOString();
    await updateFields(ctx, "flashSales", id, {
      status: closedTime ? "closed" : "ended",
      closedTime,
      dueTime: null,
    });
    await releaseGoods(ctx.tx, [goodsId]);
  });
}
