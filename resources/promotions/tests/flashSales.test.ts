import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemActor } from "../../../core/server/transactionContext.ts";
import { signUpBuyer } from "../../../server/storefront/tests/buyer.ts";
import { chooseSize } from "../../../tests/stress.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { addBuyers, to } from "../../../tests/trade/buyers.ts";
import {
  type FlashFixtures,
  inMinutes,
  minute,
  openFlashFixtures,
} from "../../../tests/trade/flashFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
import { cancelOrder } from "../../orders/server.ts";

let server: TestServer;
let flash: FlashFixtures;
let buyer: { id: number; name: string };
beforeAll(async () => {
  server = await startTestServer({ server: { store: { perMinute: 0 } } });
  flash = await openFlashFixtures(server);
  buyer = await flash.market.addBuyer("Lea");
}, 120_000);
afterAll(async () => {
  expect(await auditMoney(server.database.pool)).toEqual([]);
  await server.close();
});
const rejected = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code ?? String(error),
  );
const shift = (at: Date, ms: number) => new Date(at.getTime() + ms);
const buy = async (skuId: number, qty: number, now: Date, who = buyer) => {
  const placed = await flash.market.place(who, [{ skuId, qty }], { receiver: null }, now);
  const [order] = placed.orders;
  if (!order) throw new Error("nothing was placed");
  return { ...order, payOrderId: placed.payOrderId };
};
const postSale = (id: number, values: object) =>
  server.post("harbour", "member/seckill/editSubmit", { id, ...values });

