import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemActor } from "../../core/server/transactionContext.ts";
import type { Calculated } from "../../framework/server/tables/DB.ts";
import {
  confirmReceipt,
  requestIntervention,
  submitReturn,
  withdrawRefund,
} from "../../resources/orders/server.ts";
import { completeRefund } from "../../resources/orders/testing.ts";
import { startTestServer, type TestServer } from "../testServer.ts";
import { type Market, openMarket } from "./orderFixtures.ts";
import { createRefundFixtures, inDays } from "./refundFixtures.ts";

let server: TestServer;
let market: Market;
let buyer: { id: number; name: string };
let refundFixtures: ReturnType<typeof createRefundFixtures>;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
  buyer = await market.addBuyer("Mei Lin");
  refundFixtures = createRefundFixtures(server, market);
}, 120_000);
afterAll(() => server.close());

const address = async () => {
  await server.get("harbour", "member/shopConfig/get");
  await refundFixtures.sql(
    `update shop_config set sender_name = 'Returns desk', sender_phone = '+61 2 5550 1234', sender_address = '5 Dock St' where shop_id = $1`,
    [server.shops.harbour],
  );
};
const noAddress = () =>
  refundFixtures.sql("update shop_config set sender_address = null where shop_id = $1", [
    server.shops.harbour,
  ]);
const parcel = { deliveryType: "auspost", deliveryNo: "RET 1" };

