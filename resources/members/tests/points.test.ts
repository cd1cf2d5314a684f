import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemActor } from "../../../core/server/transactionContext.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
import { applyPayment, applyRefund, confirmReceipt } from "../../orders/server.ts";
import { agree, completeRefund, shipOrder } from "../../orders/testing.ts";
import { addPoints, removePoints, takeBackPoints } from "../pointEntries/commands/changePoints.ts";
import { holdPoints } from "../pointEntries/commands/holdPoints.ts";
import { signInToday } from "../pointEntries/commands/signIn.ts";

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
}, 120_000);
afterAll(async () => {
  await server.engine.queues?.idle();
  expect(await auditMoney(server.database.pool)).toEqual([]);
  await server.close();
});

type Buyer = Awaited<ReturnType<Market["addBuyer"]>>;
const readPoints = async ({ id }: Buyer) => {
  await server.engine.queues?.idle();
  const { data } = await server.get("platform", "system/member/get", { id });
  return { points: data.points, owed: data.pointsOwed, earned: data.pointsEarned };
};
const readLog = async ({ id }: Buyer) => {
  const { data } = await server.get("platform", "system/pointLog/getList", { memberId: id });
  return data.list
    .map(({ type, change, before, after }: Record<string, unknown>) => [
      type,
      change,
      before,
      after,
    ])
    .reverse();
};
const findCode = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code ?? String(error),
  );
const later = (months: number) => new Date(Date.now() + months * 31 * 86_400_000);

/** Sells goods of three prices and completes the order. */
async function complete(buyer: Buyer, prices: readonly number[], points = 0) {
  const items: { skuId: number; qty: number }[] = [];
  for (const price of prices)
    items.push({ skuId: (await market.cartItem(price, 10)).skuId, qty: 1 });
  const placed = await market.place(buyer, items, { receiver: null });
  const [{ amount: byPoints }] = [
    points === 0
      ? { amount: 0 }
      : await market.command(market.asBuyer(buyer), (ctx) =>
          holdPoints(ctx, {
            memberId: buyer.id,
            payOrderId: placed.payOrderId,
            wanted: points,
            due: placed.amount,
          }),
        ),
  ];
  await market.command(systemActor, (ctx) =>
    applyPayment(ctx, placed.payOrderId, {
      method: "wxPay",
      channel: "app",
      txn: `T${placed.payOrderId}`,
      amount: placed.amount - byPoints,
    }),
  );
  await server.database.pool.query(
    "update orders set self_lifting = false where pay_order_id = $1",
    [placed.payOrderId],
  );
  const [order] = placed.orders;
  if (!order) throw new Error("no order was placed");
  const staff = { kind: "staff", id: server.members.harbour ?? 0, name: "harbour" } as const;
  await market.locked(staff, order.id, (ctx, own) =>
    shipOrder(ctx, own, { deliveryType: "auspost", deliveryNo: `PT${order.id}` }),
  );
  await market.locked(market.asBuyer(buyer), order.id, confirmReceipt);
  return market.order(order.id);
}
async function refund(buyer: Buyer, orderNo: string, lineId: number) {
  const id = await market.command(market.asBuyer(buyer), async (ctx) => {
    const applied = await applyRefund(ctx, buyer.id, {
      orderNo,
      lineId,
      qty: 1,
      refundInd: "refundOnly",
      reason: "Damaged",
    });
    await agree(ctx, applied.id, null);
    return applied.id;
  });
  await market.command(systemActor, (ctx) => completeRefund(ctx, id));
}

