import { afterAll, beforeAll, expect, test } from "vitest";
import { systemActor } from "../../../core/server/transactionContext.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
import { applyRefund, cancelOrder } from "../../orders/server.ts";
import { agree, completeRefund } from "../../orders/testing.ts";

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
}, 120_000);
afterAll(async () => {
  await server.engine.queues?.idle();
  expect(await auditMoney(server.database.pool)).toEqual([]);
  await server.close();
});

type Buyer = Awaited<ReturnType<Market["addBuyer"]>>;
const read = async (buyer: Buyer, user = "harbour") => {
  await server.engine.queues?.idle();
  const { data } = await server.get(user, "member/shopBuyer/getList", { memberName: buyer.name });
  return data.list;
};
const order = async (buyer: Buyer, price: number, qty = 1) => {
  const { skuId } = await market.cartItem(price, 100);
  const placed = await market.place(buyer, [{ skuId, qty }]);
  const [own] = placed.orders;
  if (!own) throw new Error("no order was placed");
  return { ...own, payOrderId: placed.payOrderId };
};

test("a shop sees who has ordered from it, with orders and spending; another shop does not", async () => {
  const buyer = await market.addBuyer("Ada Counted");
  const first = await order(buyer, 10, 2);
  expect(await read(buyer)).toMatchObject([{ memberId: buyer.id, orderCount: 1, spent: 0 }]);
  await market.pay(first.payOrderId);
  const second = await order(buyer, 25);
  expect(await read(buyer)).toMatchObject([{ orderCount: 2, refundCount: 0, refunded: 0 }]);
  await market.locked(market.asBuyer(buyer), second.id, (ctx, own) =>
    cancelOrder(ctx, own, "buyer"),
  );
  const { payPrice, lines, orderNo } = await market.order(first.id);
  expect(await read(buyer)).toMatchObject([{ orderCount: 1, spent: payPrice }]);

  const refund = await market.command(market.asBuyer(buyer), async (ctx) => {
    const { id } = await applyRefund(ctx, buyer.id, {
      orderNo,
      lineId: lines[0].id,
      qty: 1,
      refundInd: "refundOnly",
      reason: "Damaged",
    });
    await agree(ctx, id, null);
    return id;
  });
  await market.command(systemActor, (ctx) => completeRefund(ctx, refund));
  expect(await read(buyer)).toMatchObject([
    { orderCount: 1, spent: payPrice - 10, refundCount: 1, refunded: 10 },
  ]);
  expect(await read(buyer, "laneway")).toEqual([]);
});

test("a cancelled order isn't the last one of a customer", async () => {
  const buyer = await market.addBuyer("Cal Cancelled");
  await order(buyer, 10);
  const [before] = await read(buyer);
  const { skuId } = await market.cartItem(10, 5);
  const [later] = (await market.place(buyer, [{ skuId, qty: 1 }])).orders;
  await server.engine.queues?.idle();
  const [between] = await read(buyer);
  expect(Date.parse(between.lastOrderTime)).toBeGreaterThan(Date.parse(before.lastOrderTime));
  await market.locked(systemActor, later?.id ?? 0, (ctx, own) => cancelOrder(ctx, own, "timeout"));
  await server.engine.queues?.idle();
  expect(await read(buyer)).toMatchObject([{ orderCount: 1, lastOrderTime: before.lastOrderTime }]);
});

test("tags and a note are the shop's own, and an order does not make an open edit stale", async () => {
  const buyer = await market.addBuyer("Ben Tagged");
  await order(buyer, 10);
  const [row] = await read(buyer);
  const tag = await server.post("harbour", "member/buyerTag/editSubmit", { name: "Wholesale" });
  await order(buyer, 12);
  await server.engine.queues?.idle();
  const { code } = await server.post("harbour", "member/shopBuyer/editSubmit", {
    id: row.id,
    version: row.version,
    tagIds: [tag.data.id],
    note: "Pays on account",
  });
  expect(code).toBe(200);
  const found = await server.get("harbour", "member/shopBuyer/getList", {
    tagIds: String(tag.data.id),
  });
  expect(found.data.list).toMatchObject([{ id: row.id, orderCount: 2, note: "Pays on account" }]);
  const figures = { id: row.id, spent: 1 };
  expect((await server.post("harbour", "member/shopBuyer/editSubmit", figures)).code).not.toBe(200);
});

test("a phone number is masked until it is asked for", async () => {
  const buyer = await market.addBuyer("Cleo Called");
  await order(buyer, 10);
  const [row] = await read(buyer);
  expect(row.phone).toMatch(/^\+61•+156$/);
  const shown = await server.post("harbour", "member/shopBuyer/showPhone", { id: row.id });
  expect(JSON.stringify(shown.data)).toMatch(/\+61 ?491 ?570 ?156/);
  expect(await read(buyer)).toMatchObject([{ phone: row.phone }]);
});

test("a coupon is given to the chosen customers of the shop", async () => {
  const buyers = [await market.addBuyer("Dan Given"), await market.addBuyer("Eve Given")];
  for (const buyer of buyers) await order(buyer, 10);
  const ids = (await Promise.all(buyers.map((buyer) => read(buyer)))).flat().map(({ id }) => id);
  const coupon = await server.post("harbour", "member/coupon/editSubmit", {
    name: "Thanks",
    type: 1,
    amount: 5,
    fullAmount: 0,
    sendCondition: 2,
    totalNum: 2,
    limitNum: 1,
    useType: 1,
    validityType: 1,
    activity: { from: "2026-01-01", to: "2099-12-31" },
  });
  const give = (id: number) =>
    server.post("harbour", "member/shopBuyer/giveCoupon", { id, coupon: coupon.data.id });
  for (const id of ids) expect((await give(id)).code).toBe(200);
  const { data } = await server.get("harbour", "member/receivedCoupon/getList", {
    coupon: String(coupon.data.id),
  });
  expect(data.list.map(({ memberName }: { memberName: string }) => memberName).sort()).toEqual([
    "Dan Given",
    "Eve Given",
  ]);
  expect((await give(ids[0])).code).not.toBe(200);
});