describe("the money of a refund", () => {
  test("R1: one line after shipping brings 22.14 and no freight, M2: and 1.77 of commission back to the shop", async () => {
    const before = await market.held("pending", "harbour");
    const order = await refundFixtures.buy(buyer);
    expect((await market.held("pending", "harbour")) - before).toBe(80_70);
    await refundFixtures.ship(order);
    const { id, refundNo } = await refundFixtures.apply(buyer, order, 1);
    expect(await refundFixtures.order(order.id)).toMatchObject({ refundStatus: "refunding" });
    const agreed = await refundFixtures.act("agree", id);
    expect(agreed).toMatchObject({
      code: 200,
      data: { status: "completed", payState: "done", refundAmount: 22.14, refundNo },
    });
    expect((await market.held("pending", "harbour")) - before).toBe(60_33);
    const after = await refundFixtures.order(order.id);
    expect(after).toMatchObject({
      status: "unreceived",
      refundStatus: "partly",
      refundAmount: 22.14,
    });
    const line = after.lines.find((one: { id: number }) => one.id === order.lines[1]?.id);
    expect(line).toMatchObject({
      refundedQty: 1,
      refundedAmount: 22.14,
      refundStatus: "refunded",
      commissionReturned: 1.77,
    });
    const refund = await refundFixtures.refund(id);
    expect(refund.logs.map(({ kind }: { kind: string }) => kind)).toEqual([
      "applied",
      "agreed",
      "paying",
      "completed",
    ]);
    expect(after.events.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(["refundApplied", "refundAgreed", "refundCompleted"]),
    );
  });

  test("R2: all three before shipping, one by one, bring 86.90 exactly; the order is cancelled and nothing stays with the shop", async () => {
    const before = await market.held("pending", "harbour");
    const platform = await market.held("platform");
    const order = await refundFixtures.buy(buyer);
    const amounts = [];
    for (const place of [0, 1, 2]) {
      const { id } = await refundFixtures.apply(buyer, order, place);
      const { data } = await refundFixtures.act("agree", id);
      amounts.push([data.refundAmount, data.freightAmount]);
    }
    expect(amounts).toEqual([
      [44.19, 0],
      [22.14, 0],
      [20.57, 9.5],
    ]);
    expect(await refundFixtures.order(order.id)).toMatchObject({
      status: "cancelled",
      cancelReason: "refunded",
      refundStatus: "whole",
      refundAmount: 86.9,
    });
    expect(await market.held("pending", "harbour")).toBe(before);
    expect(await market.held("platform")).toBe(platform);
    for (const { skuId } of order.lines) expect(await market.readStock(skuId)).toBe(10);
  });

  test("a line refunded before shipping adds nothing to the settlement: the rest of the order is still owed", async () => {
    const order = await refundFixtures.buy(buyer);
    const { id } = await refundFixtures.apply(buyer, order, 1);
    await refundFixtures.act("agree", id);
    expect(await refundFixtures.refund(id)).toMatchObject({ status: "completed" });
    expect(await refundFixtures.order(order.id)).toMatchObject({
      status: "unshipped",
      refundStatus: "partly",
    });
    expect(
      await refundFixtures.sql("select kind from settlement_lines where order_id = $1", [order.id]),
    ).toEqual([]);
  });

  test("R2: of refunds applied for together, the last to be granted includes the freight", async () => {
    const order = await refundFixtures.buy(buyer);
    const ids = [];
    for (const place of [0, 1, 2]) ids.push((await refundFixtures.apply(buyer, order, place)).id);
    expect((await refundFixtures.refund(ids[2] ?? 0)).refundAmount).toBe(11.07);
    for (const id of [ids[2], ids[0]]) await refundFixtures.act("agree", id ?? 0);
    // The last refund shows its new amount before it is agreed to; agreeing with the earlier
    // version fails.
    const last = await refundFixtures.refund(ids[1] ?? 0);
    expect(last).toMatchObject({
      status: "applying",
      payState: "none",
      refundAmount: 31.64,
      freightAmount: 9.5,
    });
    expect(last.arithmetic.at(-1)).toEqual({ kind: "max", amount: 31.64 });
    expect(await refundFixtures.act("agree", last.id, { version: 1 })).toMatchObject({
      data: { error: "record.stale" },
    });
    await refundFixtures.act("agree", last.id, { version: last.version });
    expect(await refundFixtures.order(order.id)).toMatchObject({
      status: "cancelled",
      refundAmount: 86.9,
    });
  });

  test("all refunded after shipping: the order ends, and its freight is the shop's to be settled", async () => {
    const order = await refundFixtures.buy(buyer);
    await refundFixtures.ship(order);
    for (const place of [0, 1, 2])
      await refundFixtures.act("agree", (await refundFixtures.apply(buyer, order, place)).id);
    expect(await refundFixtures.order(order.id)).toMatchObject({
      status: "cancelled",
      refundStatus: "whole",
      refundAmount: 77.4,
    });
    const [lines] = await refundFixtures.sql<Calculated<{ net: number; count: number }>>(
      "select sum(net)::int as net, count(*)::int as count from settlement_lines where order_id = $1",
      [order.id],
    );
    expect(lines).toEqual({ net: 950, count: 4 });
  });

  test("after settlement it is taken of the shop's balance", async () => {
    const order = await refundFixtures.buy(buyer);
    await refundFixtures.ship(order);
    await market.locked(market.asBuyer(buyer), order.id, confirmReceipt);
    const { id } = await refundFixtures.apply(buyer, order, 0);
    await refundFixtures.act("refuse", id, { reason: "Worn" });
    await server.runJob("settle", inDays(9));
    const before = await market.held("balance", "harbour");
    await refundFixtures.as(buyer, (ctx) =>
      requestIntervention(ctx, buyer.id, id, { reason: "Never worn" }),
    );
    const decided = await refundFixtures.decide("platformAgree", id, {
      reason: "The photos show it",
      goodsBack: false,
      freight: 9.5,
    });
    expect(decided).toMatchObject({
      code: 200,
      data: { status: "completed", refundAmount: 53.69, freightAmount: 9.5 },
    });
    expect((await market.held("balance", "harbour")) - before).toBe(-53_69 + 3_54);
  });

  test("less than the maximum may be requested, more may not", async () => {
    const order = await refundFixtures.buy(buyer);
    await expect(refundFixtures.apply(buyer, order, 0, { amount: 44_20 })).rejects.toMatchObject({
      code: "refund.amountExceedsMax",
      data: { max: 44.19 },
    });
    await expect(refundFixtures.apply(buyer, order, 0, { qty: 2 })).rejects.toMatchObject({
      code: "refund.quantityExceedsRemaining",
    });
    const { id } = await refundFixtures.apply(buyer, order, 0, { amount: 10_00 });
    expect((await refundFixtures.act("agree", id)).data.refundAmount).toBe(10);
    expect(await refundFixtures.order(order.id)).toMatchObject({
      refundStatus: "partly",
      refundAmount: 10,
    });
  });
});

