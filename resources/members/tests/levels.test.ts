import { afterAll, beforeAll, expect, test } from "vitest";
import { systemActor } from "../../../core/server/transactionContext.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
import { confirmReceipt } from "../../orders/server.ts";
import { shipOrder } from "../../orders/testing.ts";
import { addPoints, takeBackPoints } from "../pointEntries/commands/changePoints.ts";

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
}, 120_000);
afterAll(async () => {
  await idle();
  expect(await auditMoney(server.database.pool)).toEqual([]);
  await server.close();
});

const idle = () => server.engine.queues?.idle();
type Buyer = Awaited<ReturnType<Market["addBuyer"]>>;
const addLevel = async (name: string, minPoints: number, pointsRate = 100): Promise<number> => {
  const answer = await server.post("platform", "system/memberLevel/editSubmit", {
    name: { en: name, zhCN: name, zhTW: name, km: name },
    minPoints,
    pointsRate,
  });
  expect(answer.code).toBe(200);
  await idle();
  return answer.data.id;
};
const readLevel = async ({ id }: Buyer) => {
  await idle();
  const { data } = await server.get("platform", "system/member/get", { id });
  return data.level;
};
const earn = (buyer: Buyer, amount: number) =>
  market.command(systemActor, (ctx) =>
    addPoints(ctx, {
      memberId: buyer.id,
      type: "sign",
      amount,
      day: `2026-01-${10 + (amount % 10)}`,
    }),
  );
async function complete(buyer: Buyer, price: number) {
  const { skuId } = await market.cartItem(price, 10);
  const placed = await market.place(buyer, [{ skuId, qty: 1 }]);
  await market.pay(placed.payOrderId);
  const [order] = placed.orders;
  if (!order) throw new Error("no order was placed");
  const staff = { kind: "staff", id: server.members.harbour ?? 0, name: "harbour" } as const;
  await market.locked(staff, order.id, (ctx, own) =>
    shipOrder(ctx, own, { deliveryType: "auspost", deliveryNo: `LV${order.id}` }),
  );
  await market.locked(market.asBuyer(buyer), order.id, confirmReceipt);
  await idle();
}

test("buyers rise with the points that they earn, and fall when refunds take them back", async () => {
  const silver = await addLevel("Silver", 100);
  const gold = await addLevel("Gold", 300, 150);
  const buyer = await market.addBuyer("Lou Level");
  expect(await readLevel(buyer)).toBeNull();
  await earn(buyer, 101);
  expect(await readLevel(buyer)).toBe(silver);
  await earn(buyer, 202);
  expect(await readLevel(buyer)).toBe(gold);
  await market.command(systemActor, (ctx) =>
    takeBackPoints(ctx, { memberId: buyer.id, amount: 4 }),
  );
  expect(await readLevel(buyer)).toBe(silver);
});

test("a level gives its share of points, and the shop sees it", async () => {
  const platinum = await addLevel("Platinum", 5000, 150);
  const buyer = await market.addBuyer("Pia Platinum");
  await earn(buyer, 5001);
  // A consumer raises the buyer before the order completes.
  await expect.poll(() => readLevel(buyer)).toBe(platinum);
  await complete(buyer, 77.4);
  const { data } = await server.get("platform", "system/pointLog/getList", {
    memberId: buyer.id,
    type: "consume",
  });
  expect(data.list).toMatchObject([{ change: 116 }]);
  const own = await server.get("harbour", "member/shopBuyer/getList", { level: platinum });
  expect(own.data.list).toMatchObject([{ memberId: buyer.id, level: platinum }]);
});

test("a changed list of levels moves the buyers at once, and a level with buyers can't be deleted", async () => {
  const high = await addLevel("Diamond", 20_000);
  const buyer = await market.addBuyer("Dee Diamond");
  await earn(buyer, 15_003);
  expect(await readLevel(buyer)).not.toBe(high);
  const edited = await server.post("platform", "system/memberLevel/editSubmit", {
    id: high,
    minPoints: 15_000,
  });
  expect(edited.code).toBe(200);
  expect(await readLevel(buyer)).toBe(high);
  const list = await server.get("platform", "system/memberLevel/getList", {});
  expect(list.data.list.find((level: { id: number }) => level.id === high)).toMatchObject({
    buyerCount: 1,
  });
  const remove = () => server.post("platform", "system/memberLevel/delete", { ids: [high] });
  expect((await remove()).data.ids ?? []).toEqual([]);
  expect((await server.post("platform", "system/memberLevel/disable", { id: high })).code).toBe(
    200,
  );
  expect(await readLevel(buyer)).not.toBe(high);
  expect((await remove()).code).toBe(200);
});

test("the discount of a level reduces orders, and the platform bears its part in the settlement", async () => {
  const { data } = await server.post("platform", "system/memberLevel/editSubmit", {
    name: { en: "Friends", zhCN: "Friends", zhTW: "Friends", km: "Friends" },
    minPoints: 700,
    pointsRate: 100,
    discount: 5,
    platformPercent: 60,
  });
  await idle();
  const buyer = await market.addBuyer("Dee Discount");
  await earn(buyer, 701);
  expect(await readLevel(buyer)).toBe(data.id);
  const items = [];
  for (const price of [49.9, 25, 12.5])
    items.push({ skuId: (await market.cartItem(price, 10)).skuId, qty: 1 });
  const placed = await market.place(buyer, items, { receiver: null });
  expect(placed.amount).toBe(83_03);
  await market.pay(placed.payOrderId);
  const order = await market.order(placed.orders[0]?.id ?? 0);
  expect(order).toMatchObject({ goodsTotal: 87.4, couponAmount: 4.37, payPrice: 83.03 });
  expect(order.adjustments).toMatchObject([
    { kind: "level", label: "Friends", amount: -2.5, platformAmount: 1.5 },
    { kind: "level", label: "Friends", amount: -1.25, platformAmount: 0.75 },
    { kind: "level", label: "Friends", amount: -0.62, platformAmount: 0.37 },
  ]);
  const entries = await server.database.pool.query(
    "select account, amount::int from ledger_entries where order_no = $1 and type = 'coupon' order by account",
    [order.orderNo],
  );
  expect(entries.rows).toEqual([
    { account: "pending", amount: 2_62 },
    { account: "platform", amount: -2_62 },
  ]);
  await server.database.pool.query("update orders set self_lifting = false where id = $1", [
    order.id,
  ]);
  await market.locked(systemActor, order.id, (ctx, own) =>
    shipOrder(ctx, own, { deliveryType: "auspost", deliveryNo: "LV900" }),
  );
  await market.locked(market.asBuyer(buyer), order.id, confirmReceipt);
  await idle();
  const settled = await server.get("harbour", "member/settlement/getList", { orderId: order.id });
  expect(settled.data.list).toMatchObject([{ gross: 83.03, coupon: 2.62 }]);
});
