import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays, systemActor } from "../../../core/server/transactionContext.ts";
import { signUpBuyer } from "../../../server/storefront/tests/buyer.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
import { applyRefund, cancelOrder, confirmReceipt } from "../../orders/server.ts";
import { agree, completeRefund, shipOrder } from "../../orders/testing.ts";
import { claimPlatformCoupon } from "../platformCoupons/commands/claimPlatformCoupon.ts";

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

const base = {
  name: "Market days",
  type: 1,
  amount: 15,
  fullAmount: 100,
  platformPercent: 60,
  shopRange: "all",
  useType: "all",
  totalNum: 100,
  limitNum: 1,
  validityType: 1,
  activity: { from: "2026-01-01", to: "2099-12-31" },
};
const save = (more: object = {}, user = "platform") =>
  server.post(user, "system/platformCoupon/editSubmit", { ...base, ...more });
const create = async (more: object = {}): Promise<number> => {
  const { code, data } = await save(more);
  expect([code, data.errors]).toEqual([200, undefined]);
  return data.id;
};
const read = async (id: number) =>
  (await server.get("platform", "system/platformCoupon/get", { id })).data;
const claim = (couponId: number, buyer: { id: number; name: string }, now?: Date) =>
  market.command(
    market.asBuyer(buyer),
    (ctx) => claimPlatformCoupon(ctx, { couponId, buyer }),
    now,
  );
const query = async (sql: string, values: unknown[]) =>
  (await server.database.pool.query(sql, values)).rows;
const piece = async (id: number) =>
  (
    await query(
      `select status, pay_order_id::int as "payOrderId", release_cause as cause
       from received_platform_coupons where id = $1`,
      [id],
    )
  )[0];
const findCode = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code ?? String(error),
  );
/** The cart of E7: 60.00 and 25.50 of one shop, 34.50 of another, all at 8 % commission. */
const e7 = async () => {
  const goods = [
    await market.cartItem(60, 1_000),
    await market.cartItem(25.5, 1_000),
    await market.cartItem(34.5, 1_000, {}, "laneway"),
  ];
  await query("update goods set commission_rate = 8 where id = any($1)", [
    goods.map(({ goodsId }) => goodsId),
  ]);
  return goods.map(({ skuId }) => ({ skuId, qty: 1 }));
};
/** Places the orders of E7 with a coupon; returns them by shop. */
const buyE7 = async (more: object = {}) => {
  const buyer = await market.addBuyer();
  const pieceId = await claim(await create(more), buyer);
  const placed = await market.place(buyer, await e7(), {
    receiver: null,
    platformCouponId: pieceId,
  });
  const of = (shop: "harbour" | "laneway") => {
    const order = placed.orders.find(({ shopId }) => shopId === server.shops[shop]);
    if (!order) throw new Error(`${shop} has no order`);
    return order;
  };
  return { buyer, pieceId, placed, harbour: of("harbour"), laneway: of("laneway") };
};
/** What the platform has; the points of completed orders are posted apart, by consumers. */
const platformSum = async () => {
  const [{ cents }] = await query(
    `select coalesce(sum(amount), 0) as cents from ledger_entries
     where account = 'platform' and ref_table <> 'point_entries'`,
    [],
  );
  return Number(cents);
};