describe("what is refused", () => {
  test("R6: no reason, a second while one is open, and a second after the time", async () => {
    const order = await refundFixtures.buy(buyer);
    await expect(refundFixtures.apply(buyer, order, 0, { reason: " " })).rejects.toMatchObject({
      code: "refund.reasonRequired",
    });
    const { id } = await refundFixtures.apply(buyer, order, 0);
    await expect(refundFixtures.apply(buyer, order, 0)).rejects.toMatchObject({
      code: "refund.alreadyOpen",
    });
    expect(await refundFixtures.act("refuse", id, { reason: "" })).toMatchObject({ code: 400 });
    expect(await refundFixtures.refund(id)).toMatchObject({ status: "applying", denyReason: null });
    await refundFixtures.as(buyer, (ctx) => withdrawRefund(ctx, buyer.id, id));
    expect(await refundFixtures.order(order.id)).toMatchObject({ refundStatus: "none" });
    await refundFixtures.ship(order);
    await market.locked(market.asBuyer(buyer), order.id, confirmReceipt);
    await expect(refundFixtures.apply(buyer, order, 0, {}, inDays(7, 60))).rejects.toMatchObject({
      code: "refund.windowClosed",
    });
    await expect(refundFixtures.apply(buyer, order, 0, {}, inDays(7, -60))).resolves.toMatchObject({
      id: expect.any(Number),
    });
  });

  test("another buyer's order, another shop's refund, and goods back that were never sent", async () => {
    const order = await refundFixtures.buy(buyer);
    const other = await market.addBuyer("Other");
    await expect(refundFixtures.apply(other, order, 0)).rejects.toMatchObject({
      code: "record.notFound",
    });
    await expect(
      refundFixtures.apply(buyer, order, 0, { refundInd: "returnAndRefund" }),
    ).rejects.toMatchObject({
      code: "refund.notShipped",
    });
    const { id } = await refundFixtures.apply(buyer, order, 0);
    expect((await refundFixtures.act("agree", id, {}, "laneway")).code).toBe(404);
    expect((await refundFixtures.refund(id)).status).toBe("applying");
    const shipped = await server.post("harbour", "member/order/ship", {
      id: order.id,
      deliveryType: "auspost",
      deliveryNo: "1",
    });
    expect(shipped).toMatchObject({ code: 422, data: { error: "order.refundOpen" } });
  });

  test("a return requires the shop's return address", async () => {
    await noAddress();
    const order = await refundFixtures.buy(buyer);
    await refundFixtures.ship(order);
    const { id } = await refundFixtures.apply(buyer, order, 0, { refundInd: "returnAndRefund" });
    expect(await refundFixtures.act("agree", id)).toMatchObject({
      code: 422,
      data: { error: "refund.returnAddressMissing" },
    });
    await address();
    expect(await refundFixtures.act("agree", id)).toMatchObject({
      data: { status: "waitingReturn", returnName: "Returns desk" },
    });
  });
});

describe("stock", () => {
  test("K5: units refunded before shipping are in stock again, after shipping only returned ones that the shop restocks", async () => {
    await address();
    const stockAfter = async (shipped: boolean, restock: boolean | null) => {
      const order = await refundFixtures.buy(buyer);
      const skuId = order.lines[0]?.skuId ?? 0;
      if (shipped) await refundFixtures.ship(order);
      const { id } = await refundFixtures.apply(
        buyer,
        order,
        0,
        restock === null ? {} : { refundInd: "returnAndRefund" },
      );
      expect(await market.readStock(skuId)).toBe(9);
      await refundFixtures.act("agree", id);
      if (restock !== null) {
        await refundFixtures.as(buyer, (ctx) => submitReturn(ctx, buyer.id, id, parcel));
        await refundFixtures.act("confirmReceiveByShop", id, { restock });
      }
      expect((await refundFixtures.refund(id)).status).toBe("completed");
      return market.readStock(skuId);
    };
    expect(await stockAfter(false, null)).toBe(10);
    expect(await stockAfter(true, null)).toBe(9);
    expect(await stockAfter(true, true)).toBe(10);
    expect(await stockAfter(true, false)).toBe(9);
  });
});

