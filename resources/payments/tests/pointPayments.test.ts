import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addMinutes, systemActor } from "../../../core/server/transactionContext.ts";
import { signUpBuyer } from "../../../server/storefront/tests/buyer.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { createPaymentFixtures, secret } from "../../../tests/trade/paymentFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
import { holdPoints } from "../../members/server.ts";
import { adjustPoints, expireLot } from "../../members/testing.ts";
import { cancelOrder } from "../../orders/server.ts";
import { createGiftCardFixtures } from "./giftCardFixtures.ts";

let server: TestServer;
let market: Market;
let payments: ReturnType<typeof createPaymentFixtures>;
let cards: ReturnType<typeof createGiftCardFixtures>;
beforeAll(async () => {
  server = await startTestServer({ server: { pay: { sandboxSecret: secret } } });
  market = await openMarket(server);
  payments = createPaymentFixtures(server, market);
  cards = createGiftCardFixtures(server, market);
}, 120_000);
afterAll(() => server.close());

type Buyer = Awaited<ReturnType<Market["addBuyer"]>>;
const idle = async () => {
  await payments.idle();
  await server.engine.queues?.idle();
};
const audit = async () => {
  await idle();
  await server.runJob("readProviderStatements", addMinutes(new Date(), 1));
  return auditMoney(server.database.pool);
};
const cancel = ({ id }: { id: number }) =>
  market.locked(systemActor, id, (one, order) => cancelOrder(one, order, "timeout"));
const sell = async (price: number, shop: "harbour" | "laneway" = "harbour") => ({
  skuId: (await market.cartItem(price, 100, {}, shop)).skuId,
  qty: 1,
});
const findCode = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code ?? String(error),
  );
const give = (buyer: Buyer, change: number) =>
  market.command(systemActor, (ctx) => adjustPoints(ctx, buyer.id, { change, reason: "Test" }));
const addBuyer = async (points: number) => {
  const buyer = await market.addBuyer();
  await give(buyer, points);
  return buyer;
};
const readBuyer = async ({ id }: Buyer) => {
  const [row] = await cards.readRows(
    `select points, points_held as held, points_value::int as value, points_owed as owed
     from buyers where id = $1`,
    [id],
  );
  return row;
};
const readLog = async ({ id }: Buyer): Promise<[string, number, number][]> =>
  (
    await cards.readRows(
      `select type, case in_out when 'in' then amount else -amount end as change, value::int
       from point_entries where member_id = $1 order by id`,
      [id],
    )
  ).map(({ type, change, value }) => [type, change, value]);
/** Places orders and holds cards and points for them. */
const placeWith = async (
  buyer: Buyer,
  items: readonly { skuId: number; qty: number }[],
  { points, codes = [] }: { points: number; codes?: readonly string[] },
) => {
  const placed = await cards.placeWith(buyer, items, codes);
  const due = placed.amount - placed.shares.reduce((sum, one) => sum + one, 0);
  const held = await market.command(market.asBuyer(buyer), (ctx) =>
    holdPoints(ctx, { memberId: buyer.id, payOrderId: placed.payOrderId, wanted: points, due }),
  );
  return { ...placed, held };
};
const payByCard = async (buyer: Buyer, payOrderNo: string) => {
  const started = await cards.pay(buyer, payOrderNo);
  if (started.status === "open") await payments.complete(started.chargeId);
  await idle();
};
let keys = 0;
const refund = async (orderId: number, lineId: number) => {
  keys += 1;
  const answer = await server.post("harbour", "member/refund/refundOrder", {
    orderId,
    key: `${orderId}-${keys}`,
    lines: [{ lineId, qty: 1 }],
    reason: "Damaged",
  });
  expect(answer.code).toBe(200);
  await idle();
};
const readLines = async (orderId: number): Promise<number[]> =>
  (
    await cards.readRows("select id::int from orders_lines where parent_id = $1 order by id", [
      orderId,
    ])
  ).map(({ id }) => id);