describe("a coupon of the platform", () => {
  test("is created by the platform alone, with its days in the marketplace's zone", async () => {
    const id = await create({ activity: { from: "2026-01-01", to: "2090-04-02" } });
    expect(await read(id)).toMatchObject({
      status: 1,
      platformPercent: 60,
      startsAt: "2025-12-31T13:00:00.000Z",
      endsAt: "2090-04-02T14:00:00.000Z",
    });
    expect((await save({}, "harbour")).code).not.toBe(200);
    const errors = async (more: object) => Object.keys((await save(more)).data.errors ?? {});
    expect(await errors({ platformPercent: 101 })).toEqual(["platformPercent"]);
    expect(await errors({ shopRange: "selected", shopIds: [] })).toEqual(["shopIds"]);
    expect(await errors({ useType: "category" })).toEqual(["cateIds"]);
    expect(await errors({ limitNum: 101 })).toEqual(["limitNum"]);
  });

  test("C7: of many claims at once never more succeed than there are pieces, and each buyer has at most the limit", async () => {
    const id = await create({ totalNum: 5 });
    const buyers = await Promise.all(Array.from({ length: 12 }, () => market.addBuyer()));
    const results = await Promise.all(buyers.map((buyer) => findCode(claim(id, buyer))));
    expect(results.filter((one) => one === "done")).toHaveLength(5);
    expect(new Set(results)).toEqual(new Set(["done", "coupon.allClaimed"]));
    expect(await read(id)).toMatchObject({ drawNum: 5, status: 2 });
    const other = await create();
    const buyer = await market.addBuyer();
    await claim(other, buyer);
    expect(await findCode(claim(other, buyer))).toBe("coupon.limitReached");
    expect(await findCode(claim(other, await market.addBuyer(), new Date("2100-01-01")))).toBe(
      "coupon.notDistributed",
    );
  });
});

describe("E7 in the books", () => {
  test("the platform's part is credited to the shops with the payment, and settled with their orders", async () => {
    const before = await platformSum();
    const { pieceId, placed, harbour, laneway } = await buyE7();
    expect(placed.amount).toBe(105_00);
    expect([harbour.payPrice, laneway.payPrice]).toEqual([74_81, 30_19]);
    expect(await piece(pieceId)).toMatchObject({ status: "used", payOrderId: placed.payOrderId });
    const pending = async () => [
      await market.held("pending", "harbour"),
      await market.held("pending", "laneway"),
    ];
    const [a = 0, b = 0] = await pending();
    await market.pay(placed.payOrderId);
    const [c = 0, d = 0] = await pending();
    expect([c - a, d - b]).toEqual([74_72, 30_16]);
    expect((await platformSum()) - before).toBe(12);
    const entries = await query(
      `select account, amount::int from ledger_entries where order_no = $1 and type = 'coupon' order by account`,
      [harbour.orderNo],
    );
    expect(entries).toEqual([
      { account: "pending", amount: 6_41 },
      { account: "platform", amount: -6_41 },
    ]);

    const noon = new Date();
    for (const { id } of [harbour, laneway]) await receive(id, noon);
    const lines = await query(
      "select gross::int, coupon::int, commission::int, net::int from settlement_lines where order_id = any($1) order by gross desc",
      [[harbour.id, laneway.id]],
    );
    expect(lines).toEqual([
      { gross: 74_81, coupon: 6_41, commission: 6_50, net: 74_72 },
      { gross: 30_19, coupon: 2_59, commission: 2_62, net: 30_16 },
    ]);
    const balance = await market.held("balance", "harbour");
    expect(JSON.stringify(await server.runJob("settle", addDays(noon, 40)))).not.toContain(
      "message",
    );
    expect((await market.held("balance", "harbour")) - balance).toBe(74_72);
  });

  test("a merchant sees the coupon and who bears it on the order and in the settlement", async () => {
    const { placed, harbour } = await buyE7();
    await market.pay(placed.payOrderId);
    const order = await market.order(harbour.id);
    expect(order).toMatchObject({ couponAmount: 10.69, payPrice: 74.81 });
    expect(order.adjustments).toMatchObject([
      { kind: "platformCoupon", label: "Market days", amount: -7.5, platformAmount: 4.5 },
      { kind: "platformCoupon", label: "Market days", amount: -3.19, platformAmount: 1.91 },
    ]);
    await receive(harbour.id, new Date());
    const settled = await server.get("harbour", "member/settlement/getList", {
      orderId: harbour.id,
    });
    expect(settled.data.list).toMatchObject([{ coupon: 6.41, net: 74.72 }]);
  });

  test("refunds return the platform's part to it, whole at the end, and the coupon stays used", async () => {
    const before = await platformSum();
    const { buyer, pieceId, placed, harbour, laneway } = await buyE7();
    await market.pay(placed.payOrderId);
    for (const { id } of [harbour, laneway]) await receive(id, new Date());
    for (const { id, orderNo } of [harbour, laneway])
      for (const line of await query("select id from orders_lines where parent_id = $1", [id])) {
        const refund = await market.command(market.asBuyer(buyer), (ctx) =>
          applyRefund(ctx, buyer.id, {
            orderNo,
            lineId: line.id,
            qty: 1,
            refundInd: "refundOnly",
            reason: "Too small",
          }),
        );
        await market.command(systemActor, (ctx) => agree(ctx, refund.id, null));
        await market.command(systemActor, (ctx) => completeRefund(ctx, refund.id));
      }
    expect((await platformSum()) - before).toBe(0);
    expect(await piece(pieceId)).toMatchObject({ status: "used" });
    expect(
      await query(
        "select sum(amount)::int from ledger_entries where order_no = any($1) and account = 'pending'",
        [[harbour.orderNo, laneway.orderNo]],
      ),
    ).toEqual([{ sum: 0 }]);
  });
});