describe("a flash sale", () => {
  test("makes its product one of flash sales until it is deleted or over, by jobs", async () => {
    const { goodsId, saleId, from, to } = await flash.offer();
    expect(await flash.readType(goodsId)).toBe(2);
    expect(await flash.read(saleId)).toMatchObject({ status: "planned", soldTotal: 0 });
    const run = async (now: Date) => (await server.runJob("moveFlashSales", now)).done;
    expect(await run(shift(from, -1))).toBe(0);
    expect(await run(from)).toBe(1);
    expect(await run(from)).toBe(0);
    expect(await flash.read(saleId)).toMatchObject({ status: "running" });
    expect(await run(to)).toBe(1);
    expect(await flash.read(saleId)).toMatchObject({ status: "ended" });
    expect(await flash.readType(goodsId)).toBe(1);
    const other = await flash.offer();
    const removed = await server.post("harbour", "member/seckill/delete", { ids: [other.saleId] });
    expect(removed.code).toBe(200);
    expect(await flash.readType(other.goodsId)).toBe(1);
  });

  test("has a period in the future, prices below the regular ones, and stock that there is", async () => {
    const { goodsId, skuId } = await flash.market.cartItem(20, 5);
    const other = await flash.market.cartItem(20, 5);
    const prices = (more: object) => [{ skuId, price: 10, allocated: 5, ...more }];
    const errors = async (values: object) =>
      Object.keys(
        (await flash.setUp({ goods: goodsId, priceFormList: prices({}), ...values })).data.errors,
      );
    const at = (minutes: number) => inMinutes(minutes).toISOString();
    expect(await errors({ seckillBeginTime: at(-1) })).toEqual(["seckillBeginTime"]);
    expect(await errors({ seckillEndTime: at(60) })).toEqual(["seckillEndTime"]);
    expect(await errors({ priceFormList: [] })).toEqual(["priceFormList"]);
    expect(await errors({ priceFormList: prices({ price: 20 }) })).toEqual([
      "priceFormList.0.price",
    ]);
    expect(await errors({ priceFormList: prices({ allocated: 6 }) })).toEqual([
      "priceFormList.0.allocated",
    ]);
    expect(await errors({ priceFormList: prices({ skuId: other.skuId }) })).toEqual([
      "priceFormList.0.skuId",
    ]);
    expect(await errors({ priceFormList: [...prices({}), ...prices({})] })).toEqual([
      "priceFormList.1.skuId",
    ]);
    expect(await flash.readType(goodsId)).toBe(1);
  });

  test("does not overlap another one of its product, but may follow it at once", async () => {
    const { goodsId, skuId, saleId } = await flash.offer();
    const again = (from: number, to: number) =>
      flash.setUp({
        goods: goodsId,
        seckillBeginTime: inMinutes(from).toISOString(),
        seckillEndTime: inMinutes(to).toISOString(),
        priceFormList: [{ skuId, price: 10, allocated: 5 }],
      });
    const overlap = await again(119, 180);
    expect([overlap.data.error, overlap.data.id]).toEqual(["flashSale.overlaps", saleId]);
    expect((await again(30, 61)).data.error).toBe("flashSale.overlaps");
    const next = await again(120, 180);
    expect(next.code).toBe(200);
    const { seckillEndTime } = next.data;
    const moved = await postSale(next.data.id, {
      seckillBeginTime: inMinutes(90).toISOString(),
      seckillEndTime,
    });
    expect(moved.data.error).toBe("flashSale.overlaps");
    // Of two at once one fails, in whatever order they arrive.
    const both = await Promise.all([again(200, 220), again(210, 230)]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 422]);
    // The product is ordinary once the last of its sales is over.
    await server.post("harbour", "member/seckill/close", { id: saleId });
    expect(await flash.readType(goodsId)).toBe(2);
  });

  test("and a group deal exclude each other", async () => {
    const sale = await flash.offer();
    const group = { groupType: 1, groupNum: 3, groupLimitHours: 24 };
    const setGroup = (goods: number) =>
      server.post("harbour", "member/group/editSubmit", { goods, ...group });
    expect(Object.keys((await setGroup(sale.goodsId)).data.errors)).toEqual(["goods"]);
    const { goodsId, skuId } = await flash.market.cartItem(20, 5);
    expect((await setGroup(goodsId)).code).toBe(200);
    const refused = await flash.setUp({
      goods: goodsId,
      priceFormList: [{ skuId, price: 10, allocated: 5 }],
    });
    expect(refused.data.error).toBe("flashSale.inGroup");
  });

  test("can only end earlier and change its limits while it is running", async () => {
    const { saleId, skuId, goodsId, to } = await flash.offer({ running: true });
    const errors = async (values: object) => {
      const { code, data } = await postSale(saleId, values);
      return code === 200 ? [] : Object.keys(data.errors);
    };
    const prices = (await flash.read(saleId)).priceFormList;
    const change = (more: object) => prices.map((price: object) => ({ ...price, ...more }));
    expect(await errors({ seckillEndTime: shift(to, minute).toISOString() })).toEqual([
      "seckillEndTime",
    ]);
    expect(await errors({ seckillBeginTime: inMinutes(5).toISOString() })).toEqual([
      "seckillBeginTime",
    ]);
    expect(await errors({ priceFormList: change({ price: 1 }) })).toEqual(["priceFormList"]);
    expect(await errors({ priceFormList: change({ allocated: 60 }) })).toEqual(["priceFormList"]);
    await buy(skuId, 1, new Date());
    // The units that were sold are the orders', whatever a client sends.
    expect(
      await errors({
        seckillLimitNum: 3,
        seckillEndTime: shift(to, -minute).toISOString(),
        priceFormList: change({ limitNum: 2, sold: 40, id: undefined }),
      }),
    ).toEqual([]);
    expect(await flash.read(saleId)).toMatchObject({
      seckillLimitNum: 3,
      soldTotal: 1,
      priceFormList: [{ limitNum: 2, sold: 1, allocated: 50 }],
    });
    const unpublish = await server.post("harbour", "member/goods/xiajia", { id: goodsId });
    expect(unpublish.data.error).toBe("goods.flashSaleRunning");
    const removed = await server.post("harbour", "member/seckill/delete", { ids: [saleId] });
    expect(removed.data.failed).toHaveLength(1);
  });

  test("keeps a note that can be changed once it is over", async () => {
    const { saleId } = await flash.offer({ running: true });
    await server.post("harbour", "member/seckill/close", { id: saleId });
    expect((await postSale(saleId, { remark: "Went well" })).code).toBe(200);
    expect(await flash.read(saleId)).toMatchObject({ status: "closed", remark: "Went well" });
  });

  test("is ended by the merchant, and resumed while its period lasts", async () => {
    const { saleId, goodsId, skuId } = await flash.offer({ running: true });
    const close = () => server.post("harbour", "member/seckill/close", { id: saleId });
    expect((await close()).data).toMatchObject({ status: "closed" });
    expect(await flash.readType(goodsId)).toBe(1);
    expect((await buy(skuId, 1, new Date())).payPrice).toBe(59_95);
    expect((await postSale(saleId, { seckillLimitNum: 1 })).data.error).toBeDefined();
    const resumed = await server.post("harbour", "member/seckill/reopen", { id: saleId });
    expect(resumed.data).toMatchObject({ status: "running" });
    expect(await flash.readType(goodsId)).toBe(2);
    expect((await buy(skuId, 1, new Date())).payPrice).toBe(39_95);
    // While it was closed, another sale may have taken its period.
    await close();
    const values = { goods: goodsId, priceFormList: [{ skuId, price: 10, allocated: 5 }] };
    expect((await flash.setUp(values)).code).toBe(200);
    const refused = await server.post("harbour", "member/seckill/reopen", { id: saleId });
    expect(refused.data.error).toBe("flashSale.overlaps");
  });

  test("shows its merchant the coupons that come on top, of its product alone", async () => {
    const { goodsId } = await flash.market.cartItem(20, 5);
    const other = await flash.market.cartItem(20, 5);
    const save = (name: string, values: object) =>
      server.post("harbour", "member/coupon/editSubmit", {
        name,
        type: 1,
        amount: 3,
        fullAmount: 12,
        sendCondition: 1,
        totalNum: 5,
        limitNum: 1,
        validityType: 1,
        activity: { from: "2026-01-01", to: "2099-01-01" },
        useType: 1,
        ...values,
      });
    expect((await save("Everything", {})).code).toBe(200);
    expect((await save("This one", { useType: 2, goodsIds: [goodsId] })).code).toBe(200);
    expect((await save("Another", { useType: 2, goodsIds: [other.goodsId] })).code).toBe(200);
    const { data } = await server.get("harbour", "member/seckill/getProduct", { goodsId });
    expect(data.coupons).toMatchObject([
      { name: "This one", type: 1, amount: 3, discount: null, fullAmount: 12 },
      { name: "Everything" },
    ]);
  });

  test("of another shop is neither seen nor changed, and its product is not offered", async () => {
    const { saleId, goodsId, skuId } = await flash.offer();
    const get = await server.get("laneway", "member/seckill/get", { id: saleId });
    expect(get.code).toBe(404);
    const close = await server.post("laneway", "member/seckill/close", { id: saleId });
    expect(close.code).toBe(404);
    const values = { goods: goodsId, priceFormList: [{ skuId, price: 1, allocated: 1 }] };
    expect(Object.keys((await flash.setUp(values, "laneway")).data.errors)).toContain("goods");
    // Nor is a variant of it in a sale of the shop's own product.
    const own = await flash.market.cartItem(20, 5, {}, "laneway");
    const mixed = await flash.setUp({ ...values, goods: own.goodsId }, "laneway");
    expect(Object.keys(mixed.data.errors)).toEqual(["priceFormList.0.skuId"]);
  });
});

