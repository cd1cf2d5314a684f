import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { claimCoupon } from "../coupons/commands/claimCoupon.ts";
import type { TriedCart } from "../whatIf/whatIfCart.ts";

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
}, 120_000);
afterAll(() => server.close());

const save = async (path: string, values: object, user = "harbour"): Promise<number> => {
  const area = user === "platform" ? "system" : "member";
  const { code, data } = await server.post(user, `${area}/${path}/editSubmit`, values);
  expect([code, data.errors]).toEqual([200, undefined]);
  return data.id;
};
const addCoupon = (more: object = {}) =>
  save("coupon", {
    name: "Pantry A$10",
    type: 1,
    amount: 10,
    fullAmount: 80,
    sendCondition: 1,
    totalNum: 10,
    limitNum: 1,
    useType: 1,
    validityType: 1,
    activity: { from: "2026-01-01", to: "2099-12-31" },
    ...more,
  });
const addVoucher = (more: object = {}) =>
  save("voucher", {
    name: "Pantry 5%",
    type: "order",
    valueType: "percent",
    discount: 9.5,
    minAmount: 0,
    limitNum: 1,
    begin: "2026-01-01",
    ...more,
  });
const c1 = async () => {
  const skus = [];
  for (const price of [49.9, 25, 12.5]) skus.push(await market.cartItem(price, 1_000));
  return skus;
};
const ask = (cart: Partial<TriedCart>, user = "harbour") =>
  server.get(user, "member/validity/getWhatIf", {
    cart: JSON.stringify({
      items: [],
      memberId: null,
      address: null,
      at: null,
      early: false,
      without: [],
      ...cart,
    }),
  });
interface Verdict {
  source: string;
  sourceId: number;
  applies: boolean;
  reason: string | null;
  [field: string]: unknown;
}
const answer = async (cart: Partial<TriedCart>) => {
  const { code, data } = await ask(cart);
  expect([code, data.error]).toEqual([200, undefined]);
  const find = (source: string, sourceId: number): Verdict | undefined =>
    data.verdicts.find((one: Verdict) => one.source === source && one.sourceId === sourceId);
  return { ...data, find };
};
const toItems = (skus: readonly { skuId: number }[], qty = 1) =>
  skus.map(({ skuId }) => ({ skuId, qty }));