/** Ships an order that is picked up at the shop, or not, and has it received. */
async function receive(id: number, now: Date): Promise<void> {
  await query("update orders set self_lifting = false where id = $1", [id]);
  const parcel = { deliveryType: "auspost", deliveryNo: `CP${90_000_000 + id}` } as const;
  await market.locked(systemActor, id, (ctx, order) => shipOrder(ctx, order, parcel), now);
  await market.locked(systemActor, id, confirmReceipt, now);
}

describe("a purchase", () => {
  test("with an order that was cancelled keeps the coupon for the other, and returns it with the last, once", async () => {
    const { pieceId, harbour, laneway } = await buyE7();
    const cancel = (id: number) =>
      market.locked(systemActor, id, (ctx, order) => cancelOrder(ctx, order, "timeout"));
    await cancel(harbour.id);
    await server.engine.queues?.idle();
    expect(await piece(pieceId)).toMatchObject({ status: "used" });
    await cancel(laneway.id);
    await server.engine.queues?.idle();
    expect(await piece(pieceId)).toMatchObject({
      status: "unused",
      payOrderId: null,
      cause: "cancelled",
    });
  });

  test("of two at once only one uses a coupon", async () => {
    const buyer = await market.addBuyer();
    const platformCouponId = await claim(await create(), buyer);
    const items = await e7();
    const results = await Promise.all(
      [1, 2, 3].map(() =>
        findCode(market.place(buyer, items, { receiver: null, platformCouponId })),
      ),
    );
    expect(results.toSorted()).toEqual(["coupon.used", "coupon.used", "done"]);
  });

  test("beside a shop's coupon sees what that left; the minimum is of what remains", async () => {
    const buyer = await market.addBuyer();
    const own = await server.post("harbour", "member/coupon/editSubmit", {
      name: "A$10",
      type: 1,
      amount: 10,
      fullAmount: 0,
      sendCondition: 1,
      totalNum: 9,
      limitNum: 1,
      useType: 1,
      validityType: 1,
      activity: base.activity,
    });
    const { claimCoupon } = await import("../coupons/commands/claimCoupon.ts");
    const shopPiece = await market.command(market.asBuyer(buyer), (ctx) =>
      claimCoupon(ctx, { couponId: own.data.id, buyer }),
    );
    const items = await e7();
    const place = async (fullAmount: number) =>
      market.place(buyer, items, {
        receiver: null,
        couponIds: [shopPiece],
        platformCouponId: await claim(await create({ fullAmount }), buyer),
      });
    expect(await findCode(place(111))).toBe("coupon.minimum");
    expect((await place(110)).amount).toBe(95_00);
  });

  test("cannot use another buyer's coupon, or one for other shops", async () => {
    const buyer = await market.addBuyer();
    const items = [{ skuId: (await market.cartItem(120, 10)).skuId, qty: 1 }];
    const place = (platformCouponId: number) =>
      findCode(market.place(buyer, items, { receiver: null, platformCouponId }));
    expect(await place(await claim(await create(), await market.addBuyer()))).toBe("input.invalid");
    const elsewhere = { shopRange: "selected", shopIds: [server.shops.laneway] };
    const pieceId = await claim(await create(elsewhere), buyer);
    expect(await place(pieceId)).toBe("coupon.otherProducts");
    expect(await piece(pieceId)).toMatchObject({ status: "unused" });
  });
});