const sumPlatform = async (type: string): Promise<number> => {
  const [row] = await cards.readRows(
    "select coalesce(sum(amount), 0)::int as sum from ledger_entries where account = 'platform' and type = $1",
    [type],
  );
  return row.sum;
};

describe("points as the platform's liability", () => {
  test("cost the platform their value when they are added, and give it back when they expire", async () => {
    const [adjusted, expired] = [
      await sumPlatform("pointsAdjusted"),
      await sumPlatform("pointsExpired"),
    ];
    const buyer = await addBuyer(1000);
    expect(await readBuyer(buyer)).toMatchObject({ points: 1000, value: 300 });
    expect(await sumPlatform("pointsAdjusted")).toBe(adjusted - 300);
    await give(buyer, -1);
    expect(await readBuyer(buyer)).toMatchObject({ points: 999, value: 299 });
    await cards.readRows(
      "update point_lots set expires_at = now() - interval '1 second' where member_id = $1",
      [buyer.id],
    );
    const [lot] = await cards.readRows("select id::int from point_lots where member_id = $1", [
      buyer.id,
    ]);
    await market.command(systemActor, (ctx) => expireLot(ctx, { id: lot.id, memberId: buyer.id }));
    expect(await readBuyer(buyer)).toMatchObject({ points: 0, value: 0 });
    expect(await sumPlatform("pointsExpired")).toBe(expired + 299);
    expect(await audit()).toEqual([]);
  });

  test("is valued anew when the platform changes what points pay", async () => {
    const setValue = (pointsValue: number) =>
      server.post("platform", "system/config/editSubmit", { pointsValue });
    const buyer = await addBuyer(1000);
    expect((await setValue(5)).code).toBe(200);
    expect(await readBuyer(buyer)).toMatchObject({ value: 300 });
    await server.runJob("revaluePoints");
    await server.runJob("revaluePoints");
    expect(await readBuyer(buyer)).toMatchObject({ points: 1000, value: 500 });
    expect((await readLog(buyer)).slice(1)).toEqual([["revalued", 0, null]]);
    expect(await audit()).toEqual([]);
    expect((await setValue(3)).code).toBe(200);
    await server.runJob("revaluePoints");
    expect(await readBuyer(buyer)).toMatchObject({ value: 300 });
  });
});

