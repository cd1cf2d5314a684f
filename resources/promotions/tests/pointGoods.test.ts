import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addMinutes, systemActor } from "../../../core/server/transactionContext.ts";
import { signUpBuyer } from "../../../server/storefront/tests/buyer.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { createPaymentFixtures, secret } from "../../../tests/trade/paymentFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
import { adjustPoints } from "../../members/testing.ts";
import { cancelOrder } from "../../orders/server.ts";

let server: TestServer;
let market: Market;
let payments: ReturnType<typeof createPaymentFixtures>;
beforeAll(async () => {
  server = await startTestServer({ server: { pay: { sandboxSecret: secret } } });
  market = await openMarket(server);
  payments = createPaymentFixtures(server, market);
}, 120_000);
afterAll(() => server.close());

const idle = async () => {
  await payments.idle();
  await server.engine.queues?.idle();
};
const audit = async () => {
  await idle();
  await server.runJob("readProviderStatements", addMinutes(new Date(), 1));
  return auditMoney(server.database.pool);
};
const query = async (text: string, values: readonly unknown[] = []) =>
  (await server.database.pool.query(text, [...values])).rows;
const save = (values: object) => server.post("harbour", "member/pointGoods/editSubmit", values);

/** Offers a product of A$12.50 for 2,000 points and A$4.50. */
async function offer(more: object = {}, price = 12.5) {
  const { goodsId, skuId } = await market.cartItem(price, 50);
  const terms = { goods: goodsId, points: 2000, money: 4.5, quantity: 10, limitNum: 0 };
  const { code, data } = await save({ ...terms, ...more });
  expect([code, data?.errors]).toEqual([200, undefined]);
  return { id: Number(data.id), goodsId, skuId };
}
type Shopper = Awaited<ReturnType<typeof signUpBuyer>>;
async function addShopper(points: number): Promise<Shopper> {
  const shopper = await signUpBuyer(server);
  await market.command(systemActor, (ctx) =>
    adjustPoints(ctx, shopper.id, { change: points, reason: "Test" }),
  );
  return shopper;
}
const toCart = (skuId: number, qty: number, pointGoodsId: number) => ({
  items: [{ skuId, qty }],
  selfLifting: true,
  pointGoodsId,
});
const readOwn = async ({ id }: Shopper) => {
  const [row] = await query("select points, points_held as held from buyers where id = $1", [id]);
  return row;
};
const readSold = async (id: number) =>
  (await query("select sold from point_goods where id = $1", [id]))[0].sold;
const findError = async (answer: ReturnType<Shopper["post"]>) => (await answer).data.error;
/** Orders units, pays the rest by card, and returns the order. */
async function buy(shopper: Shopper, one: { id: number; skuId: number }, qty: number) {
  const cart = toCart(one.skuId, qty, one.id);
  const { amount } = (await shopper.post("orders/quote", cart)).data;
  const placed = (await shopper.post("orders", { ...cart, amount })).data;
  const pay = { method: "card" };
  const started = (await shopper.post(`payments/${placed.payOrderNo}/pay`, pay)).data;
  if (started.chargeId) await payments.complete(started.chargeId);
  await idle();
  return (await shopper.get(`orders/${placed.orders[0].orderNo}`)).data;
}
let refunds = 0;
async function refund(orderNo: string, qty: number) {
  const [line] = await query(
    `select o.id::int as "orderId", l.id::int as "lineId" from orders o
     join orders_lines l on l.parent_id = o.id where o.order_no = $1`,
    [orderNo],
  );
  refunds += 1;
  const answer = await server.post("harbour", "member/refund/refundOrder", {
    orderId: line.orderId,
    key: `${orderNo}-${refunds}`,
    lines: [{ lineId: line.lineId, qty }],
    reason: "Damaged",
  });
  expect(answer.code).toBe(200);
  await idle();
}