describe("the storefront", () => {
  test("lists, claims and quotes them, for one shop those that are for it", async () => {
    const elsewhere = await create({
      name: "Books",
      shopRange: "selected",
      shopIds: [server.shops.laneway],
    });
    const id = await create({ name: "For all" });
    const buyer = await signUpBuyer(server);
    const offers = await buyer.get("platform-coupons");
    expect(offers.data.map((one: { id: number }) => one.id)).toEqual(
      expect.arrayContaining([id, elsewhere]),
    );
    const claimed = await buyer.post(`platform-coupons/${id}/claim`);
    expect(claimed.code).toBe(200);
    expect((await buyer.get("own-platform-coupons")).data).toMatchObject([
      { id: claimed.data.id, name: "For all", status: "unused", amount: 15, shopIds: null },
    ]);
    const items = [{ skuId: (await market.cartItem(90, 10)).skuId, qty: 1 }];
    const quoted = await buyer.post("orders/quote", { items, selfLifting: true });
    expect(quoted.data.platformCoupons).toMatchObject([
      { id: claimed.data.id, chosen: false, reason: "minimum", missing: 10 },
    ]);
    const two = [{ ...items[0], qty: 2 }];
    const chosen = await buyer.post("orders/quote", {
      items: two,
      selfLifting: true,
      platformCouponId: claimed.data.id,
    });
    expect(chosen.data).toMatchObject({
      amount: 165,
      platformCoupons: [{ chosen: true, saves: 15 }],
    });
  });
});

describe("giving a coupon of the platform to customers", () => {
  const present = (id: number, memberIds: readonly number[], user = "platform") =>
    server.post(user, "system/platformCoupon/present", { ids: [id], memberIds });
  test("gives each one piece, to all of them or to none", async () => {
    const id = await create({ totalNum: 2 });
    const [one, two, three] = [
      await market.addBuyer("Gia Given"),
      await market.addBuyer("Gus Given"),
      await market.addBuyer("Guy Given"),
    ];
    const { data } = await server.get("platform", "system/platformCoupon/getBuyers", {
      name: "given",
    });
    expect(data.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      "Gia Given",
      "Gus Given",
      "Guy Given",
    ]);
    const failed = await present(id, [one.id, two.id, three.id]);
    expect(failed.code === 200 ? failed.data.failed : [failed]).toHaveLength(1);
    expect(await read(id)).toMatchObject({ drawNum: 0 });
    expect((await present(id, [one.id, two.id])).code).toBe(200);
    expect(await read(id)).toMatchObject({ drawNum: 2, status: 2 });
    const pieces = await query(
      "select member_id::int as id, status from received_platform_coupons where coupon = $1 order by 1",
      [id],
    );
    expect(pieces).toEqual([
      { id: one.id, status: "unused" },
      { id: two.id, status: "unused" },
    ]);
  });
  test("is the platform's, and to customers who exist", async () => {
    const id = await create();
    const buyer = await market.addBuyer();
    expect((await present(id, [buyer.id], "harbour")).code).not.toBe(200);
    const unknown = await present(id, [buyer.id, 9_999_999]);
    expect(unknown.code === 200 ? unknown.data.failed : [unknown]).toHaveLength(1);
    expect(await read(id)).toMatchObject({ drawNum: 0 });
  });
});