describe("paying with points", () => {
  test("E14: 1,000 points pay A$3.00, and come back in thirds with their original expiry", async () => {
    const buyer = await addBuyer(1000);
    const [before] = await cards.readRows(
      "select expires_at as at from point_lots where member_id = $1",
      [buyer.id],
    );
    const placed = await placeWith(buyer, [await sell(1), await sell(1), await sell(1)], {
      points: 1000,
    });
    expect(placed.held).toEqual({ points: 1000, amount: 300 });
    expect(await readBuyer(buyer)).toMatchObject({ points: 1000, held: 1000 });
    expect(await audit()).toEqual([]);
    expect(await cards.pay(buyer, placed.payOrderNo)).toEqual({ status: "paid" });
    expect(await cards.pay(buyer, placed.payOrderNo)).toEqual({ status: "paid" });
    expect(await readBuyer(buyer)).toMatchObject({ points: 0, held: 0, value: 0 });
    const [order] = placed.orders;
    const orderId = order?.id ?? 0;
    expect(await payments.readOrder(orderId)).toMatchObject({
      status: "unshipped",
      pay_method: "points",
    });
    expect(await audit()).toEqual([]);
    for (const line of await readLines(orderId)) await refund(orderId, line);
    expect(await readLog(buyer)).toEqual([
      ["adminIn", 1000, null],
      ["exchange", -1000, 300],
      ["returned", 333, 100],
      ["returned", 333, 100],
      ["returned", 334, 100],
    ]);
    const lots = await cards.readRows(
      "select remaining, expires_at as at from point_lots where member_id = $1",
      [buyer.id],
    );
    expect(lots).toEqual([{ remaining: 1000, at: before.at }]);
    expect(await readBuyer(buyer)).toMatchObject({ points: 1000, held: 0, value: 300 });
    expect(await audit()).toEqual([]);
  });

  test("pays after gift cards and before the provider, and is refunded in the same order", async () => {
    const buyer = await addBuyer(2000);
    const card = await cards.issueOne({ amount: 5 });
    const placed = await placeWith(buyer, [await sell(10), await sell(6)], {
      points: 2000,
      codes: [card.code],
    });
    expect(placed.held).toEqual({ points: 2000, amount: 600 });
    await payByCard(buyer, placed.payOrderNo);
    const orderId = placed.orders[0]?.id ?? 0;
    const tenders = await cards.readRows(
      "select method, amount::int from orders_tenders where parent_id = $1 order by position",
      [orderId],
    );
    expect(tenders).toEqual([
      { method: "giftCard", amount: 500 },
      { method: "points", amount: 600 },
      { method: "card", amount: 500 },
    ]);
    const [ten = 0, six = 0] = await readLines(orderId);
    await refund(orderId, ten);
    const backs = async () =>
      (await payments.readProviderRefunds(placed.payOrderId)).map(({ provider, amount }) => [
        provider,
        Number(amount),
      ]);
    expect(await backs()).toEqual([
      ["giftCard", 500],
      ["points", 500],
    ]);
    await refund(orderId, six);
    expect((await backs()).slice(2)).toEqual(
      expect.arrayContaining([
        ["points", 100],
        ["card", 500],
      ]),
    );
    expect(await readBuyer(buyer)).toMatchObject({ points: 2000, held: 0 });
    expect(await audit()).toEqual([]);
  });

  test("takes no more points than the orders need, split over their shops by what they owe", async () => {
    const buyer = await addBuyer(50_000);
    const items = [await sell(60), await sell(30, "laneway")];
    const placed = await placeWith(buyer, items, { points: 50_000 });
    expect(placed.held).toEqual({ points: 30_000, amount: 9000 });
    await payByCard(buyer, placed.payOrderNo);
    const log = await readLog(buyer);
    expect(new Set(log.slice(1).map(([, change, value]) => `${change} ${value}`))).toEqual(
      new Set(["-20000 6000", "-10000 3000"]),
    );
    expect(await readBuyer(buyer)).toMatchObject({ points: 20_000, held: 0 });
    expect(await audit()).toEqual([]);
  });

  test("releases what a cancelled order doesn't need, and what a late payment finds released", async () => {
    const buyer = await addBuyer(20_000);
    const items = [await sell(40), await sell(20, "laneway")];
    const placed = await placeWith(buyer, items, { points: 10_000 });
    expect(placed.held.amount).toBe(3000);
    const started = await cards.pay(buyer, placed.payOrderNo);
    const own = placed.orders.find(({ shopId }) => shopId === server.shops.harbour);
    if (own) await cancel(own);
    await idle();
    // A$20.00 remain, which 6,667 points pay.
    expect(await readBuyer(buyer)).toMatchObject({ points: 20_000, held: 6667 });
    await payments.complete(payments.getChargeId(started));
    await idle();
    expect(await readBuyer(buyer)).toMatchObject({ held: 0 });
    expect(await audit()).toEqual([]);
    const late = await placeWith(buyer, [await sell(40)], { points: 1000 });
    const opened = await cards.pay(buyer, late.payOrderNo);
    for (const order of late.orders) await cancel(order);
    await idle();
    const before = await readBuyer(buyer);
    expect(before).toMatchObject({ held: 0 });
    await payments.complete(payments.getChargeId(opened));
    expect(await readBuyer(buyer)).toEqual(before);
    expect(await payments.readProviderRefunds(late.payOrderId)).toMatchObject([
      { reason: "latePayment", amount: 3700 },
    ]);
    expect(await audit()).toEqual([]);
  });

  test("holds no point twice, and none that is held expires or is taken away", async () => {
    const buyer = await addBuyer(1000);
    const items = [await sell(2)];
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => findCode(placeWith(buyer, items, { points: 600 }))),
    );
    expect(answers.toSorted()).toEqual(["done", "points.insufficient", "points.insufficient"]);
    expect(await readBuyer(buyer)).toMatchObject({ points: 1000, held: 600 });
    expect(await findCode(give(buyer, -401))).toBe("points.insufficient");
    await cards.readRows(
      "update point_lots set expires_at = now() - interval '1 second' where member_id = $1",
      [buyer.id],
    );
    await server.runJob("expirePoints", addMinutes(new Date(), 1));
    expect(await readBuyer(buyer)).toMatchObject({ points: 600, held: 600 });
    expect(await audit()).toEqual([]);
  });

  test("is refused while points pay nothing", async () => {
    const setValue = (pointsValue: number) =>
      server.post("platform", "system/config/editSubmit", { pointsValue });
    const buyer = await addBuyer(1000);
    expect((await setValue(0)).code).toBe(200);
    expect(await findCode(placeWith(buyer, [await sell(2)], { points: 10 }))).toBe(
      "points.notAccepted",
    );
    expect((await setValue(3)).code).toBe(200);
  });
});

