import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemActor } from "../../../core/server/transactionContext.ts";
import { signUpBuyer } from "../../../server/storefront/tests/buyer.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
import { applyRefund, cancelOrder, confirmReceipt } from "../../orders/server.ts";
import { agree, completeRefund, shipOrder } from "../../orders/testing.ts";
import { claimCoupon } from "../coupons/commands/claimCoupon.ts";

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
}, 120_000);
afterAll(async () => {
  expect(await auditMoney(server.database.pool)).toEqual([]);
  await server.close();
});

const everyDay = { from: "2026-01-01", to: "2099-12-31" };
const base = {
  name: "A$10",
  type: 1,
  amount: 10,
  fullAmount: 80,
  sendCondition: 1,
  totalNum: 100,
  limitNum: 1,
  useType: 1,
  validityType: 1,
  activity: everyDay,
};
const save = (more: object = {}, user = "harbour") =>
  server.post(user, "member/coupon/editSubmit", { ...base, ...more });
const create = async (more: object = {}, user = "harbour"): Promise<number> => {
  const { code, data } = await save(more, user);
  expect([code, data.errors]).toEqual([200, undefined]);
  return data.id;
};
const read = async (id: number, user = "harbour") =>
  (await server.get(user, "member/coupon/get", { id })).data;
const idle = () => server.engine.queues?.idle();
const claim = (couponId: number, buyer: { id: number; name: string }, now?: Date) =>
  market.command(market.asBuyer(buyer), (ctx) => claimCoupon(ctx, { couponId, buyer }), now);
const piece = async (id: number) =>
  (
    await server.database.pool.query(
      `select status, order_id::int as "orderId", release_cause as cause, valid_from as "validFrom",
        valid_to as "validTo", amount::int
       from received_coupons where id = $1`,
      [id],
    )
  ).rows[0];
const findCode = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code ?? String(error),
  );
const sell = async (...prices: number[]) => {
  const items: { skuId: number; qty: number }[] = [];
  for (const price of prices)
    items.push({ skuId: (await market.cartItem(price, 1_000)).skuId, qty: 1 });
  return items;
};
const c1 = () => sell(49.9, 25, 12.5);

describe("a coupon", () => {
  test("is created and read back, with its days in the shop's zone", async () => {
    const id = await create({ activity: { from: "2026-01-01", to: "2090-04-02" } });
    expect(await read(id)).toMatchObject({
      name: "A$10",
      amount: 10,
      status: 1,
      drawNum: 0,
      startsAt: "2025-12-31T13:00:00.000Z",
      // The day has 25 hours.
      endsAt: "2090-04-02T14:00:00.000Z",
    });
  });
  test("of a discount is written as 9.5, and stored in thousandths", async () => {
    const id = await create({ type: 2, amount: undefined, discount: 9.5 });
    expect((await read(id)).discount).toBe(9.5);
    const { rows } = await server.database.pool.query(
      "select discount from coupons where id = $1",
      [id],
    );
    expect(rows).toEqual([{ discount: 950 }]);
    for (const discount of [0, 10, 9.555, -1])
      expect((await save({ type: 2, amount: undefined, discount })).data.errors).toHaveProperty(
        "discount",
      );
  });
  test("whose terms contradict each other is rejected at its fields", async () => {
    const errors = async (more: object) => Object.keys((await save(more)).data.errors ?? {});
    expect(await errors({ limitNum: 101 })).toEqual(["limitNum"]);
    expect(await errors({ activity: { from: "2020-01-01", to: "2020-01-31" } })).toEqual([
      "activity",
    ]);
    const early = { validityType: 3, fixedRange: { from: "2026-01-01", to: "2026-02-01" } };
    expect(await errors(early)).toEqual(["fixedRange"]);
    expect(await errors({ useType: 2, goodsIds: [] })).toEqual(["goodsIds"]);
    expect(await errors({ useType: 3 })).toEqual(["cateIds"]);
    expect(await errors({ sendCondition: 3 })).toEqual(["fullSendAmount"]);
  });
});

