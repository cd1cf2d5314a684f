import { afterAll, beforeAll, expect, test } from "vitest";
import { systemActor } from "../../core/server/transactionContext.ts";
import { auditMoney } from "../../resources/finance/server.ts";
import { applyRefund } from "../../resources/orders/server.ts";
import { agree, completeRefund, editPrice } from "../../resources/orders/testing.ts";
import { startTestServer, type TestServer } from "../testServer.ts";
import { type Market, openMarket } from "./orderFixtures.ts";

let server: TestServer;
let market: Market;
let buyer: { id: number; name: string };
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
  buyer = await market.addBuyer();
});
afterAll(() => server.close());

const read = async (orderId: number) =>
  (
    await server.database.pool.query(
      `select line_position as line, kind, source, amount::int, platform_amount::int as platform, reversed::int
       from orders_adjustments where parent_id = $1 order by position`,
      [orderId],
    )
  ).rows;
const findBroken = () => auditMoney(server.database.pool);

/** C1: 49.90, 25.00 and 12.50 with a coupon of 10.00, of which the platform bears half. */
const placeC1 = async () => {
  const skus: { skuId: number }[] = [];
  for (const price of [49.9, 25, 12.5]) skus.push(await market.cartItem(price, 10));
  const placed = await server.coupons.during({ amount: 10_00, platformPercent: 50 }, () =>
    market.place(
      buyer,
      skus.map(({ skuId }) => ({ skuId, qty: 1 })),
      { receiver: null },
    ),
  );
  const [order] = placed.orders;
  if (!order) throw new Error("nothing was placed");
  return { ...order, payOrderId: placed.payOrderId };
};
const refund = async (orderNo: string, lineId: number) => {
  const id = await market.command(market.asBuyer(buyer), async (ctx) => {
    const asked = {
      orderNo,
      lineId,
      qty: 1,
      refundInd: "refundOnly",
      reason: "Too small",
    } as const;
    const applied = await applyRefund(ctx, buyer.id, asked);
    await agree(ctx, applied.id, null);
    return applied.id;
  });
  await market.command(systemActor, (ctx) => completeRefund(ctx, id));
};

test("an order freezes what each line has of a coupon, and who bears it", async () => {
  const order = await placeC1();
  const coupon = { kind: "coupon", source: "coupon", reversed: 0 };
  expect(await read(order.id)).toEqual([
    { ...coupon, line: 0, amount: -5_71, platform: 2_86 },
    { ...coupon, line: 1, amount: -2_86, platform: 1_43 },
    { ...coupon, line: 2, amount: -1_43, platform: 72 },
  ]);
  expect(await market.order(order.id)).toMatchObject({ couponAmount: 10, payPrice: 77.4 });
  await market.pay(order.payOrderId);
  expect(await findBroken()).toEqual([]);
});

test("another edit of the price replaces the one before, and leaves the coupon", async () => {
  const order = await placeC1();
  const edit = (price: number) =>
    market.locked(systemActor, order.id, (ctx, one) => editPrice(ctx, one, price, null));
  await edit(70_00);
  expect(await findBroken()).toEqual([]);
  await edit(80_00);
  const edits = (await read(order.id)).filter(({ kind }) => kind === "priceEdit");
  expect(edits.map(({ line, amount }) => [line, amount])).toEqual([
    [0, 1_49],
    [1, 74],
    [2, 37],
  ]);
  expect(await market.order(order.id)).toMatchObject({
    couponAmount: 10,
    priceAdjust: 2.6,
    payPrice: 80,
  });
  await edit(77_40);
  expect((await read(order.id)).map(({ kind }) => kind)).toEqual(["coupon", "coupon", "coupon"]);
  await market.pay(order.payOrderId);
  expect(await findBroken()).toEqual([]);
});

test("refunds reverse the adjustments of their lines", async () => {
  const order = await placeC1();
  await market.locked(systemActor, order.id, (ctx, one) => editPrice(ctx, one, 70_00, null));
  await market.pay(order.payOrderId);
  const { rows } = await server.database.pool.query(
    "select id from orders_lines where parent_id = $1 order by position",
    [order.id],
  );
  await refund(order.orderNo, rows[1].id);
  const after = await read(order.id);
  for (const { line, amount, reversed } of after) expect(reversed).toBe(line === 1 ? amount : 0);
  expect(after).toHaveLength(6);
  expect(await findBroken()).toEqual([]);
});

test("the audit finds a line whose adjustments do not make its price", async () => {
  const order = await placeC1();
  const change = (by: number) =>
    server.database.pool.query(
      "update orders_adjustments set amount = amount + $2 where parent_id = $1 and line_position = 0",
      [order.id, by],
    );
  await change(-1);
  expect((await findBroken()).map(({ name }) => name)).toEqual([
    "a line costs its price, with its adjustments",
    "an order's coupon and change of price are the adjustments of its lines",
  ]);
  await change(1);
  expect(await findBroken()).toEqual([]);
});