describe("a purchase", () => {
  test("PT1, PT2: a completed order earns a point for each A$1.00 of goods, and refunds take theirs back", async () => {
    const buyer = await market.addBuyer("Pat Points");
    const { orderNo, lines } = await complete(buyer, [42.76, 22.14, 12.5]);
    expect(await readPoints(buyer)).toEqual({ points: 77, owed: 0, earned: 77 });
    await refund(buyer, orderNo, lines[1].id);
    expect(await readPoints(buyer)).toEqual({ points: 55, owed: 0, earned: 55 });
    expect(await readLog(buyer)).toEqual([
      ["consume", 77, 0, 77],
      ["refund", -22, 77, 55],
    ]);
    await refund(buyer, orderNo, lines[0].id);
    await refund(buyer, orderNo, lines[2].id);
    expect(await readPoints(buyer)).toMatchObject({ points: 0, owed: 0 });
  });

  test("that earned nothing gives no points when a part of it is refunded", async () => {
    const setRate = (rate: number) =>
      server.post("platform", "system/config/editSubmit", { consumePoint: rate });
    expect((await setRate(0)).code).toBe(200);
    const buyer = await market.addBuyer("Nia Nothing");
    const { orderNo, lines } = await complete(buyer, [30, 20]);
    expect(await readPoints(buyer)).toMatchObject({ points: 0 });
    expect((await setRate(1)).code).toBe(200);
    await refund(buyer, orderNo, lines[0].id);
    expect(await readPoints(buyer)).toEqual({ points: 0, owed: 0, earned: 0 });
  });

  test("what a refund cannot take back is owed, and made up by later points", async () => {
    const buyer = await market.addBuyer("Sol Short");
    const { orderNo, lines } = await complete(buyer, [30]);
    expect(await readPoints(buyer)).toMatchObject({ points: 30 });
    await market.command(systemActor, (ctx) =>
      removePoints(ctx, { memberId: buyer.id, type: "exchange", amount: 20 }),
    );
    await refund(buyer, orderNo, lines[0].id);
    expect(await readPoints(buyer)).toMatchObject({ points: 0, owed: 20 });
    await complete(buyer, [50]);
    expect(await readPoints(buyer)).toMatchObject({ points: 30, owed: 0 });
    const { data } = await server.get("platform", "system/pointLog/getList", {
      memberId: buyer.id,
      type: "recovered",
    });
    // It names the order whose refund could not take them back.
    expect(data.list).toMatchObject([{ change: -20, orderNo }]);
  });
});

const configure = async (more: object) =>
  expect((await server.post("platform", "system/config/editSubmit", more)).code).toBe(200);

test("what points pay of an order earns none, and a refund takes back no more than was earned", async () => {
  await configure({ pointsValue: 3 });
  const buyer = await market.addBuyer("Pia Pays");
  await market.command(systemActor, (ctx) =>
    addPoints(ctx, { memberId: buyer.id, type: "adminIn", amount: 10_000 }),
  );
  const order = await complete(buyer, [70, 30], 10_000);
  // 10,000 points pay A$30.00 of A$100.00.
  expect(await readPoints(buyer)).toEqual({ points: 70, owed: 0, earned: 70 });
  await refund(buyer, order.orderNo, order.lines[1].id);
  // A$30.00 go back to the points; what money has paid is not refunded.
  expect(await readPoints(buyer)).toMatchObject({ points: 10_070, owed: 0, earned: 70 });
  await refund(buyer, order.orderNo, order.lines[0].id);
  expect(await readPoints(buyer)).toMatchObject({ points: 10_000, earned: 0 });
});

test("an invitation gives its points once, with the first completed order of the invited", async () => {
  await configure({ invitePoint: 50 });
  const [inviter, invited] = [await market.addBuyer("Ina"), await market.addBuyer("Ivo")];
  await server.database.pool.query("update buyers set invited_by = $1 where id = $2", [
    inviter.id,
    invited.id,
  ]);
  expect(await readPoints(inviter)).toMatchObject({ points: 0 });
  await complete(invited, [20]);
  expect(await readPoints(inviter)).toEqual({ points: 50, owed: 0, earned: 50 });
  await complete(invited, [20]);
  expect(await readLog(inviter)).toEqual([["invite", 50, 0, 50]]);
  await configure({ invitePoint: 0 });
});