describe("claiming", () => {
  test("C7: of many claims at once never more succeed than there are pieces", async () => {
    // `twoProcesses.test.ts` has 1,000 claims of 100 pieces.
    const [pieces, claims] = [10, 40];
    const id = await create({ totalNum: pieces });
    const buyers = await Promise.all(Array.from({ length: claims }, () => market.addBuyer()));
    const results = await Promise.all(buyers.map((buyer) => findCode(claim(id, buyer))));
    expect(results.filter((one) => one === "done")).toHaveLength(pieces);
    expect(new Set(results)).toEqual(new Set(["done", "coupon.allClaimed"]));
    expect(await read(id)).toMatchObject({ drawNum: pieces, status: 2 });
    // More pieces are distributed again, and fewer than were claimed are rejected.
    expect((await save({ id, totalNum: pieces - 1 })).data.errors).toHaveProperty("totalNum");
    expect((await save({ id, totalNum: pieces + 1 })).code).toBe(200);
    expect(await read(id)).toMatchObject({ status: 1 });
  });
  test("a buyer at the limit does not consume the last piece, however often they claim at once", async () => {
    const id = await create({ totalNum: 3, limitNum: 2 });
    const buyer = await market.addBuyer();
    const results = await Promise.all(Array.from({ length: 6 }, () => findCode(claim(id, buyer))));
    expect(results.toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => "coupon.limitReached"),
      "done",
      "done",
    ]);
    expect(await read(id)).toMatchObject({ drawNum: 2, status: 1 });
    expect(await findCode(claim(id, await market.addBuyer()))).toBe("done");
  });
  test("is not possible before its first day, after its last, of a deleted or a given one", async () => {
    const activity = { from: "2090-01-02", to: "2090-01-31" };
    const id = await create({ activity });
    const buyer = await market.addBuyer();
    const at = (instant: string) => findCode(claim(id, buyer, new Date(instant)));
    expect(await at("2090-01-01T12:59:59Z")).toBe("coupon.notDistributed");
    expect(await at("2090-01-31T13:00:00Z")).toBe("coupon.notDistributed");
    expect(await at("2090-01-31T12:59:59Z")).toBe("done");
    const given = await create({ sendCondition: 2 });
    expect(await findCode(claim(given, buyer))).toBe("coupon.notDistributed");
    const deleted = await create();
    await server.post("harbour", "member/coupon/delete", { ids: [deleted] });
    expect(await findCode(claim(deleted, buyer))).toBe("record.notFound");
  });
  test("fixes the validity: days are of 24 hours, dates are whole days of the shop's zone", async () => {
    const buyer = await market.addBuyer();
    const now = new Date("2090-04-01T01:00:00Z");
    const days = await create({ validityType: 2, validityDays: 2, totalNum: 5 });
    expect(await piece(await claim(days, buyer, now))).toMatchObject({
      validFrom: now.toISOString(),
      validTo: "2090-04-03T01:00:00.000Z",
    });
    const dates = await create({
      validityType: 3,
      fixedRange: { from: "2090-04-02", to: "2090-04-02" },
      activity: { from: "2026-01-01", to: "2090-04-02" },
    });
    expect(await piece(await claim(dates, buyer, now))).toMatchObject({
      validFrom: "2090-04-01T13:00:00.000Z",
      validTo: "2090-04-02T14:00:00.000Z",
    });
  });
  test("fixes the terms: later ones apply to what is still to be claimed", async () => {
    const id = await create();
    const [early, late] = [await market.addBuyer(), await market.addBuyer()];
    const first = await claim(id, early);
    expect((await save({ id, amount: 12, fullAmount: 75 })).code).toBe(200);
    const second = await claim(id, late);
    expect([(await piece(first)).amount, (await piece(second)).amount]).toEqual([1000, 1200]);
    expect(await read(id)).toMatchObject({ oldTerms: 1, unusedNum: 2 });
  });
});

