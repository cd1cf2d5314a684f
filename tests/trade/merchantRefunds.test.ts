import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Calculated } from "../../framework/server/tables/DB.ts";
import { auditMoney } from "../../resources/finance/server.ts";
import { acceptOffer, declineOffer } from "../../resources/orders/server.ts";
import { completeRefund } from "../../resources/orders/testing.ts";
import type { TestServer } from "../testServer.ts";
import type { Market } from "./orderFixtures.ts";
import {
  type Bought,
  type createRefundFixtures,
  inDays,
  openRefundFixtures,
} from "./refundFixtures.ts";

let server: TestServer;
let market: Market;
let fixtures: ReturnType<typeof createRefundFixtures>;
let buyer: { id: number; name: string };
beforeAll(async () => {
  ({ server, market, refundFixtures: fixtures, buyer } = await openRefundFixtures());
}, 120_000);
afterAll(() => server.close());

let keys = 0;
const refundOrder = (order: Bought, input: object = {}, user = "harbour") => {
  keys += 1;
  return server.post(user, "member/refund/refundOrder", {
    orderId: order.id,
    key: `K${keys}`,
    lines: order.lines.map(({ id }) => ({ lineId: id, qty: 1 })),
    reason: "Out of stock",
    ...input,
  });
};
const toLine = (order: Bought, place: number, more: object = {}) => ({
  lineId: order.lines[place]?.id,
  qty: 1,
  ...more,
});
const count = async (table: "refunds" | "invoices", order: Bought): Promise<number> => {
  const [found] = await fixtures.sql<Calculated<{ num: number }>>(
    `select count(*)::int as num from ${table} where order_id = $1 ${table === "invoices" ? "and kind = 'adjustmentNote'" : ""}`,
    [order.id],
  );
  return found?.num ?? 0;
};
/** What the audit finds of the fixtures themselves: they set freight and commissions by hand. */
const ofFixtures = [
  "the freight and the goods of an order are those of its lines",
  "the commission of a line is its rate of what was paid for it, and at most all of it goes back",
];
const checkBooks = async () => {
  const findings = await auditMoney(server.database.pool);
  expect(findings.filter(({ name }) => !ofFixtures.includes(name))).toEqual([]);
};