test("a buyer sees in the quote what points pay, and pays the rest at the storefront", async () => {
  const buyer = await signUpBuyer(server);
  await give({ id: buyer.id, name: "Mia" }, 2500);
  const cart = {
    items: [await sell(35)],
    selfLifting: true,
    points: 2000,
  };
  const quoted = await buyer.post("orders/quote", cart);
  expect(quoted.data).toMatchObject({
    amount: 35,
    points: { points: 2000, amount: 6 },
    rest: 29,
  });
  const greedy = await buyer.post("orders/quote", { ...cart, points: 2501 });
  expect([greedy.status, greedy.data.error]).toEqual([422, "points.insufficient"]);
  const placed = await buyer.post("orders", { ...cart, amount: 35 });
  expect(placed.data.points).toEqual({ points: 2000, amount: 6 });
  const { payOrderNo } = placed.data;
  const payment = await buyer.get(`payments/${payOrderNo}`);
  expect(payment.data.tenders).toEqual([{ method: "points", status: "held", amount: 6 }]);
  const started = await buyer.post(`payments/${payOrderNo}/pay`, { method: "card" });
  await payments.complete(started.data.chargeId);
  const paid = await buyer.get(`payments/${payOrderNo}`);
  expect(paid.data).toMatchObject({
    status: "paid",
    tenders: [{ method: "points", status: "captured", amount: 6 }],
  });
  expect(await audit()).toEqual([]);
});

test("after any purchases, refunds and cancellations the points of a buyer add up", async () => {
  const buyer = await addBuyer(9000);
  let seed = 4711;
  const draw = (upTo: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % upTo;
  };
  const goods = [await sell(1.37), await sell(4.99), await sell(12.5), await sell(0.61)];
  for (let step = 0; step < 10; step += 1) {
    const items = goods.filter(() => draw(2) === 0);
    if (items.length === 0) continue;
    const held = await readBuyer(buyer);
    const placed = await placeWith(buyer, items, {
      points: 1 + draw(held.points - held.held - 1),
    });
    const [order] = placed.orders;
    if (!order || draw(4) === 0) {
      if (order) await cancel(order);
      continue;
    }
    await payByCard(buyer, placed.payOrderNo);
    for (const line of await readLines(order.id)) if (draw(2) === 0) await refund(order.id, line);
  }
  await idle();
  const { points, held } = await readBuyer(buyer);
  expect(points).toBeGreaterThan(0);
  expect(held).toBe(0);
  expect(await audit()).toEqual([]);
});