const count = async (table: string) =>
  (await server.database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;

describe("a tried cart", () => {
  test("is priced stage by stage, and each promotion says what it does (E1)", async () => {
    const items = toItems(await c1());
    const ten = await addCoupon();
    const tea = await addCoupon({ name: "Tea week", type: 2, amount: undefined, discount: 9.2 });
    const more = await addCoupon({ name: "Welcome back", fullAmount: 100, amount: 15 });
    const five = await addVoucher();
    const tried = await answer({ items });
    expect(tried).toMatchObject({
      listTotal: 87.4,
      goodsTotal: 87.4,
      goodsPaid: 73.53,
      freightFee: 0,
      payPrice: 73.53,
      reductions: [
        { stage: "coupon", sourceId: ten, amount: -10, shares: [-571, -286, -143] },
        { stage: "voucher", sourceId: five, amount: -3.87, shares: [-221, -111, -55] },
      ],
    });
    expect(tried.net).toBeCloseTo(tried.payPrice - tried.commission, 2);
    expect(tried.find("coupon", ten)).toMatchObject({ applies: true, saves: 10, reason: null });
    expect(tried.find("coupon", tea)).toMatchObject({
      applies: false,
      reason: "beaten",
      saves: 6.99,
      beatenBy: { en: "Pantry A$10" },
    });
    expect(tried.find("coupon", more)).toMatchObject({ reason: "minimum", missing: 12.6 });
    // Left out, the next best applies.
    const without = await answer({ items, without: [`coupon:${ten}`] });
    expect(without.find("coupon", ten)).toMatchObject({
      applies: false,
      isLeftOut: true,
      saves: 10,
    });
    expect(without.find("coupon", tea)).toMatchObject({ applies: true, saves: 6.99 });
  });

  test("GC1: gift cards pay before points, and what remains is said", async () => {
    const items = toItems(await c1());
    const tried = await answer({ items, giftCard: 5000, points: 2000 });
    const { payPrice } = tried;
    expect(tried).toMatchObject({ byGiftCard: 50, points: 2000, byPoints: 6 });
    expect(tried.rest).toBeCloseTo(payPrice - 56, 2);
    // What pays changes nothing of what the shop receives.
    expect((await answer({ items })).net).toBe(tried.net);
    expect((await answer({ items })).rest).toBe(payPrice);
  });

  test("costs what an order of the customer costs", async () => {
    const skus = await c1();
    const items = toItems(skus);
    const coupon = await addCoupon({ amount: 20, limitNum: 1 });
    const buyer = await market.addBuyer();
    const { orders } = await market.place(buyer, items, { receiver: null });
    expect(orders).toHaveLength(1);
    const pieceId = await market.command(market.asBuyer(buyer), (ctx) =>
      claimCoupon(ctx, { couponId: coupon, buyer }),
    );
    const address = { state: "NSW", city: "Sydney", postcode: "2000" } as const;
    const { verdicts } = await answer({ items });
    const without = verdicts
      .filter((one: Verdict) => !(one.source === "coupon" && one.sourceId === coupon))
      .map((one: Verdict) => `${one.source}:${one.sourceId}`);
    const tried = await answer({ items, memberId: buyer.id, address, without });
    const placed = await market.place(buyer, items, { couponIds: [pieceId] });
    expect(placed.amount).toBe(Math.round(tried.payPrice * 100));
    // The piece is used now, and each customer has one.
    const again = await answer({ items, memberId: buyer.id, address });
    expect(again.find("coupon", coupon)).toMatchObject({ applies: false, reason: "used" });
  });

  test("can be ordered at another time, and with what is only scheduled", async () => {
    const items = toItems(await c1());
    const coupon = await addCoupon({
      amount: 40,
      activity: { from: "2090-01-02", to: "2090-01-03" },
    });
    const free = await save("freeDelivery", { name: "Free", minAmount: 0, begin: "2090-01-02" });
    const address = { state: "NSW", city: "Sydney", postcode: "2000" } as const;
    const today = await answer({ items, address });
    expect(today.find("coupon", coupon)).toMatchObject({
      reason: "notYet",
      from: "2090-01-01T13:00:00.000Z",
      isScheduled: true,
    });
    expect(today.find("freeDelivery", free)).toMatchObject({ reason: "notYet" });
    for (const cart of [{ early: true }, { at: "2090-01-01T13:00:00Z" }])
      expect((await answer({ items, address, ...cart })).find("coupon", coupon)).toMatchObject({
        applies: true,
        saves: 40,
      });
    const later = await answer({ items, address, at: "2090-01-03T13:00:00Z" });
    expect(later.find("coupon", coupon)).toMatchObject({
      reason: "expired",
      ended: "2090-01-03T13:00:00.000Z",
    });
  });

  test("names what is for other products, is for pickup, or was not given to the customer", async () => {
    const skus = await c1();
    const items = toItems(skus);
    const { goodsId } = await market.cartItem(30, 10);
    const other = await addVoucher({ type: "goods", goodsIds: [goodsId] });
    const given = await addCoupon({ name: "For you", sendCondition: 2 });
    const buyer = await market.addBuyer();
    await market.place(buyer, items);
    const tried = await answer({ items, memberId: buyer.id });
    expect(tried.find("voucher", other)).toMatchObject({ reason: "scope" });
    expect(tried.find("coupon", given)).toMatchObject({ reason: "notHeld" });
    const free = await save("freeDelivery", { name: "All", minAmount: 0, begin: "2026-01-01" });
    expect((await answer({ items })).find("freeDelivery", free)).toMatchObject({
      reason: "noSaving",
    });
  });

  test("says why a flash sale does not sell, instead of rejecting the cart", async () => {
    const { goodsId, skuId } = await market.cartItem(59.95, 100);
    const flash = await save("seckill", {
      goods: goodsId,
      seckillBeginTime: new Date(Date.now() + 3_600_000).toISOString(),
      seckillEndTime: new Date(Date.now() + 7_200_000).toISOString(),
      seckillLimitNum: 2,
      priceFormList: [{ skuId, price: 39.95, allocated: 5 }],
    });
    const at = new Date(Date.now() + 5_400_000).toISOString();
    const two = await answer({ items: [{ skuId, qty: 2 }], at });
    expect(two.find("flashSale", flash)).toMatchObject({ applies: true, saves: 40 });
    expect(two).toMatchObject({ listTotal: 119.9, goodsTotal: 79.9 });
    const three = await answer({ items: [{ skuId, qty: 3 }], early: true });
    expect(three.find("flashSale", flash)).toMatchObject({ applies: false, reason: "limit" });
    const others = await answer({ items: toItems(await c1()) });
    expect(others.find("flashSale", flash)).toMatchObject({ reason: "notYet" });
    expect(
      (await answer({ items: toItems(await c1()), at })).find("flashSale", flash),
    ).toMatchObject({ reason: "scope" });
  });

  test("writes nothing", async () => {
    const items = toItems(await c1());
    const tables = ["orders", "received_coupons", "voucher_uses", "audit_entries", "domain_events"];
    const before = await Promise.all(tables.map(count));
    await answer({ items });
    expect(await Promise.all(tables.map(count))).toEqual(before);
  });
});

describe("what cannot be tried", () => {
  test("is another shop's product or customer, or no cart", async () => {
    const items = toItems(await c1());
    expect((await ask({ items }, "laneway")).code).toBe(400);
    const stranger = await market.addBuyer();
    expect((await ask({ items, memberId: stranger.id })).code).toBe(400);
    for (const cart of [
      { items: [] },
      { items: [{ skuId: 1, qty: 0 }] },
      { at: "tomorrow" },
      { without: ["drop table"] },
    ])
      expect((await ask({ items, ...cart })).code).toBe(400);
    const text = await server.get("harbour", "member/validity/getWhatIf", { cart: "{" });
    expect(text.code).toBe(400);
    expect((await ask({ items }, "platform")).code).toBe(403);
  });
});

describe("a past order", () => {
  test("is found by its number, with what reduced it", async () => {
    const items = toItems(await c1());
    const coupon = await addCoupon({ name: "Then", amount: 12 });
    const buyer = await market.addBuyer();
    const pieceId = await market.command(market.asBuyer(buyer), (ctx) =>
      claimCoupon(ctx, { couponId: coupon, buyer }),
    );
    const { orders } = await market.place(buyer, items, { couponIds: [pieceId] });
    const past = (number: string, user = "harbour") =>
      server.get(user, "member/validity/getPastOrder", { number });
    const { number, orderNo, payPrice } = orders[0] ?? {};
    const { data } = await past(number ?? "");
    expect(data).toMatchObject({
      number,
      memberId: buyer.id,
      state: "NSW",
      reductions: expect.arrayContaining([{ source: "coupon", name: "Then", amount: -12 }]),
      payPrice: (payPrice ?? 0) / 100,
    });
    expect(
      data.items.map(({ skuId, qty }: { skuId: number; qty: number }) => ({ skuId, qty })),
    ).toEqual(items);
    expect((await past(String(number).slice(1))).data.number).toBe(number);
    expect((await past(orderNo ?? "")).data.number).toBe(number);
    expect((await past(orderNo ?? "", "laneway")).code).toBe(404);
    expect((await past("#999999999")).code).toBe(404);
  });
});