describe("a refund by the shop", () => {
  test("R2: of a whole unshipped order brings 86.90, ends it, restocks it, and has a note a line", async () => {
    const before = await market.held("pending", "harbour");
    const order = await fixtures.buy(buyer);
    const answer = await refundOrder(order);
    expect(answer).toMatchObject({ code: 200, data: { amount: 86.9 } });
    expect(answer.data.refunds.map(({ amount }: { amount: number }) => amount)).toEqual([
      44.19, 22.14, 20.57,
    ]);
    expect(await fixtures.order(order.id)).toMatchObject({
      status: "cancelled",
      refundStatus: "whole",
      refundAmount: 86.9,
    });
    expect(await market.held("pending", "harbour")).toBe(before);
    for (const { skuId } of order.lines) expect(await market.readStock(skuId)).toBe(10);
    expect(await count("invoices", order)).toBe(3);
    const refund = await fixtures.refund(answer.data.refunds[0].id);
    expect(refund).toMatchObject({ status: "completed", payState: "done", reason: "Out of stock" });
    expect(refund.logs.map(({ kind }: { kind: string }) => kind)).toEqual([
      "issued",
      "paying",
      "completed",
    ]);
    await checkBooks();
  });

  test("sent twice with one key happens once; the key belongs to no other refund", async () => {
    const order = await fixtures.buy(buyer);
    const input = { key: "same", lines: [toLine(order, 1)] };
    const first = await refundOrder(order, input);
    expect(first).toMatchObject({ code: 200, data: { amount: 22.14 } });
    const again = await Promise.all([refundOrder(order, input), refundOrder(order, input)]);
    for (const answer of again) expect(answer.data).toEqual(first.data);
    expect(await count("refunds", order)).toBe(1);
    expect(await refundOrder(order, { ...input, lines: [toLine(order, 0)] })).toMatchObject({
      code: 409,
      data: { error: "refund.keyReused" },
    });
    expect(await count("refunds", order)).toBe(1);
  });

  test("R1: after shipping less may be refunded, with some of the shipping, and returned goods", async () => {
    const order = await fixtures.buy(buyer);
    await fixtures.ship(order);
    const stock = () => market.readStock(order.lines[1]?.skuId ?? 0);
    const sold = await stock();
    const lower = await refundOrder(order, {
      lines: [toLine(order, 0, { amount: 10 })],
      freight: 5,
      restock: false,
    });
    expect(lower).toMatchObject({ code: 200, data: { amount: 15 } });
    const back = await refundOrder(order, { lines: [toLine(order, 1)], restock: true });
    expect(back).toMatchObject({ data: { amount: 22.14 } });
    expect(await stock()).toBe(sold + 1);
    expect(await fixtures.refund(back.data.refunds[0].id)).toMatchObject({ refundInd: 2 });
    expect(await fixtures.order(order.id)).toMatchObject({
      status: "unreceived",
      refundAmount: 37.14,
    });
    await checkBooks();
  });

  test("units that cannot be sold are taken off the stock", async () => {
    const order = await fixtures.buy(buyer);
    const skuId = order.lines[2]?.skuId ?? 0;
    await refundOrder(order, { lines: [toLine(order, 2)], restock: false });
    expect(await market.readStock(skuId)).toBe(9);
    const [item] = await fixtures.sql<Calculated<{ onHand: number }>>(
      `select on_hand as "onHand" from stock_items where sku_id = $1`,
      [skuId],
    );
    expect(item?.onHand).toBe(9);
    await checkBooks();
  });

  test("of shipped and unshipped units restocks only the unshipped ones by default", async () => {
    const order = await fixtures.buy(buyer);
    const ids = order.lines.map(({ skuId }) => skuId);
    const deliveryJson = [
      {
        orderId: order.id,
        deliveryType: "auspost",
        deliveryNo: "0",
        lines: [{ lineId: order.lines[0]?.id, qty: 1 }],
      },
    ];
    await server.post("harbour", "member/order/delivery", { deliveryJson });
    const lines = [toLine(order, 0), toLine(order, 1)];
    expect(await refundOrder(order, { lines })).toMatchObject({ code: 200 });
    const stocks = await Promise.all(ids.map((id) => market.readStock(id)));
    expect(stocks).toEqual([9, 10, 9]);
    await checkBooks();
  });

  test("by a provider waits for it, and blocks the order meanwhile", async () => {
    const order = await fixtures.buy(buyer, "wxPay");
    const { data } = await refundOrder(order, { lines: [toLine(order, 0), toLine(order, 1)] });
    expect(await fixtures.order(order.id)).toMatchObject({ refundStatus: "refunding" });
    const ids: number[] = data.refunds.map(({ id }: { id: number }) => id);
    for (const id of ids) {
      // No provider is set up: the dispatcher may have failed already.
      const { status, payState } = await fixtures.refund(id);
      expect(status).toBe("applying");
      expect(["waiting", "failed"]).toContain(payState);
      await fixtures.as(buyer, (ctx) => completeRefund(ctx, id));
    }
    expect(await fixtures.order(order.id)).toMatchObject({
      status: "unshipped",
      refundStatus: "partly",
      refundAmount: 66.33,
    });
  });

  test("more than is left, of what is not the shop's, or of a refund is rejected, and nothing is half written", async () => {
    const order = await fixtures.buy(buyer);
    await fixtures.ship(order);
    const error = async (input: object, user = "harbour") => {
      const { data } = await refundOrder(order, input, user);
      return data?.error;
    };
    const good = toLine(order, 0);
    const cases: [string, object][] = [
      ["refund.amountExceedsMax", { lines: [good, toLine(order, 1, { amount: 22.15 })] }],
      ["refund.quantityExceedsRemaining", { lines: [good, toLine(order, 1, { qty: 2 })] }],
      ["refund.shippingExceedsRemaining", { lines: [good], freight: 9.51 }],
      ["refund.alreadyOpen", { lines: [good, good] }],
      ["input.invalid", { lines: [good], reason: "   " }],
      ["record.notFound", { lines: [good, { lineId: 999_999, qty: 1 }] }],
    ];
    for (const [code, input] of cases) expect([code, await error(input)]).toEqual([code, code]);
    expect(await error({ lines: [good] }, "laneway")).toBe("record.notFound");
    expect(await count("refunds", order)).toBe(0);
    await fixtures.apply(buyer, order, 1);
    expect(await error({ lines: [good, toLine(order, 1)] })).toBe("refund.alreadyOpen");
    expect(await count("refunds", order)).toBe(1);
    await refundOrder(order, { lines: [good] });
    expect(await error({ lines: [good] })).toBe("refund.quantityExceedsRemaining");
    const whole = await fixtures.buy(buyer);
    await refundOrder(whole);
    const { data } = await refundOrder(whole);
    expect(data?.error).toBe("order.statusNotAllowed");
    await checkBooks();
  });
});

