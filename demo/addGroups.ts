import { sql } from "kysely";
import { type Actor, systemActor } from "../core/server/transactionContext.ts";
import { queryPool } from "../framework/server/database/queryPool.ts";
import type { Caller } from "../framework/server/engine.ts";
import { save } from "../framework/server/operations/save.ts";
import { compiler } from "../framework/server/tables/compiler.ts";
import type { Calculated, TableRow } from "../framework/server/tables/DB.ts";
import { confirmReceipt } from "../resources/orders/server.ts";
import { failGroup, shipOrder } from "../resources/orders/testing.ts";
import type { GroupSelection } from "../resources/pricing/index.ts";
import { activities, type DemoActivity, groups } from "./groups.ts";
import { createRandom } from "./random.ts";
import type { Buyer, DemoMarket, PayWay } from "./scenario.ts";

const hour = 3_600_000;
interface Shop {
  id: number;
  staff: Actor;
}
interface Offer {
  goods: DemoActivity["goods"];
  goodsId: number;
  skuId: number;
  shop: Shop;
}

/**
 * Adds products sold in groups, and group orders in every state, using the commands of buyers,
 * staff and jobs.
 */
export async function addGroups(market: DemoMarket, shops: readonly Shop[]): Promise<void> {
  const offers = await offerAll(market, shops);
  const random = createRandom(61);
  const today = Date.now();
  for (const { goods, ago, people, joined, end, way } of groups) {
    const offer = offers.find((one) => one.goods === goods);
    if (!offer) continue;
    const startedAt = new Date(today - ago * hour);
    // Buyers outside the delivery area join no group.
    const near = market.buyers.filter(
      ({ state }) => state === "NSW" || state === "VIC" || state === "QLD",
    );
    const first = random.whole(0, near.length - 1);
    const candidates = [...near.slice(first), ...near.slice(0, first)].slice(0, joined);
    const orders: { id: number; buyer: Buyer; at: Date }[] = [];
    let ask: GroupSelection = { mode: "launch", people: people ?? null };
    for (const [place, buyer] of candidates.entries()) {
      const at = new Date(startedAt.getTime() + place * hour * Math.min(5, ago / 8));
      const order = await buy(market, { buyer, skuId: offer.skuId, ask, at, way: way ?? "wxPay" });
      orders.push({ id: order, buyer, at });
      ask = { mode: "join", groupNo: await findOrderNumber(market, orders[0]?.id ?? 0) };
    }
    if (end === "failed") await fail(market, orders[0]?.id ?? 0);
    if (end !== "sent" && end !== "received") continue;
    for (const [place, { id, buyer, at }] of orders.entries()) {
      const parcel = { deliveryType: "auspost", deliveryNo: `GB${61_000_000 + id}` } as const;
      const sent = new Date(at.getTime() + 30 * hour);
      await market.change(offer.shop.staff, id, sent, (one, it) => shipOrder(one, it, parcel));
      if (end === "received" && place < 2)
        await market.change(
          market.asBuyer(buyer),
          id,
          new Date(sent.getTime() + 60 * hour),
          confirmReceipt,
        );
    }
  }
}

/** The owner of a demo shop, as the caller of a save. */
export const toShopCaller = ({ id, staff }: Shop): Caller => ({
  actor: {
    id: staff.id ?? 0,
    name: staff.name,
    realm: "shop",
    tenantId: id,
    roles: ["admin"],
    permissions: [],
  },
  locale: "en",
  ip: "127.0.0.1",
  requestId: "demo",
});
async function offerAll(market: DemoMarket, shops: readonly Shop[]): Promise<Offer[]> {
  const offers: Offer[] = [];
  for (const [place, shop] of shops.entries())
    for (const activity of activities.filter((one) => one.shop === place))
      await market.command(systemActor, new Date(), async ({ engine, tx }) => {
        const found = await tx.first(sql<
          Calculated<{ goodsId: TableRow<"goods">["id"]; skuId: TableRow<"skus">["id"] }>
        >`
          select g.id as "goodsId", k.id as "skuId" from goods g join skus k on k.goods = g.id
          where g.shop_id = ${shop.id} and g.title ->> 'en' = ${activity.goods} and g.status = 'onSale' and g.deleted_at is null
            and k.deleted_at is null order by k.stock desc, k.id limit 1`);
        if (!found) return;
        const { values } = activity;
        await save(
          { ...toShopCaller(shop), engine, tx, resource: engine.resource("groupActivities") },
          {
            id: null,
            version: null,
            values: { ...values, goods: found.goodsId },
          },
        );
        offers.push({ goods: activity.goods, ...found, shop });
      });
  return offers;
}

async function buy(
  market: DemoMarket,
  {
    buyer,
    skuId,
    ask,
    at,
    way,
  }: { buyer: Buyer; skuId: number; ask: GroupSelection; at: Date; way: PayWay },
): Promise<number> {
  const placed = await market.place(buyer, [{ skuId, qty: 1 }], at, false, ask);
  const paid = new Date(at.getTime() + 4 * 60_000);
  await market.pay(buyer, placed.payOrderNo, way, paid).catch(async (error: unknown) => {
    if (way !== "balance") throw error;
    await market.pay(buyer, placed.payOrderNo, "wxPay", paid);
  });
  return placed.orders[0]?.id ?? 0;
}
const findGroup = async (market: DemoMarket, orderId: number) => {
  const [group] = await queryPool(
    market.engine.database.pool,
    compiler
      .selectFrom("group_orders")
      .select(["id", "group_no as groupNo", "end_time as endTime"])
      .where("order_id", "=", orderId),
  );
  if (!group) throw new Error(`the order ${orderId} began no group`);
  return group;
};
const findOrderNumber = async (market: DemoMarket, orderId: number): Promise<string> =>
  (await findGroup(market, orderId)).groupNo;
async function fail(market: DemoMarket, orderId: number): Promise<void> {
  const { id, endTime } = await findGroup(market, orderId);
  const over = new Date(new Date(endTime).getTime() + 40_000);
  await market.command(systemActor, over, (one) => failGroup(one, id));
  await market.sendMoney(new Date(over.getTime() + 60_000));
}