describe("giving", () => {
  test("issues to buyers of the shop, to all or to none", async () => {
    const [known, stranger] = [await market.addBuyer("Known"), await market.addBuyer("Stranger")];
    await market.place(known, await sell(5));
    const id = await create({ sendCondition: 2, totalNum: 1 });
    const give = (memberIds: unknown, user = "harbour") =>
      server.post(user, "member/coupon/present", { id, memberIds });
    expect((await give([known.id, stranger.id])).data.errors).toHaveProperty("memberIds");
    expect((await give([known.id], "laneway")).code).toBe(404);
    expect((await give([])).code).not.toBe(200);
    expect((await give([known.id])).code).toBe(200);
    expect((await give([known.id])).code).not.toBe(200);
    const drawn = await server.get("harbour", "member/coupon/getDrawList", { couponConfigId: id });
    expect(drawn.data).toMatchObject([{ memberName: "Known", status: "unused" }]);
    expect(
      (await server.get("laneway", "member/coupon/getDrawList", { couponConfigId: id })).code,
    ).toBe(404);
    await server.engine.queues?.idle();
    const buyers = await server.get("harbour", "member/getSimpleList", { name: "know" });
    expect(buyers.data).toMatchObject([{ id: known.id, name: "Known", orders: 1 }]);
  });
});

describe("an order", () => {
  test("C1: has its coupon on its lines, which is used once", async () => {
    const buyer = await market.addBuyer();
    const id = await claim(await create(), buyer);
    const placed = await market.place(buyer, await c1(), { receiver: null, couponIds: [id] });
    const order = await market.order(placed.orders[0]?.id ?? 0);
    expect(order).toMatchObject({ goodsTotal: 87.4, couponAmount: 10, payPrice: 77.4 });
    expect(order.lines.map(({ paid }: { paid: number }) => paid)).toEqual([44.19, 22.14, 11.07]);
    expect(await piece(id)).toMatchObject({ status: "used", orderId: order.id });
    const again = market.place(buyer, await c1(), { receiver: null, couponIds: [id] });
    expect(await findCode(again)).toBe("coupon.used");
  });
  test("of two at once only one uses a coupon", async () => {
    const buyer = await market.addBuyer();
    const id = await claim(await create(), buyer);
    const items = await c1();
    const results = await Promise.all(
      [1, 2, 3, 4].map(() =>
        findCode(market.place(buyer, items, { receiver: null, couponIds: [id] })),
      ),
    );
    expect(results.toSorted()).toEqual(["coupon.used", "coupon.used", "coupon.used", "done"]);
  });
  test("is rejected with the reason why its coupon does not apply, and the coupon stays unused", async () => {
    const buyer = await market.addBuyer();
    const items = await sell(67.4);
    const goods = await market.cartItem(5, 10);
    const order = async (more: object, now?: Date) => {
      const id = await claim(await create(more), buyer, now);
      const code = await findCode(market.place(buyer, items, { receiver: null, couponIds: [id] }));
      return [code, (await piece(id)).status];
    };
    expect(await order({})).toEqual(["coupon.minimum", "unused"]);
    expect(await order({ fullAmount: 0, useType: 2, goodsIds: [goods.goodsId] })).toEqual([
      "coupon.otherProducts",
      "unused",
    ]);
    const past = new Date(Date.now() - 3 * 86_400_000);
    expect(await order({ validityType: 2, validityDays: 1 }, past)).toEqual([
      "coupon.expired",
      "unused",
    ]);
    const ahead = { from: "2099-12-31", to: "2099-12-31" };
    expect(await order({ validityType: 3, fixedRange: ahead })).toEqual([
      "coupon.notYet",
      "unused",
    ]);
    // E3: 5 % of 0.10 is rounded to nothing.
    const cheap = await sell(0.1);
    const tiny = await claim(
      await create({ type: 2, amount: undefined, discount: 9.5, fullAmount: 0 }),
      buyer,
    );
    const placed = market.place(buyer, cheap, { receiver: null, couponIds: [tiny] });
    expect([await findCode(placed), (await piece(tiny)).status]).toEqual([
      "coupon.noSaving",
      "unused",
    ]);
  });
  test("cannot use another shop's coupon, another buyer's, or two of one shop", async () => {
    const buyer = await market.addBuyer();
    const items = await c1();
    const place = (couponIds: number[]) =>
      findCode(market.place(buyer, items, { receiver: null, couponIds }));
    const foreign = await claim(await create({}, "laneway"), buyer);
    expect(await place([foreign])).toBe("coupon.otherShop");
    const others = await claim(await create(), await market.addBuyer());
    expect(await place([others])).toBe("input.invalid");
    const own = [await claim(await create(), buyer), await claim(await create(), buyer)];
    expect(await place(own)).toBe("coupon.onePerShop");
  });
  test("of a category's branch has the coupon of the category on those lines alone", async () => {
    const buyer = await market.addBuyer();
    const { rows } = await server.database.pool.query(
      `with top as (insert into categories (name) values ('{"en":"Pantry"}') returning id)
       insert into categories (name, parent) select '{"en":"Rice"}', id from top returning id, parent`,
    );
    const [{ id: branch, parent }] = rows;
    const inside = await market.cartItem(95, 10, { category: branch });
    const outside = await market.cartItem(50, 10);
    const items = [inside, outside].map(({ skuId }) => ({ skuId, qty: 1 }));
    const terms = { useType: 3, cateIds: [parent], amount: 20 };
    // C3: the products of the category miss the minimum, although the order has it.
    const c3 = await claim(await create({ ...terms, fullAmount: 100 }), buyer);
    expect(await findCode(market.place(buyer, items, { receiver: null, couponIds: [c3] }))).toBe(
      "coupon.minimum",
    );
    const id = await claim(await create({ ...terms, fullAmount: 95 }), buyer);
    const placed = await market.place(buyer, items, { receiver: null, couponIds: [id] });
    const order = await market.order(placed.orders[0]?.id ?? 0);
    expect(order.lines.map(({ paid }: { paid: number }) => paid)).toEqual([75, 50]);
  });
});