describe("an order", () => {
  test("has the flash price exactly from the begin until before the end", async () => {
    const { skuId, from, to } = await flash.offer();
    const pay = async (now: Date) => (await buy(skuId, 1, now)).payPrice;
    expect(await pay(shift(from, -1))).toBe(59_95);
    expect(await pay(from)).toBe(39_95);
    expect(await pay(shift(to, -1))).toBe(39_95);
    expect(await pay(to)).toBe(59_95);
  });

  test("is of the type of flash sales, and freezes its adjustment", async () => {
    const { skuId, from, saleId } = await flash.offer();
    const { id } = await buy(skuId, 2, from);
    expect(await flash.market.order(id)).toMatchObject({
      type: 2,
      goodsTotal: 79.9,
      adjustments: [{ kind: "unitPrice", source: "flashSale", sourceId: saleId, amount: -40 }],
    });
    expect(await flash.readSold(saleId)).toBe(2);
  });

  test("S1: is refused above the limit, which counts unpaid orders too", async () => {
    const { skuId, from } = await flash.offer({ limit: 2 });
    expect(await rejected(buy(skuId, 3, from))).toBe("flashSale.limitReached");
    expect((await buy(skuId, 1, from)).payPrice).toBe(39_95);
    const second = await buy(skuId, 1, from);
    expect(await rejected(buy(skuId, 1, from))).toBe("flashSale.limitReached");
    await flash.market.pay(second.payOrderId, shift(from, minute));
    expect(await rejected(buy(skuId, 1, from))).toBe("flashSale.limitReached");
    const other = await flash.market.addBuyer();
    expect((await buy(skuId, 2, from, other)).payPrice).toBe(79_90);
  });

  test("S3: gives its units and its part of the limit back once it is cancelled or times out", async () => {
    const { skuId, from, saleId } = await flash.offer({ limit: 2, allocated: 2 });
    const cancelled = await buy(skuId, 2, from);
    const stranger = await flash.market.addBuyer();
    // Sold out: at the regular price.
    expect((await buy(skuId, 1, from, stranger)).payPrice).toBe(59_95);
    await flash.market.locked(systemActor, cancelled.id, (ctx, order) =>
      cancelOrder(ctx, order, "buyer"),
    );
    expect(await flash.readSold(saleId)).toBe(0);
    expect((await buy(skuId, 2, from)).payPrice).toBe(79_90);
    expect(await flash.readSold(saleId)).toBe(2);
    await server.runJob("closeUnpaid", shift(from, 40 * minute));
    expect(await flash.readSold(saleId)).toBe(0);
    await server.runJob("closeUnpaid", shift(from, 41 * minute));
    expect(await flash.readSold(saleId)).toBe(0);
    expect((await buy(skuId, 2, shift(from, 50 * minute))).payPrice).toBe(79_90);
  });

  test("is refused where it wants more than is left at the flash price", async () => {
    const { skuId, from, saleId } = await flash.offer({ allocated: 2 });
    expect(await rejected(buy(skuId, 3, from))).toBe("flashSale.insufficientStock");
    expect(await flash.readSold(saleId)).toBe(0);
  });
});