test("a birthday gives its points once a year, also one of a leap day", async () => {
  await configure({ birthdayPoint: 20, pointsZone: "Australia/Sydney" });
  const add = async (name: string, birthday: string) => {
    const buyer = await market.addBuyer(name);
    await server.database.pool.query("update buyers set birthday = $1 where id = $2", [
      birthday,
      buyer.id,
    ]);
    return buyer;
  };
  const [leap, other] = [await add("Leo", "1992-02-29"), await add("Ola", "1990-03-01")];
  const run = (at: string) => server.runJob("giveBirthdayPoints", new Date(at));
  // It is 28 February 2099 in Sydney from 13:00 on.
  await run("2099-02-27T12:59:00Z");
  expect(await readPoints(leap)).toMatchObject({ points: 0 });
  await run("2099-02-27T13:00:00Z");
  await run("2099-02-27T18:00:00Z");
  expect(await readPoints(leap)).toMatchObject({ points: 20, earned: 20 });
  expect(await readPoints(other)).toMatchObject({ points: 0 });
  await run("2099-02-28T13:00:00Z");
  expect(await readPoints(other)).toMatchObject({ points: 20 });
  // A new date within the year gives nothing.
  await server.database.pool.query("update buyers set birthday = '1992-06-01' where id = $1", [
    leap.id,
  ]);
  await run("2099-05-31T20:00:00Z");
  expect(await readPoints(leap)).toMatchObject({ points: 20 });
  await configure({ birthdayPoint: 0 });
});

test("a check-in gives points once on a day of the platform", async () => {
  const buyer = await market.addBuyer("Kit Daily");
  const at = (instant: string) =>
    findCode(
      market.command(market.asBuyer(buyer), (ctx) => signInToday(ctx, buyer.id), new Date(instant)),
    );
  expect(await at("2026-03-01T12:30:00Z")).toBe("done");
  expect(await at("2026-03-01T12:59:59Z")).toBe("points.alreadySignedIn");
  // Midnight in Sydney.
  expect(await at("2026-03-01T13:00:00Z")).toBe("done");
  expect(await readPoints(buyer)).toMatchObject({ points: 10 });
});

test("the platform adjusts points with a reason, and never below nothing", async () => {
  const buyer = await market.addBuyer("Ann Adjusted");
  const adjust = (change: number, reason?: string) =>
    server.post("platform", "system/member/adjustPoints", { id: buyer.id, change, reason });
  expect((await adjust(40, "Apology")).code).toBe(200);
  expect((await adjust(-15, "Mistake")).code).toBe(200);
  expect((await adjust(-26, "Too many")).data.error).toBe("points.insufficient");
  expect((await adjust(5)).code).toBe(400);
  expect((await adjust(0, "Nothing")).code).toBe(400);
  expect(await readLog(buyer)).toEqual([
    ["adminIn", 40, 0, 40],
    ["adminOut", -15, 40, 25],
  ]);
});

test("what is left of points expires at the end of their time, once; the first to expire go first", async () => {
  const buyer = await market.addBuyer("Eli Expired");
  const add = (amount: number, months: number) =>
    market.command(systemActor, (ctx) =>
      addPoints(ctx, { memberId: buyer.id, type: "adminIn", amount, expiresAt: later(months) }),
    );
  await add(10, 6);
  await add(7, 2);
  await market.command(systemActor, (ctx) =>
    removePoints(ctx, { memberId: buyer.id, type: "exchange", amount: 4 }),
  );
  await server.runJob("expirePoints", later(3));
  await server.runJob("expirePoints", later(3));
  expect(await readLog(buyer)).toEqual([
    ["adminIn", 10, 0, 10],
    ["adminIn", 7, 10, 17],
    ["exchange", -4, 17, 13],
    ["expire", -3, 13, 10],
  ]);
});

test("after any changes in any order, points add up and are never below nothing", async () => {
  const buyer = await market.addBuyer("Ran Dom");
  let seed = 20_261;
  const draw = (upTo: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % upTo;
  };
  const { id: memberId } = buyer;
  for (let step = 0; step < 60; step += 1)
    await market.command(systemActor, async (ctx) => {
      const amount = 1 + draw(50);
      const kind = draw(4);
      if (kind < 2)
        return addPoints(ctx, { memberId, type: "consume", amount, expiresAt: later(draw(9)) });
      if (kind === 2) return takeBackPoints(ctx, { memberId, amount });
      const held = await ctx.tx.first(
        ctx.tx.db.selectFrom("buyers").select("points").where("id", "=", memberId),
      );
      return removePoints(ctx, {
        memberId,
        type: "exchange",
        amount: Math.min(amount, held?.points ?? 0),
      });
    });
  await server.runJob("expirePoints", later(4));
  expect((await readPoints(buyer)).points).toBeGreaterThanOrEqual(0);
  // The audit after all tests adds up lots and entries.
});