describe("a cancelled order", () => {
  test("returns its coupon once, and not to a later order's cost", async () => {
    const buyer = await market.addBuyer();
    const id = await claim(await create(), buyer);
    const items = await c1();
    const place = () => market.place(buyer, items, { receiver: null, couponIds: [id] });
    const cancel = (orderId: number) =>
      market.locked(systemActor, orderId, (ctx, order) => cancelOrder(ctx, order, "timeout"));
    const first = await place();
    await cancel(first.orders[0]?.id ?? 0);
    await idle();
    expect(await piece(id)).toMatchObject({ status: "unused", orderId: null, cause: "cancelled" });
    const second = await place();
    // E16: the money of the late payment goes back, and the coupon stays with the second order.
    await market.pay(first.payOrderId);
    await idle();
    expect(await piece(id)).toMatchObject({ status: "used", orderId: second.orders[0]?.id });
    // A repeated event finds no coupon of its order.
    const { releaseCoupons } = await import("../coupons/consumers.ts");
    const { rows } = await server.database.pool.query(
      "select id, topic, key, shop_id as \"shopId\", payload from domain_events where topic = 'order.cancelled' and key = $1",
      [first.orders[0]?.id],
    );
    expect(rows).toHaveLength(1);
    await market.command(systemActor, (ctx) =>
      releaseCoupons.handle(ctx, [{ ...rows[0], actor: systemActor, at: ctx.now }]),
    );
    expect(await piece(id)).toMatchObject({ status: "used" });
  });
  test("returns an expired coupon as expired", async () => {
    const buyer = await market.addBuyer();
    const id = await claim(
      await create({ validityType: 2, validityDays: 1 }),
      buyer,
      new Date(Date.now() - 86_400_000 + 60_000),
    );
    const { orders } = await market.place(buyer, await c1(), { receiver: null, couponIds: [id] });
    await server.database.pool.query(
      "update received_coupons set valid_to = now() - interval '1 second' where id = $1",
      [id],
    );
    await market.locked(systemActor, orders[0]?.id ?? 0, (ctx, order) =>
      cancelOrder(ctx, order, "buyer"),
    );
    await idle();
    expect(await piece(id)).toMatchObject({ status: "expired", orderId: null });
  });
  test("R2: refunded as a whole before it is shipped returns the coupon; in part it does not", async () => {
    const buyer = await market.addBuyer();
    const id = await claim(await create(), buyer);
    const placed = await market.place(buyer, await c1(), { couponIds: [id] });
    const [order] = placed.orders;
    await market.pay(placed.payOrderId);
    const { lines } = await market.order(order?.id ?? 0);
    let paid = 0;
    for (const [place, line] of lines.entries()) {
      const refund = await market.command(market.asBuyer(buyer), async (ctx) => {
        const applied = await applyRefund(ctx, buyer.id, {
          orderNo: order?.orderNo ?? "",
          lineId: line.id,
          qty: 1,
          refundInd: "refundOnly",
          reason: "Changed my mind",
        });
        await agree(ctx, applied.id, null);
        return applied.id;
      });
      await market.command(systemActor, (ctx) => completeRefund(ctx, refund));
      await idle();
      const { rows } = await server.database.pool.query(
        "select refund_amount::int as amount from refunds where id = $1",
        [refund],
      );
      paid += rows[0].amount;
      expect((await piece(id)).status).toBe(place < 2 ? "used" : "unused");
    }
    const { payPrice, refundAmount } = await market.order(order?.id ?? 0);
    expect([refundAmount, paid]).toEqual([payPrice, payPrice * 100]);
    expect(await piece(id)).toMatchObject({ cause: "refunded" });
  });
});

