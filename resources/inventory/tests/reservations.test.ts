import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemActor } from "../../../core/server/transactionContext.ts";
import type { CamelRow } from "../../../framework/server/tables/DB.ts";
import type { TestServer } from "../../../tests/testServer.ts";
import type { Market } from "../../../tests/trade/orderFixtures.ts";
import { openRefundFixtures } from "../../../tests/trade/refundFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
import { cancelOrder, submitReturn } from "../../orders/server.ts";
import { completeRefund } from "../../orders/testing.ts";

let server: TestServer;
let market: Market;
let refundFixtures: Awaited<ReturnType<typeof openRefundFixtures>>["refundFixtures"];
let buyer: { id: number; name: string };

beforeAll(async () => {
  ({ server, market, refundFixtures, buyer } = await openRefundFixtures());
});
afterAll(async () => {
  expect(await auditMoney(server.database.pool)).toEqual([]);
  await server.close();
});

/** A SKU's numbers, and the states of the units that were ordered of it. */
const readUnits = async (skuId: number) => {
  const [units] = await refundFixtures.sql(
    `select k.stock as available, i.on_hand as "onHand", sum(r.held)::int as held, sum(r.shipped)::int as shipped,
       sum(r.released)::int as released, sum(r.returned)::int as returned
     from skus k join stock_items i on i.sku_id = k.id left join stock_reservations r on r.sku_id = k.id
     where k.id = $1 group by 1, 2`,
    [skuId],
  );
  return units;
};
const readMovements = (skuId: number) =>
  refundFixtures.sql<Pick<CamelRow<"stock_movements">, "cause" | "num" | "after" | "onHandNum">>(
    `select cause, num, after, on_hand_num as "onHandNum", on_hand_after as "onHandAfter"
     from stock_movements where sku_id = $1 order by id`,
    [skuId],
  );
const buy = async (qty: number, { stock = 5, stockType = 1, pickup = false } = {}) => {
  const { skuId } = await market.cartItem(10, stock, { stockType });
  const placed = await market.place(
    buyer,
    [{ skuId, qty }],
    pickup ? { receiver: null } : undefined,
  );
  const [order] = placed.orders;
  if (!order) throw new Error("nothing was placed");
  const lines = await refundFixtures.sql<Pick<CamelRow<"orders_lines">, "id" | "skuId">>(
    'select id, sku_id as "skuId" from orders_lines where parent_id = $1',
    [order.id],
  );
  return { ...order, lines, skuId, payOrderId: placed.payOrderId };
};
type Bought = Awaited<ReturnType<typeof buy>>;
const ship = (...orders: readonly Bought[]) =>
  server.post("harbour", "member/order/delivery", {
    deliveryJson: orders.map(({ id }) => ({
      orderId: id,
      deliveryType: "auspost",
      deliveryNo: "0",
    })),
  });

describe("an order's units", () => {
  test("are held until they are shipped, and only then leave the stock on hand", async () => {
    const order = await buy(2);
    expect(await readUnits(order.skuId)).toMatchObject({ available: 3, onHand: 5, held: 2 });
    await market.pay(order.payOrderId);
    expect(await readUnits(order.skuId)).toMatchObject({ available: 3, onHand: 5, held: 2 });
    await ship(order);
    expect(await readUnits(order.skuId)).toMatchObject({
      available: 3,
      onHand: 3,
      held: 0,
      shipped: 2,
    });
    expect(await readMovements(order.skuId)).toEqual([
      { cause: "begin", num: 5, after: 5, onHandNum: 5, onHandAfter: 5 },
      { cause: "sale", num: -2, after: 3, onHandNum: null, onHandAfter: null },
      { cause: "ship", num: 0, after: 3, onHandNum: -2, onHandAfter: 3 },
    ]);
  });

  test("are reserved with the payment where their product says so", async () => {
    const order = await buy(2, { stockType: 2 });
    expect(await readUnits(order.skuId)).toMatchObject({ available: 5, onHand: 5, held: null });
    await market.pay(order.payOrderId);
    expect(await readUnits(order.skuId)).toMatchObject({ available: 3, onHand: 5, held: 2 });
  });

  test("are for sale again once the order is cancelled, and were never off the shelf", async () => {
    const order = await buy(2);
    await market.locked(systemActor, order.id, (ctx, locked) => cancelOrder(ctx, locked, "buyer"));
    expect(await readUnits(order.skuId)).toMatchObject({
      available: 5,
      onHand: 5,
      held: 0,
      released: 2,
    });
  });

  test("leave the stock on hand when a buyer collects them", async () => {
    const order = await buy(2, { pickup: true });
    await market.pay(order.payOrderId);
    const { verifyCode } = await market.order(order.id);
    const answer = await server.post("harbour", "member/order/writeOff", {
      id: order.id,
      verifyCode,
    });
    expect(answer.code).toBe(200);
    expect(await readUnits(order.skuId)).toMatchObject({ available: 3, onHand: 3, shipped: 2 });
  });

  test("are held again when their shipping is undone, and can be shipped a second time", async () => {
    const order = await buy(2);
    await market.pay(order.payOrderId);
    await ship(order);
    const undone = await server.post("harbour", "member/order/undoDelivery", {
      orderIds: [order.id],
    });
    expect(undone.data.undone).toBe(1);
    expect(await readUnits(order.skuId)).toMatchObject({ available: 3, onHand: 5, held: 2 });
    await ship(order);
    expect(await readUnits(order.skuId)).toMatchObject({ onHand: 3, held: 0, shipped: 2 });
    const causes = (await readMovements(order.skuId)).map(({ cause }) => cause);
    expect(causes.slice(-3)).toEqual(["ship", "unship", "ship"]);
  });

  test("of several orders are shipped together, each with a movement of its own", async () => {
    const first = await buy(2, { stock: 9 });
    const placed = await market.place(buyer, [{ skuId: first.skuId, qty: 3 }]);
    await market.pay(first.payOrderId);
    await market.pay(placed.payOrderId);
    const second = { ...first, id: placed.orders[0]?.id ?? 0 };
    expect((await ship(second, first)).data).toMatchObject({ shipped: 2, failed: [] });
    expect((await readMovements(first.skuId)).slice(-2)).toEqual([
      { cause: "ship", num: 0, after: 4, onHandNum: -2, onHandAfter: 7 },
      { cause: "ship", num: 0, after: 4, onHandNum: -3, onHandAfter: 4 },
    ]);
  });
});