describe("products for points", () => {
  test("PT3: a unit costs its points and money; the points pay their value to the shop", async () => {
    const one = await offer();
    const shopper = await addShopper(5000);
    const { offers } = (await shopper.get("pointGoods")).data;
    expect(offers.find(({ id }: { id: number }) => id === one.id)).toMatchObject({
      points: 2000,
      money: 4.5,
      left: 10,
      goods: { id: one.goodsId, price: 12.5 },
    });
    const quoted = (await shopper.post("orders/quote", toCart(one.skuId, 2, one.id))).data;
    expect(quoted).toMatchObject({
      goodsTotal: 21,
      amount: 21,
      points: { points: 4000, amount: 12 },
      rest: 9,
    });
    const order = await buy(shopper, one, 2);
    expect(order).toMatchObject({ status: "unshipped", payPrice: 21 });
    expect(await readOwn(shopper)).toEqual({ points: 1000, held: 0 });
    expect(await readSold(one.id)).toBe(2);
    const { entries } = (await shopper.get("buyer/points/entries")).data;
    expect(entries[0]).toMatchObject({ type: "exchange", change: -4000, after: 1000 });
    const paid = await query(
      `select t.method, t.amount::int from orders_tenders t join orders o on o.id = t.parent_id
       where o.order_no = $1 order by t.position`,
      [order.orderNo],
    );
    expect(paid).toEqual([
      { method: "points", amount: 1200 },
      { method: "card", amount: 900 },
    ]);
    // A refund returns points before money: 10.50 are 3,500 of the 4,000 points.
    await refund(order.orderNo, 1);
    expect(await readOwn(shopper)).toEqual({ points: 4500, held: 0 });
    await refund(order.orderNo, 1);
    expect(await readOwn(shopper)).toEqual({ points: 5000, held: 0 });
    expect(await audit()).toEqual([]);
  });

  test("PT4: points alone pay a product, all of them although their value has parts of a cent", async () => {
    const one = await offer({ points: 333, money: 0 });
    const shopper = await addShopper(1000);
    const order = await buy(shopper, one, 3);
    expect(order).toMatchObject({ status: "unshipped", payPrice: 2.97 });
    expect(await readOwn(shopper)).toEqual({ points: 1, held: 0 });
    await refund(order.orderNo, 3);
    expect(await readOwn(shopper)).toEqual({ points: 1000, held: 0 });
    expect(await audit()).toEqual([]);
  });

  test("PT5: no discount applies, and too few points or another product are refused", async () => {
    const one = await offer();
    const shopper = await addShopper(1999);
    const cart = toCart(one.skuId, 1, one.id);
    const quote = (more: object) => findError(shopper.post("orders/quote", { ...cart, ...more }));
    expect(await quote({})).toBe("points.insufficient");
    expect(await quote({ points: 10 })).toBe("pointGoods.exclusive");
    expect(await quote({ couponIds: [1] })).toBe("pointGoods.exclusive");
    const other = await offer();
    expect(await quote({ items: [{ skuId: other.skuId, qty: 1 }] })).toBe("pointGoods.notOffered");
    expect(await quote({ pointGoodsId: 999_999 })).toBe("pointGoods.notOffered");
    await server.post("harbour", "member/pointGoods/close", { id: one.id });
    expect(await quote({})).toBe("pointGoods.notOffered");
  });

  test("PT6: orders at once take no more units than there are, and a cancelled one gives its back", async () => {
    const one = await offer({ quantity: 3, limitNum: 2 });
    const shoppers = await Promise.all([9000, 9000, 9000].map(addShopper));
    const place = (shopper: Shopper, qty: number) =>
      shopper.post("orders", { ...toCart(one.skuId, qty, one.id), amount: 10.5 * qty });
    const [first] = shoppers;
    if (!first) throw new Error("there are shoppers");
    expect(await findError(place(first, 3))).toBe("pointGoods.limitReached");
    const answers = await Promise.all(shoppers.map((shopper) => place(shopper, 2)));
    expect(answers.map(({ data }) => data.error ?? "placed").sort()).toEqual([
      "placed",
      "pointGoods.soldOut",
      "pointGoods.soldOut",
    ]);
    expect(await readSold(one.id)).toBe(2);
    const placed = answers.findIndex(({ data }) => !data.error);
    const [{ id }] = await query("select id::int from orders where order_no = $1", [
      answers[placed]?.data.orders[0].orderNo,
    ]);
    await market.locked(systemActor, id, (ctx, order) => cancelOrder(ctx, order, "timeout"));
    await idle();
    expect(await readSold(one.id)).toBe(0);
    const shopper = shoppers[placed];
    if (shopper) expect(await readOwn(shopper)).toEqual({ points: 9000, held: 0 });
    expect(await audit()).toEqual([]);
  });

  test("its price is below the regular one, and its quantity not below what is sold", async () => {
    const { goodsId } = await market.cartItem(10, 5);
    const terms = { goods: goodsId, points: 2000, money: 4, quantity: 1, limitNum: 0 };
    expect((await save(terms)).data.errors).toHaveProperty("points");
    expect((await save({ ...terms, money: 3.99 })).code).toBe(200);
    const one = await offer();
    await buy(await addShopper(9000), one, 2);
    const fewer = await save({ id: one.id, quantity: 1 });
    expect(fewer.data.errors).toHaveProperty("quantity");
  });
});
