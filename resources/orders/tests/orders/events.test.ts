import { afterAll, beforeAll, expect, test } from "vitest";
import { systemActor } from "../../../../core/server/transactionContext.ts";
import { startTestServer, type TestServer } from "../../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../../tests/trade/orderFixtures.ts";
import { createRefundFixtures } from "../../../../tests/trade/refundFixtures.ts";
import { cancelOrder } from "../../orders/commands/cancelOrder.ts";
import { confirmReceipt } from "../../orders/commands/confirmReceipt.ts";

let server: TestServer;
let market: Market;
let buyer: { id: number; name: string };
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
  buyer = await market.addBuyer("Mei");
}, 120_000);
afterAll(() => server.close());

/** The events that work has emitted, without those of stock. */
async function collect(work: () => Promise<unknown>) {
  const { pool } = server.database;
  const { rows: before } = await pool.query("select coalesce(max(id), 0) as id from domain_events");
  await work();
  const { rows } = await pool.query(
    `select topic, key, shop_id, actor_kind from domain_events
     where id > $1 and topic <> 'stock.changed' order by id`,
    [before[0].id],
  );
  return rows.map(({ topic, key, shop_id, actor_kind }) => ({
    topic,
    key,
    shop: shop_id,
    by: actor_kind,
  }));
}
const ofHarbour = (topic: string, key: number, by: string) => ({
  topic,
  key,
  shop: server.shops.harbour,
  by,
});

test("each command of an order emits its event, by who ran it; a parcel has one of its own", async () => {
  const { skuId } = await market.cartItem(20, 9);
  const place = async () => {
    const { orders, payOrderId } = await market.place(buyer, [{ skuId, qty: 1 }]);
    return { id: orders[0]?.id ?? 0, payOrderId };
  };
  let order = { id: 0, payOrderId: 0 };
  const placed = await collect(async () => {
    order = await place();
  });
  const { id, payOrderId } = order;
  expect(placed).toEqual([ofHarbour("order.placed", id, "buyer")]);
  expect(await collect(() => market.pay(payOrderId))).toEqual([
    ofHarbour("order.paid", id, "system"),
  ]);
  // The provider repeats its webhook event.
  expect(await collect(() => market.pay(payOrderId))).toEqual([]);
  const deliveryJson = [{ orderId: id, deliveryType: "auspost", deliveryNo: "33A" }];
  const ship = () => server.post("harbour", "member/order/delivery", { deliveryJson });
  const sent = await collect(ship);
  expect(sent).toEqual([
    ofHarbour("parcel.shipped", sent[0]?.key ?? 0, "staff"),
    ofHarbour("order.shipped", id, "staff"),
  ]);
  // An order that is shipped already is rejected, and emits nothing.
  expect(await collect(ship)).toEqual([]);
  const receive = () => market.locked(market.asBuyer(buyer), id, confirmReceipt);
  expect(await collect(receive)).toEqual([ofHarbour("order.received", id, "buyer")]);

  const other = await place();
  const cancel = () =>
    market.locked(systemActor, other.id, (ctx, one) => cancelOrder(ctx, one, "timeout"));
  expect(await collect(cancel)).toEqual([ofHarbour("order.cancelled", other.id, "system")]);
  await expect(collect(cancel)).rejects.toThrow();
  expect(await collect(async () => {})).toEqual([]);
});

test("each step of a refund emits one event", async () => {
  const refunds = createRefundFixtures(server, market);
  const order = await refunds.buy(buyer);
  let id = 0;
  const apply = async () => {
    id = (await refunds.apply(buyer, order, 0)).id;
  };
  const requested = await collect(apply);
  expect(requested).toEqual([ofHarbour("refund.requested", id, "buyer")]);
  expect(await collect(() => refunds.act("refuse", id, { reason: "Worn" }))).toEqual([
    ofHarbour("refund.rejected", id, "staff"),
  ]);

  const again = await collect(apply);
  expect(again).toEqual([ofHarbour("refund.requested", id, "buyer")]);
  // From the balance, the refund is paid at once.
  expect(await collect(() => refunds.act("agree", id))).toEqual([
    ofHarbour("refund.agreed", id, "staff"),
    ofHarbour("refund.completed", id, "staff"),
  ]);
});

test("a product emits that it is on sale, that it is not any more, and nothing for another change", async () => {
  const title = { en: "Tea", zhCN: "茶", zhTW: "茶" };
  const { goodsId } = await market.cartItem(20, 9, { title });
  const act = (action: string) => () =>
    server.post("harbour", `member/goods/${action}`, { ids: [goodsId], id: goodsId });
  expect(await collect(act("xiajia"))).toEqual([
    ofHarbour("product.unpublished", goodsId, "staff"),
  ]);
  expect(await collect(act("shangjia"))).toEqual([
    ofHarbour("product.published", goodsId, "staff"),
  ]);
});

test("stock that changes emits an event, whatever has changed it", async () => {
  const { skuId, goodsId } = await market.cartItem(20, 9);
  await market.place(buyer, [{ skuId, qty: 2 }]);
  const { code } = await server.post("harbour", "member/goods/updateStock", {
    stockJson: [{ skuId, delta: 5 }],
  });
  expect(code).toBe(200);
  const { rows } = await server.database.pool.query(
    "select payload from domain_events where topic = 'stock.changed' and key = $1 order by id",
    [skuId],
  );
  expect(rows.map(({ payload }) => payload)).toEqual([
    { skuId, goodsId, cause: "sale", change: -2, after: 7 },
    { skuId, goodsId, cause: "edit", change: 5, after: 12 },
  ]);
});