describe("a gift on purchase", () => {
  test("is given once with a completed order, and voided unused when a refund makes it too small", async () => {
    const gift = await create({ sendCondition: 3, fullSendAmount: 60, totalNum: 2, limitNum: 2 });
    const buyer = await market.addBuyer();
    const finish = async (prices: number[]) => {
      const placed = await market.place(buyer, await sell(...prices));
      const orderId = placed.orders[0]?.id ?? 0;
      await market.pay(placed.payOrderId);
      await market.locked(systemActor, orderId, (ctx, order) =>
        shipOrder(ctx, order, { deliveryType: "auspost", deliveryNo: `T${orderId}` }),
      );
      await market.locked(systemActor, orderId, confirmReceipt);
      await idle();
      return { orderId, orderNo: placed.orders[0]?.orderNo ?? "" };
    };
    const owned = async () =>
      (
        await server.database.pool.query(
          `select id::int, status, source, gift_order_id::int as "orderId", release_cause as cause
           from received_coupons where coupon = $1 order by id`,
          [gift],
        )
      ).rows;
    await finish([59.99]);
    expect(await owned()).toEqual([]);
    const { orderId, orderNo } = await finish([40, 30]);
    expect(await owned()).toMatchObject([{ status: "unused", source: "gift", orderId }]);
    const { giveCoupons } = await import("../coupons/consumers.ts");
    await market.command(systemActor, (ctx) =>
      giveCoupons.handle(ctx, [
        {
          id: 1,
          topic: "order.received",
          key: orderId,
          shopId: server.shops.harbour,
          payload: { orderId, number: "", pickup: false },
          actor: systemActor,
          at: ctx.now,
        },
      ]),
    );
    expect(await owned()).toHaveLength(1);
    const [line] = (await market.order(orderId)).lines;
    const refund = await market.command(market.asBuyer(buyer), async (ctx) => {
      const applied = await applyRefund(ctx, buyer.id, {
        orderNo,
        lineId: line.id,
        qty: 1,
        refundInd: "refundOnly",
        reason: "Damaged",
      });
      await agree(ctx, applied.id, null);
      return applied.id;
    });
    await market.command(systemActor, (ctx) => completeRefund(ctx, refund));
    await idle();
    expect(await owned()).toMatchObject([{ status: "expired", cause: "refunded" }]);
  });
});