const complete = (id: number) =>
  market.command(systemActor, (ctx) => completeRefund(ctx, id, `B${id}`));

describe("refunds", () => {
  test("K5: before shipping, the refunded units are released and the rest is shipped", async () => {
    const order = await buy(3);
    await market.pay(order.payOrderId);
    const { id } = await refundFixtures.apply(buyer, { ...order }, 0, { qty: 1 });
    await refundFixtures.act("agree", id);
    await complete(id);
    expect(await readUnits(order.skuId)).toMatchObject({
      available: 3,
      onHand: 5,
      held: 2,
      released: 1,
    });
    await ship(order);
    expect(await readUnits(order.skuId)).toMatchObject({ available: 3, onHand: 3, shipped: 2 });
  });

  test.each([
    { restock: true, units: { available: 3, onHand: 3, shipped: 2, returned: 1 } },
    { restock: false, units: { available: 2, onHand: 2, shipped: 3, returned: 0 } },
  ])(
    "K5: a returned unit is on hand again if it is restocked: $restock",
    async ({ restock, units }) => {
      const order = await buy(3);
      await market.pay(order.payOrderId);
      await ship(order);
      const { id } = await refundFixtures.apply(buyer, { ...order }, 0, {
        qty: 1,
        refundInd: "returnAndRefund",
      });
      await refundFixtures.act("agree", id);
      expect(await readUnits(order.skuId)).toMatchObject({ available: 2, onHand: 2, shipped: 3 });
      const parcel = { deliveryType: "auspost", deliveryNo: "R1" } as const;
      await refundFixtures.as(buyer, (ctx) => submitReturn(ctx, buyer.id, id, parcel));
      await refundFixtures.act("confirmReceiveByShop", id, { restock });
      await complete(id);
      expect(await readUnits(order.skuId)).toMatchObject(units);
    },
  );
});

test("the stock list says what is on hand and reserved, and which orders reserve it", async () => {
  const order = await buy(2);
  const { data } = await server.get("harbour", "member/sku/getList", { id: order.skuId });
  expect(data.list).toMatchObject([{ stock: 3, onHand: 5, reserved: 2 }]);
  const readHolders = async (shop: string) =>
    (await server.get(shop, "member/sku/getReservations", { skuId: order.skuId })).data;
  expect(await readHolders("harbour")).toMatchObject([
    { orderId: order.id, number: order.number, status: "unpaid", qty: 2 },
  ]);
  expect(await readHolders("laneway")).toEqual([]);
});

test("an edit changes what is on hand by the same number, whatever is reserved", async () => {
  const order = await buy(3);
  const stockJson = [{ skuId: order.skuId, delta: -2 }];
  expect((await server.post("harbour", "member/goods/updateStock", { stockJson })).code).toBe(200);
  expect(await readUnits(order.skuId)).toMatchObject({ available: 0, onHand: 3, held: 3 });
});

test("a shop has one location from the beginning, and its staff see only their own stock", async () => {
  const places = await refundFixtures.sql(
    "select shop_id, count(*)::int as count from stock_locations where is_default group by 1 having count(*) = 1",
  );
  const [{ count }] = (await refundFixtures.sql("select count(*)::int as count from shops")) as [
    { count: number },
  ];
  expect(places).toHaveLength(count);
});