describe("a provider", () => {
  test("that fails leaves the refund unchanged, shows why, and is retried; its success counts once", async () => {
    const order = await refundFixtures.buy(buyer, "wxPay");
    const before = await market.held("provider");
    const { id } = await refundFixtures.apply(buyer, order, 1);
    const agreed = await refundFixtures.act("agree", id);
    expect(agreed).toMatchObject({ code: 200, data: { status: "applying" } });
    // The provider has not charged this payment, so it has nothing to refund.
    await server.runJob("sendMoneyBacks", inDays(0, 5));
    await expect.poll(async () => (await refundFixtures.refund(id)).payState).toBe("failed");
    const failed = await refundFixtures.refund(id);
    expect(failed.payError).toBe("paymentUnknown");
    expect(Date.parse(failed.due)).toBeGreaterThan(Date.now());
    for (const call of ["agree", "refuse"])
      expect(
        await refundFixtures.act(call, id, call === "refuse" ? { reason: "No" } : {}),
      ).toMatchObject({
        code: 409,
      });
    await expect(
      refundFixtures.as(buyer, (ctx) => withdrawRefund(ctx, buyer.id, id)),
    ).rejects.toMatchObject({
      code: "refund.inProgress",
    });
    expect(await refundFixtures.act("retryPayment", id)).toMatchObject({ code: 200 });
    expect(await refundFixtures.order(order.id)).toMatchObject({
      refundStatus: "refunding",
      refundAmount: 0,
    });
    expect(await market.command(systemActor, (ctx) => completeRefund(ctx, id, "W1"))).toBe(true);
    expect(await market.command(systemActor, (ctx) => completeRefund(ctx, id, "W1"))).toBe(false);
    expect(await refundFixtures.order(order.id)).toMatchObject({
      refundStatus: "partly",
      refundAmount: 22.14,
    });
    expect((await market.held("provider")) - before).toBe(22_14);
  });
});