describe("the job", () => {
  test("expires coupons after their last day, and pieces after theirs, once", async () => {
    const id = await create({
      activity: { from: "2026-01-01", to: "2090-01-31" },
      validityType: 3,
      fixedRange: { from: "2026-01-01", to: "2090-02-28" },
    });
    const own = await claim(id, await market.addBuyer());
    const run = (at: string) => server.runJob("expireCoupons", new Date(at));
    await run("2090-01-31T12:59:59Z");
    expect(await read(id)).toMatchObject({ status: 1 });
    await run("2090-01-31T13:00:00Z");
    expect(await read(id)).toMatchObject({ status: 3 });
    expect((await piece(own)).status).toBe("unused");
    await run("2090-02-28T13:00:00Z");
    expect((await piece(own)).status).toBe("expired");
    expect(await run("2090-02-28T13:00:00Z")).toMatchObject({ done: 0 });
    expect((await save({ id, name: "Again" })).code).not.toBe(200);
  });
});

describe("a storefront", () => {
  test("lists a shop's coupons, claims one, quotes the cart with each, and buys with the chosen", async () => {
    const shop = await server.post("laneway", "member/coupon/editSubmit", {
      ...base,
      name: "Books",
      rules: { en: "One each.", zhCN: "每人一张。" },
    });
    const buyer = await signUpBuyer(server);
    const centre = await buyer.get(`shops/${server.shops.laneway}/coupons?lang=zh-CN`);
    expect(centre.data).toContainEqual(
      expect.objectContaining({
        id: shop.data.id,
        name: "Books",
        amount: 10,
        left: 100,
        rules: "每人一张。",
      }),
    );
    const claimed = await buyer.post(`coupons/${shop.data.id}/claim`);
    expect(claimed.status).toBe(200);
    expect((await buyer.post(`coupons/${shop.data.id}/claim`)).data.error).toBe(
      "coupon.limitReached",
    );
    expect((await buyer.get("coupons?status=unused")).data).toMatchObject([
      { id: claimed.data.id, status: "unused", shop: { name: "laneway" } },
    ]);
    const { skuId } = await market.cartItem(67.4, 10, {}, "laneway");
    const cart = { items: [{ skuId, qty: 1 }], selfLifting: true };
    const low = await buyer.post("orders/quote", cart);
    expect(low.data.shops[0].coupons).toEqual([
      {
        id: claimed.data.id,
        name: "Books",
        chosen: false,
        saves: null,
        reason: "minimum",
        missing: 12.6,
        from: null,
      },
    ]);
    const two = { ...cart, items: [{ skuId, qty: 2 }] };
    const offered = await buyer.post("orders/quote", two);
    expect(offered.data).toMatchObject({ couponAmount: 0, amount: 134.8 });
    expect(offered.data.shops[0].coupons).toMatchObject([{ saves: 10, chosen: false }]);
    const couponIds = [claimed.data.id];
    const quoted = await buyer.post("orders/quote", { ...two, couponIds });
    expect(quoted.data).toMatchObject({ couponAmount: 10, amount: 124.8 });
    const bought = await buyer.post("orders", { ...two, couponIds, amount: 124.8 });
    expect([bought.status, bought.data.amount]).toEqual([200, 124.8]);
    expect((await buyer.get("coupons")).data).toMatchObject([
      { status: "used", orderNo: bought.data.orders[0].orderNo },
    ]);
    expect((await buyer.post("orders/quote", { ...two, couponIds: ["x"] })).status).toBe(400);
  });
});