test("whatever is ordered and cancelled, a sale has sold what its orders hold, within its limits", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          who: fc.integer({ min: 0, max: 2 }),
          qty: fc.integer({ min: 1, max: 3 }),
          cancels: fc.boolean(),
        }),
        { minLength: 4, maxLength: 12 },
      ),
      async (steps) => {
        const { skuId, saleId, from } = await flash.offer({ allocated: 5, limit: 3 });
        const buyers = await Promise.all([0, 1, 2].map(() => flash.market.addBuyer()));
        let open: { id: number; who: number; qty: number }[] = [];
        for (const { who, qty, cancels } of steps) {
          const [first] = open;
          if (cancels && first) {
            await flash.market.locked(systemActor, first.id, (ctx, order) =>
              cancelOrder(ctx, order, "buyer"),
            );
            open = open.slice(1);
          } else {
            const sum = (of: typeof open) => of.reduce((all, one) => all + one.qty, 0);
            const left = 5 - sum(open);
            const bought = sum(open.filter((one) => one.who === who));
            const placed = buy(skuId, qty, from, buyers[who] ?? buyer);
            if (left === 0) expect((await placed).payPrice).toBe(59_95 * qty);
            else if (bought + qty > 3)
              expect(await rejected(placed)).toBe("flashSale.limitReached");
            else if (qty > left) expect(await rejected(placed)).toBe("flashSale.insufficientStock");
            else {
              const { id, payPrice } = await placed;
              expect(payPrice).toBe(39_95 * qty);
              open.push({ id, who, qty });
            }
          }
          expect(await flash.readSold(saleId)).toBe(open.reduce((all, { qty }) => all + qty, 0));
        }
      },
    ),
    { numRuns: chooseSize(5, 60) },
  );
});