describe("deadlines", () => {
  test("a shop that does not respond by the deadline has agreed", async () => {
    const order = await refundFixtures.buy(buyer);
    const { id } = await refundFixtures.apply(buyer, order, 0);
    await server.runJob("refundDeadlines", inDays(7, -60));
    expect((await refundFixtures.refund(id)).status).toBe("applying");
    for (const _ of [1, 2]) await server.runJob("refundDeadlines", inDays(7, 60));
    expect(await refundFixtures.refund(id)).toMatchObject({
      status: "completed",
      refundAmount: 44.19,
    });
    expect((await refundFixtures.order(order.id)).refundAmount).toBe(44.19);
  });

  test("a refund is closed when the buyer does not return the goods, and the receipt period continues", async () => {
    await address();
    const order = await refundFixtures.buy(buyer);
    await refundFixtures.ship(order);
    const { finishExpiredTime } = await refundFixtures.order(order.id);
    const { id } = await refundFixtures.apply(buyer, order, 0, { refundInd: "returnAndRefund" });
    await refundFixtures.act("agree", id);
    await server.runJob("refundDeadlines", inDays(7, 60));
    expect((await refundFixtures.refund(id)).status).toBe("closed");
    const after = await refundFixtures.order(order.id);
    expect(after.refundStatus).toBe("none");
    const days = (Date.parse(after.finishExpiredTime) - Date.parse(finishExpiredTime)) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
  });

  test("the receipt period is paused while a refund is open", async () => {
    const order = await refundFixtures.buy(buyer);
    await refundFixtures.ship(order);
    const { finishExpiredTime } = await refundFixtures.order(order.id);
    const applied = [
      [0, 1],
      [1, 3],
      [2, 4],
    ].map(([place = 0, day = 0]) => refundFixtures.apply(buyer, order, place, {}, inDays(day)));
    const [first, second, third] = await Promise.all(applied);
    const withdraw = (id = 0, day = 0) =>
      refundFixtures.as(buyer, (ctx) => withdrawRefund(ctx, buyer.id, id), inDays(day));
    await withdraw(first?.id, 3.5);
    await withdraw(third?.id, 5);
    await withdraw(second?.id, 6);
    const days =
      (Date.parse((await refundFixtures.order(order.id)).finishExpiredTime) -
        Date.parse(finishExpiredTime)) /
      86_400_000;
    expect(days).toBeCloseTo(5, 2);
  });

  test("§4.8: a shop that does not confirm a return has it paid", async () => {
    await address();
    const order = await refundFixtures.buy(buyer);
    await refundFixtures.ship(order);
    const { id } = await refundFixtures.apply(buyer, order, 0, { refundInd: "returnAndRefund" });
    await refundFixtures.act("agree", id);
    await refundFixtures.as(buyer, (ctx) => submitReturn(ctx, buyer.id, id, parcel));
    // The dialogs of the row menu have only the list's row as their data.
    const { list } = (
      await server.get("harbour", "member/refund/getList", { tab: "returned", ids: id })
    ).data;
    expect(list[0]).toMatchObject({
      orderId: order.id,
      payMethod: "balance",
      qty: 1,
      due: list[0].sellerConfirmTime,
    });
    expect(list[0].arithmetic.at(-1)).toEqual({ kind: "max", amount: 44.19 });
    await server.runJob("refundDeadlines", inDays(7, 60));
    expect(await refundFixtures.refund(id)).toMatchObject({
      status: "completed",
      payState: "done",
      refundAmount: 44.19,
    });
  });

  test("follow the platform's configuration", async () => {
    await address();
    const days = { agree_days: 2, return_days: 3, confirm_days: 4, refund_days: 5 };
    await server.get("platform", "system/config/get");
    await refundFixtures.sql(
      `update platform_config set ${Object.entries(days).map(([name, count]) => `${name} = ${count}`)}`,
    );
    const order = await refundFixtures.buy(buyer);
    await refundFixtures.ship(order);
    const { id } = await refundFixtures.apply(buyer, order, 0, { refundInd: "returnAndRefund" });
    await refundFixtures.act("agree", id);
    await refundFixtures.as(buyer, (ctx) => submitReturn(ctx, buyer.id, id, parcel));
    const after = (await refundFixtures.act("refuseReturn", id, { reason: "Worn" })).data;
    const times = [
      after.autoAgreeTime,
      after.buyerSendTime,
      after.sellerConfirmTime,
      after.askExpiredTime,
    ];
    const lengths = times.map((at) => Math.round((Date.parse(at) - Date.now()) / 86_400_000));
    await refundFixtures.sql(
      `update platform_config set ${Object.keys(days).map((name) => `${name} = 7`)}`,
    );
    expect(lengths).toEqual(Object.values(days));
  });

  test("without an address an automatic yes waits a day", async () => {
    await noAddress();
    const order = await refundFixtures.buy(buyer);
    await refundFixtures.ship(order);
    const { id } = await refundFixtures.apply(buyer, order, 0, { refundInd: "returnAndRefund" });
    await server.runJob("refundDeadlines", inDays(7, 60));
    expect((await refundFixtures.refund(id)).status).toBe("applying");
    await address();
    await server.runJob("refundDeadlines", inDays(8, 120));
    expect((await refundFixtures.refund(id)).status).toBe("waitingReturn");
  });
});

describe("the platform", () => {
  test("decides once, and sees the refund with its timeline", async () => {
    const order = await refundFixtures.buy(buyer);
    const { id } = await refundFixtures.apply(buyer, order, 0);
    await refundFixtures.act("refuse", id, { reason: "It is as described" });
    expect(
      (await server.get("platform", "system/refund/getList", { q: "Mei Lin" })).data.list.map(
        (one: { id: number }) => one.id,
      ),
    ).not.toContain(id);
    await refundFixtures.as(buyer, (ctx) =>
      requestIntervention(ctx, buyer.id, id, { reason: "It is not" }),
    );
    const data = await refundFixtures.describeCase(id);
    expect(data).toMatchObject({
      status: "intervention",
      denyReason: "It is as described",
      freightLeft: 9.5,
    });
    expect(data.logs.map(({ kind }: { kind: string }) => kind)).toEqual([
      "applied",
      "refused",
      "platformAsked",
    ]);
    expect(await refundFixtures.decide("platformAgree", id, { freight: 1 })).toMatchObject({
      code: 400,
    });
    const tooMuch = { reason: "It is missing", freight: 9.51 };
    expect(await refundFixtures.decide("platformAgree", id, tooMuch)).toMatchObject({
      code: 422,
      data: { error: "refund.shippingExceedsRemaining" },
    });
    expect(
      await refundFixtures.decide("platformReject", id, { reason: "The shop is right" }),
    ).toMatchObject({
      code: 200,
      data: { status: "closed" },
    });
    expect((await refundFixtures.order(order.id)).refundStatus).toBe("none");
  });
});