describe("a paid order that the shop cancels", () => {
  const cancel = (order: Bought, input: object = {}, user = "harbour") => {
    keys += 1;
    const given = { orderId: order.id, key: `K${keys}`, reason: "Out of stock", ...input };
    return server.post(user, "member/refund/cancelPaidOrder", given);
  };
  const readReason = async (order: Bought) =>
    (
      await fixtures.sql<Calculated<{ reason: string | null }>>(
        "select cancel_reason as reason from orders where id = $1",
        [order.id],
      )
    )[0]?.reason;

  test("is refunded with its shipping and restocked, and says who cancelled it", async () => {
    const order = await fixtures.buy(buyer);
    const input = { key: "cancelled once" };
    const answer = await cancel(order, input);
    expect(answer).toMatchObject({ code: 200, data: { amount: 86.9 } });
    expect((await cancel(order, input)).data).toEqual(answer.data);
    expect(await fixtures.order(order.id)).toMatchObject({
      status: "cancelled",
      refundStatus: "whole",
      refundAmount: 86.9,
    });
    expect(await readReason(order)).toBe("shop");
    for (const { skuId } of order.lines) expect(await market.readStock(skuId)).toBe(10);
    await checkBooks();
  });

  test("is refunded what is left, once the provider has paid each refund", async () => {
    const order = await fixtures.buy(buyer, "wxPay");
    const first = await refundOrder(order, { lines: [toLine(order, 1)] });
    await fixtures.as(buyer, (ctx) => completeRefund(ctx, first.data.refunds[0].id));
    const { data } = await cancel(order);
    expect(data).toMatchObject({ amount: 64.76 });
    expect(await fixtures.order(order.id)).toMatchObject({ status: "unshipped" });
    for (const { id } of data.refunds) await fixtures.as(buyer, (ctx) => completeRefund(ctx, id));
    expect(await fixtures.order(order.id)).toMatchObject({
      status: "cancelled",
      refundAmount: 86.9,
    });
    expect(await readReason(order)).toBe("shop");
    await checkBooks();
  });

  test("cannot be shipped, in dispute or of another shop", async () => {
    const order = await fixtures.buy(buyer);
    expect((await cancel(order, {}, "laneway")).data).toMatchObject({ error: "record.notFound" });
    await server.post("harbour", "member/order/delivery", {
      deliveryJson: [
        {
          orderId: order.id,
          deliveryType: "auspost",
          deliveryNo: "0",
          lines: [{ lineId: order.lines[0]?.id, qty: 1 }],
        },
      ],
    });
    expect((await cancel(order)).data).toMatchObject({ error: "order.partlyShipped" });
    await fixtures.ship(order);
    expect((await cancel(order)).data).toMatchObject({ error: "order.statusNotAllowed" });
    const disputed = await fixtures.buy(buyer);
    await fixtures.apply(buyer, disputed, 1);
    expect((await cancel(disputed)).data).toMatchObject({ error: "refund.alreadyOpen" });
    expect(await readReason(order)).toBeNull();
    expect(await readReason(disputed)).toBeNull();
    expect(await fixtures.order(disputed.id)).toMatchObject({ refundAmount: 0 });
  });
});

describe("an offer of another amount", () => {
  const offer = async (amount: number) => {
    const order = await fixtures.buy(buyer);
    const { id } = await fixtures.apply(buyer, order, 1);
    const answer = await fixtures.act("offer", id, { amount, reason: "The box is open" });
    return { order, id, answer };
  };

  test("is paid once the buyer accepts it", async () => {
    const { order, id, answer } = await offer(12.5);
    expect(answer).toMatchObject({ data: { status: "offered", offeredAmount: 12.5 } });
    expect(await fixtures.order(order.id)).toMatchObject({ refundStatus: "refunding" });
    await fixtures.as(buyer, (ctx) => acceptOffer(ctx, buyer.id, id));
    expect(await fixtures.refund(id)).toMatchObject({ status: "completed", refundAmount: 12.5 });
    expect(await fixtures.order(order.id)).toMatchObject({ refundAmount: 12.5 });
    await checkBooks();
  });

  test("that is declined returns the request to the shop, with a day at least", async () => {
    const { id } = await offer(5);
    const late = inDays(6, 43_200);
    await fixtures.as(buyer, (ctx) => declineOffer(ctx, buyer.id, id, "Too little"), late);
    const { status, autoAgreeTime } = await fixtures.refund(id);
    expect(status).toBe("applying");
    expect(Date.parse(autoAgreeTime)).toBe(late.getTime() + 86_400_000);
    const again = async (amount: number) =>
      (await fixtures.act("offer", id, { amount, reason: "More" })).data;
    expect(await again(5)).toMatchObject({ error: "refund.offerNotHigher" });
    expect(await again(22.14)).toMatchObject({ error: "refund.offerNotLower" });
    expect(await again(6)).toMatchObject({ status: "offered" });
  });

  test("ends after its time, and cannot be accepted any more", async () => {
    const { id } = await offer(5);
    const accepted = fixtures.as(buyer, (ctx) => acceptOffer(ctx, buyer.id, id), inDays(8));
    await expect(accepted).rejects.toMatchObject({ code: "refund.windowClosed" });
    await server.engine.jobs?.run("refundDeadlines", { now: inDays(8) });
    expect(await fixtures.refund(id)).toMatchObject({ status: "applying" });
  });
});