describe("a storefront", () => {
  const get = async (url: string) =>
    (await server.request(null, { method: "GET", url: `/api/store/v1/${url}` })).json().data;

  test("shows the sale of a product with what is left of it, and the channel what comes next", async () => {
    const { goodsId, skuId, saleId } = await flash.offer({ running: true, limit: 2 });
    const next = await flash.offer();
    const sale = {
      id: saleId,
      limit: 2,
      prices: [{ skuId, price: 39.95, left: 50, limit: null }],
    };
    expect(await get(`goods/${goodsId}`)).toMatchObject({ type: 2, flashSale: sale });
    const { running, upcoming } = await get(`flashSales?shop=${server.shops.harbour}`);
    const find = (list: { sale: { id: number } }[], id: number) =>
      list.find((one) => one.sale.id === id);
    expect(find(running, saleId)).toMatchObject({ sale, goods: { id: goodsId, price: 59.95 } });
    expect(find(upcoming, next.saleId)).toMatchObject({ goods: { id: next.goodsId } });
    const readCard = async () =>
      (await get(`goods?shop=${server.shops.harbour}&pageSize=50`)).list.find(
        ({ id }: { id: number }) => id === goodsId,
      );
    expect(await readCard()).toMatchObject({ price: 59.95, flashSale: { price: 39.95 } });
    await buy(skuId, 2, new Date());
    const left = { flashSale: { prices: [{ left: 48 }] } };
    expect(await get(`goods/${goodsId}`)).toMatchObject(left);
    await server.post("harbour", "member/seckill/close", { id: saleId });
    expect(await get(`goods/${goodsId}`)).toMatchObject({ type: 1, flashSale: null });
    const card = { id: goodsId, type: 1, flashSale: null };
    const cards = await get(`goods?shop=${server.shops.harbour}&pageSize=50`);
    expect(cards.list).toContainEqual(expect.objectContaining(card));
    const other = await get(`flashSales?shop=${server.shops.laneway}`);
    expect(other).toEqual({ running: [], upcoming: [] });
  });

  test("quotes the flash price, and rejects an order at the price before the sale", async () => {
    const { skuId } = await flash.offer({ running: true });
    const { post } = await signUpBuyer(server);
    const cart = { items: [{ skuId, qty: 2 }], selfLifting: true };
    const quoted = await post("orders/quote", cart);
    expect(quoted.data).toMatchObject({ amount: 79.9, shops: [{ lines: [{ price: 39.95 }] }] });
    expect((await post("orders", { ...cart, amount: 119.9, address: to })).data.error).toBe(
      "goods.priceChanged",
    );
    expect((await post("orders", { ...cart, amount: 79.9, address: to })).code).toBe(200);
  });

  test("quotes why a flash price doesn't apply: not yet, sold out, or above the limit", async () => {
    const { post } = await signUpBuyer(server);
    const quote = async (skuId: number, qty = 1) =>
      (await post("orders/quote", { items: [{ skuId, qty }], selfLifting: true })).data;
    const planned = await flash.offer();
    expect((await quote(planned.skuId)).shops[0]).toMatchObject({
      payPrice: 59.95,
      promotions: [
        {
          type: "flashSale",
          stage: "unitPrice",
          id: planned.saleId,
          goodsId: planned.goodsId,
          saves: null,
          reason: "notYet",
          from: planned.from.toISOString(),
        },
      ],
    });
    const running = await flash.offer({ running: true, limit: 2, allocated: 2 });
    expect((await quote(running.skuId, 2)).shops[0]).toMatchObject({
      payPrice: 79.9,
      promotions: [{ id: running.saleId, saves: 40, reason: null }],
    });
    // A mixed price is not offered.
    expect(await quote(running.skuId, 3)).toMatchObject({ error: "flashSale.limitReached" });
    await buy(running.skuId, 2, new Date(), await flash.market.addBuyer());
    expect((await quote(running.skuId)).shops[0]).toMatchObject({
      payPrice: 59.95,
      promotions: [{ id: running.saleId, saves: null, reason: "soldOut" }],
    });
  });

  const [buyers, units] = [chooseSize(40, 1000), chooseSize(6, 50)];
  test(`of ${buyers} buyers at once, ${units} get one of ${units} at the flash price`, {
    timeout: 300_000,
  }, async () => {
    const { skuId, saleId } = await flash.offer({
      running: true,
      price: 10,
      flash: 5,
      stock: buyers,
      allocated: units,
    });
    const tokens = await addBuyers(server.database.pool, buyers);
    const answers: Record<string, number> = {};
    await Promise.all(
      tokens.map(async (token) => {
        const headers = { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() };
        for (;;) {
          const response = await server.app.inject({
            method: "POST",
            url: "/api/store/v1/orders",
            payload: { items: [{ skuId, qty: 1 }], selfLifting: true, address: to, amount: 5 },
            headers,
          });
          // Too many concurrent calls: this one was not executed and is retried.
          if (response.statusCode === 503) continue;
          const outcome = response.json().data.error ?? "placed";
          answers[outcome] = (answers[outcome] ?? 0) + 1;
          return;
        }
      }),
    );
    const { placed, "goods.priceChanged": changed = 0, "flashSale.soldOut": soldOut = 0 } = answers;
    expect([placed, changed + soldOut]).toEqual([units, buyers - units]);
    expect(await flash.readSold(saleId)).toBe(units);
  });
});
