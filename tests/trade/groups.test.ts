import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { systemActor } from "../../core/server/transactionContext.ts";
import type { TableRow } from "../../framework/server/tables/DB.ts";
import { Tx } from "../../framework/server/transaction.ts";
import { auditMoney } from "../../resources/finance/server.ts";
import { applyRefund, cancelOrder, confirmReceipt } from "../../resources/orders/server.ts";
import { shipOrder, writeOff } from "../../resources/orders/testing.ts";
import { startTestServer, type TestServer } from "../testServer.ts";
import { type Buyer, type GroupFixtures, openGroupFixtures } from "./groupFixtures.ts";

let server: TestServer;
let groupFixtures: GroupFixtures;
let leader: Buyer;
let second: Buyer;
let third: Buyer;
const dayOne = new Date("2026-03-01T10:00:00Z");
const hoursLater = (hours: number) => new Date(dayOne.getTime() + hours * 3_600_000);
const parcel = { deliveryType: "auspost", deliveryNo: "TRACK 1" } as const;
const rejected = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code ?? String(error),
  );
beforeAll(async () => {
  server = await startTestServer({ server: { pay: { sendAtOnce: false } } });
  groupFixtures = await openGroupFixtures(server);
  [leader, second, third] = [
    await groupFixtures.market.addBuyer("Lea"),
    await groupFixtures.market.addBuyer("Sam"),
    await groupFixtures.market.addBuyer("Tim"),
  ];
});
afterAll(() => server.close());
const ship = (id: number) =>
  groupFixtures.market.locked(systemActor, id, (ctx, order) => shipOrder(ctx, order, parcel));
const readEventKinds = async (id: number) =>
  (
    await groupFixtures.sql<Pick<TableRow<"orders_events">, "kind">>(
      "select kind from orders_events where parent_id = $1 order by id",
      [id],
    )
  ).map(({ kind }) => kind);
/** Number of notices to the shop that an order may be shipped. */
const readNotices = async (id: number) => {
  await server.engine.queues?.idle();
  const select = "select 1 from notices where kind = 'orderPaid' and ref_id = $1";
  return (await groupFixtures.sql(select, [id])).length;
};
const findings = async () => (await auditMoney(server.database.pool)).map(({ name }) => name);

describe("a group", () => {
  test("begins when its leader has paid, is joined by payment, and is sent once it is full", async () => {
    const { skuId } = await groupFixtures.offer();
    const first = await groupFixtures.order(leader, skuId, { mode: "launch" }, { now: dayOne });
    expect(await groupFixtures.readState(first.id)).toMatchObject({
      status: "unpaid",
      groupOrderId: null,
    });
    await groupFixtures.market.pay(first.payOrderId, dayOne);
    const group = await groupFixtures.readGroup(first.id);
    expect(group).toMatchObject({
      status: "ongoing",
      haveNum: 1,
      groupNum: 3,
      endTime: hoursLater(24).toISOString(),
    });
    const two = await groupFixtures.join(second, skuId, group?.groupNo ?? "", {
      now: hoursLater(1),
    });
    expect([await readNotices(first.id), await readNotices(two.id)]).toEqual([0, 0]);
    // G7
    expect(await rejected(ship(first.id))).toBe("order.groupNotReady");
    expect(await rejected(ship(two.id))).toBe("order.groupNotReady");
    const three = await groupFixtures.join(third, skuId, group?.groupNo ?? "", {
      now: hoursLater(2),
    });
    expect(await groupFixtures.readGroup(three.id)).toMatchObject({
      status: "succeeded",
      haveNum: 3,
    });
    for (const { id } of [first, two, three]) {
      expect(await readNotices(id)).toBe(1);
      await ship(id);
    }
    expect(await readEventKinds(first.id)).toEqual([
      "placed",
      "paid",
      "groupBegun",
      "groupSucceeded",
      "shipped",
    ]);
    expect(await readEventKinds(two.id)).toEqual([
      "placed",
      "paid",
      "groupJoined",
      "groupSucceeded",
      "shipped",
    ]);
    const { data } = await server.get("harbour", "member/assemble/getMemberList", {
      orderNo: two.orderNo,
    });
    expect(
      data.map(({ memberName, leader }: { memberName: string; leader: boolean }) => [
        memberName,
        leader,
      ]),
    ).toEqual([
      ["Lea", true],
      ["Sam", false],
      ["Tim", false],
    ]);
    const list = await server.get("harbour", "member/assemble/getList", {
      orderNo: three.orderNo,
      status: "succeeded",
    });
    expect(list.data).toMatchObject({ total: 1, list: [{ groupNo: group?.groupNo, haveNum: 3 }] });
    expect((await groupFixtures.market.order(two.id)).group).toMatchObject({
      num: 3,
      have: 3,
      status: "succeeded",
    });
    expect(await findings()).toEqual([]);
  });
  test("is not joined by its leader, by a member again, when it is full or over, or for another product", async () => {
    const { skuId } = await groupFixtures.offer({ groupNum: 2 });
    const other = await groupFixtures.offer();
    const { group } = await groupFixtures.begin(leader, skuId, { now: dayOne });
    const tryJoin = (buyer: Buyer, now = hoursLater(1), sku = skuId) =>
      rejected(groupFixtures.order(buyer, sku, { mode: "join", groupNo: group.groupNo }, { now }));
    expect(await tryJoin(leader)).toBe("group.isOwn");
    expect(await tryJoin(second, hoursLater(24))).toBe("group.ended");
    expect(await tryJoin(second, hoursLater(1), other.skuId)).toBe("input.invalid");
    await groupFixtures.join(second, skuId, group.groupNo, { now: hoursLater(1) });
    expect(await tryJoin(second)).toBe("group.alreadyJoined");
    expect(await tryJoin(third)).toBe("group.full");
  });
  test("G4: that is not full after its 24 hours fails: everybody gets back what was paid, with freight, and its stock is on sale", async () => {
    const { skuId } = await groupFixtures.offer();
    const first = await groupFixtures.begin(leader, skuId, { now: dayOne });
    const two = await groupFixtures.join(second, skuId, first.group.groupNo, {
      now: hoursLater(3),
    });
    expect(await groupFixtures.market.readStock(skuId)).toBe(18);
    await server.runJob("expireGroups", new Date(hoursLater(24).getTime() - 1));
    expect(await groupFixtures.readGroup(first.id)).toMatchObject({ status: "ongoing" });
    await server.runJob("expireGroups", hoursLater(24));
    await server.runJob("expireGroups", hoursLater(24));
    expect(await groupFixtures.readGroup(first.id)).toMatchObject({
      status: "failed",
      payStatus: "refunding",
      haveNum: 2,
    });
    for (const one of [first, two]) {
      expect(await groupFixtures.readState(one.id)).toMatchObject({
        status: "cancelled",
        cancelReason: "groupFailed",
      });
      expect(await groupFixtures.readProviderRefunds(one.id)).toEqual([
        { amount: one.payPrice, reason: "groupFailed", status: "waiting" },
      ]);
      expect(one.payPrice).toBe(48_00);
    }
    expect(await groupFixtures.market.readStock(skuId)).toBe(20);
    expect((await readEventKinds(two.id)).at(-1)).toBe("groupFailed");
    expect(await findings()).toEqual([]);
  });
  test("gives back to wallets at once", async () => {
    const { skuId } = await groupFixtures.offer();
    const first = await groupFixtures.begin(leader, skuId, { now: dayOne });
    await groupFixtures.sql("update orders set pay_method = 'balance' where id = $1", [first.id]);
    await server.runJob("expireGroups", hoursLater(25));
    expect(await groupFixtures.readGroup(first.id)).toMatchObject({
      status: "failed",
      payStatus: "refunded",
    });
    const { data } = await server.get("harbour", "member/assemble/getList", {
      payStatus: "refunded",
    });
    expect(
      data.list.map(({ leaderOrderNo }: { leaderOrderNo: string }) => leaderOrderNo),
    ).toContain(first.orderNo);
  });
  test("refunds a buyer who pays when it is full or over, and does not change", async () => {
    const { skuId } = await groupFixtures.offer({ groupNum: 2 });
    const { group, ...first } = await groupFixtures.begin(leader, skuId, { now: dayOne });
    const ask = { mode: "join", groupNo: group.groupNo } as const;
    const late = await groupFixtures.order(third, skuId, ask, { now: hoursLater(1) });
    await groupFixtures.join(second, skuId, group.groupNo, { now: hoursLater(1) });
    await groupFixtures.market.pay(late.payOrderId, hoursLater(1.1));
    expect(await groupFixtures.readState(late.id)).toEqual({
      status: "cancelled",
      cancelReason: "groupFailed",
      groupOrderId: null,
    });
    expect(await groupFixtures.readProviderRefunds(late.id)).toEqual([
      { amount: late.payPrice, reason: "groupFailed", status: "waiting" },
    ]);
    expect(await groupFixtures.readGroup(first.id)).toMatchObject({
      status: "succeeded",
      haveNum: 2,
    });
    expect(await readEventKinds(late.id)).toEqual(["placed", "groupMissed"]);
    expect(await groupFixtures.market.readStock(skuId)).toBe(18);
    const next = await groupFixtures.begin(leader, skuId, { now: dayOne });
    const input = { mode: "join", groupNo: next.group.groupNo } as const;
    const over = await groupFixtures.order(second, skuId, input, { now: hoursLater(23.9) });
    await groupFixtures.market.pay(over.payOrderId, hoursLater(24));
    expect(await groupFixtures.readState(over.id)).toMatchObject({ cancelReason: "groupFailed" });
    expect(await findings()).toEqual([]);
  });
  test("has a buyer who pays twice only once", async () => {
    const { skuId } = await groupFixtures.offer();
    const { group } = await groupFixtures.begin(leader, skuId, { now: dayOne });
    const ask = { mode: "join", groupNo: group.groupNo } as const;
    const twice = [
      await groupFixtures.order(second, skuId, ask, { now: hoursLater(1) }),
      await groupFixtures.order(second, skuId, ask, { now: hoursLater(1) }),
    ];
    for (const { payOrderId } of twice) await groupFixtures.market.pay(payOrderId, hoursLater(1));
    const states = await Promise.all(twice.map(({ id }) => groupFixtures.readState(id)));
    expect(states.map((one) => one?.status)).toEqual(["unshipped", "cancelled"]);
  });
  test("stays as it was begun when its activity is changed or deleted, and holds its product on the shelf", async () => {
    const { skuId, goodsId, activityId } = await groupFixtures.offer({ groupNum: 2 });
    const waiting = await groupFixtures.order(third, skuId, { mode: "launch" }, { now: dayOne });
    const first = await groupFixtures.begin(leader, skuId, { now: dayOne });
    await server.post("harbour", "member/group/editSubmit", { id: activityId, groupNum: 5 });
    const down = () => server.post("harbour", "member/goods/xiajia", { ids: [goodsId] });
    expect((await down()).data.failed).toMatchObject([{ error: "goods.groupOngoing" }]);
    expect((await server.post("harbour", "member/group/delete", { ids: [activityId] })).code).toBe(
      200,
    );
    expect(
      (await server.post("harbour", "member/goods/delete", { ids: [goodsId] })).data.failed,
    ).toMatchObject([{ error: "goods.groupOngoing" }]);
    await groupFixtures.join(second, skuId, first.group.groupNo, { now: hoursLater(1) });
    expect(await groupFixtures.readGroup(first.id)).toMatchObject({
      status: "succeeded",
      groupNum: 2,
    });
    await groupFixtures.market.pay(waiting.payOrderId, hoursLater(1));
    expect(await groupFixtures.readGroup(waiting.id)).toMatchObject({
      status: "ongoing",
      groupNum: 2,
    });
    expect(
      await rejected(
        groupFixtures.order(leader, skuId, { mode: "launch" }, { now: hoursLater(2) }),
      ),
    ).toBe("group.notOffered");
    await server.runJob("expireGroups", hoursLater(48));
    expect((await down()).data.failed).toEqual([]);
  });
  test("completes when its product has left the shelf by another way", async () => {
    const { skuId, goodsId } = await groupFixtures.offer({ groupNum: 2 });
    const first = await groupFixtures.begin(leader, skuId, { now: dayOne });
    const ask = { mode: "join", groupNo: first.group.groupNo } as const;
    const placed = await groupFixtures.order(second, skuId, ask, { now: hoursLater(1) });
    await groupFixtures.sql("update goods set status = 'rejected' where id = $1", [goodsId]);
    expect(await rejected(groupFixtures.order(third, skuId, ask, { now: hoursLater(1) }))).toBe(
      "goods.notPurchasable",
    );
    await groupFixtures.market.pay(placed.payOrderId, hoursLater(1));
    expect(await groupFixtures.readGroup(first.id)).toMatchObject({ status: "succeeded" });
  });
  test("blocks pick-up and refunds until it is full", async () => {
    const { skuId } = await groupFixtures.offer({ groupNum: 2 });
    const { group, ...first } = await groupFixtures.begin(leader, skuId, { now: dayOne });
    const [line] = await groupFixtures.sql<Pick<TableRow<"orders_lines">, "id">>(
      "select id from orders_lines where parent_id = $1",
      [first.id],
    );
    const input = {
      orderNo: first.orderNo,
      lineId: line?.id ?? 0,
      qty: 1,
      refundInd: "refundOnly",
      reason: "No",
    } as const;
    const ask = () =>
      rejected(
        groupFixtures.market.command(
          groupFixtures.market.asBuyer(leader),
          (ctx) => applyRefund(ctx, leader.id, input),
          hoursLater(1),
        ),
      );
    expect(await ask()).toBe("order.groupNotReady");
    await groupFixtures.sql(
      "update orders set self_lifting = true, verify_code = '123456789012' where id = $1",
      [first.id],
    );
    const handOver = () =>
      rejected(
        groupFixtures.market.locked(systemActor, first.id, (ctx, order) =>
          writeOff(ctx, order, "123456789012"),
        ),
      );
    expect(await handOver()).toBe("order.groupNotReady");
    await groupFixtures.join(second, skuId, group.groupNo, { now: hoursLater(1) });
    expect(await ask()).toBe("done");
    expect(await rejected(groupFixtures.market.locked(systemActor, first.id, confirmReceipt))).toBe(
      "order.statusNotAllowed",
    );
  });
  test("closes an unpaid order as others are, without a group", async () => {
    const { skuId } = await groupFixtures.offer();
    const placed = await groupFixtures.order(leader, skuId, { mode: "launch" }, { now: dayOne });
    await server.runJob("closeUnpaid", hoursLater(1));
    expect(await groupFixtures.readState(placed.id)).toMatchObject({
      status: "cancelled",
      cancelReason: "timeout",
      groupOrderId: null,
    });
    expect(await groupFixtures.market.readStock(skuId)).toBe(20);
  });
  test("what is taken on payment and short is no place in a group", async () => {
    const { skuId } = await groupFixtures.offer(
      { groupNum: 2 },
      { stock: 1, cartItem: { stockType: 2 } },
    );
    const first = await groupFixtures.begin(leader, skuId, { now: dayOne });
    await groupFixtures.sql("update skus set stock = 1 where id = $1", [skuId]);
    const placed = await groupFixtures.order(
      second,
      skuId,
      { mode: "join", groupNo: first.group.groupNo },
      { now: hoursLater(1) },
    );
    await groupFixtures.sql("update skus set stock = 0 where id = $1", [skuId]);
    await groupFixtures.market.pay(placed.payOrderId, hoursLater(1));
    expect(await groupFixtures.readState(placed.id)).toMatchObject({
      cancelReason: "outOfStock",
      groupOrderId: null,
    });
    expect(await groupFixtures.readGroup(first.id)).toMatchObject({
      status: "ongoing",
      haveNum: 1,
    });
  });
});

test("an activity's limit counts what a buyer has of it, and not what was cancelled", async () => {
  const { skuId } = await groupFixtures.offer({ groupLimitBuy: 1 });
  const ask = () => groupFixtures.order(leader, skuId, { mode: "launch" });
  const first = await ask();
  expect(await rejected(ask())).toBe("group.limitReached");
  await groupFixtures.market.locked(systemActor, first.id, (ctx, order) =>
    cancelOrder(ctx, order, "buyer"),
  );
  const both = await Promise.all([rejected(ask()), rejected(ask())]);
  expect(both.sort()).toEqual(["done", "group.limitReached"]);
});

test("does not affect ordinary orders: placed, paid and shipped", async () => {
  const { skuId } = await groupFixtures.market.cartItem(40, 5);
  const input = vi.spyOn(Tx.prototype, "text");
  const placed = await groupFixtures.market.place(leader, [{ skuId, qty: 1 }]);
  await groupFixtures.market.pay(placed.payOrderId);
  await ship(placed.orders[0]?.id ?? 0);
  const answer = input.mock.calls.map(([text]) => text);
  input.mockRestore();
  expect(answer.length).toBeGreaterThan(10);
  expect(answer.filter((text) => /group_(orders|intents|activities)/.test(text))).toEqual([]);
});

describe("the audit", () => {
  const breaks = async (statement: string, values: unknown[], mend: string) => {
    await groupFixtures.sql(statement, values);
    const found = await findings();
    await groupFixtures.sql(mend, values);
    expect(await findings()).toEqual([]);
    return found;
  };
  test("is reported with a wrong count, with unpaid members, or with an order shipped too early", async () => {
    const { skuId } = await groupFixtures.offer();
    const { id, group } = await groupFixtures.begin(leader, skuId, { now: dayOne });
    expect(
      await breaks(
        "update group_orders set have_num = 2 where id = $1",
        [group.id],
        "update group_orders set have_num = 1 where id = $1",
      ),
    ).toEqual([
      "a group counts those who have joined it, has no more of them than it needs, and has succeeded once it has all",
    ]);
    expect(
      await breaks(
        "update group_orders set status = 'failed' where id = $1",
        [group.id],
        "update group_orders set status = 'ongoing' where id = $1",
      ),
    ).toEqual([
      "who is in a group has paid for it, and has the money back where it failed",
      "an order waits for its group while the group is not full",
    ]);
    expect(
      await breaks(
        "update orders set status = 'unreceived', delivery_time = now() where id = $1",
        [id],
        "update orders set status = 'unshipped', delivery_time = null where id = $1",
      ),
    ).toEqual([
      "a reservation is of its line's SKU and units, and in the state of its order",
      "an order that was shipped went in parcels, and has the tracking number of the last one",
      "an order is shipped once nothing of it is left to ship, and not before",
      "who is in a group has paid for it, and has the money back where it failed",
      "an order of a group is in it once it is paid, and sent only where the group has succeeded",
      "an order waits for its group while the group is not full",
    ]);
    expect(
      await breaks(
        "update orders set group_order_id = null where id = $1",
        [id],
        `update orders set group_order_id = ${group.id} where id = $1`,
      ),
    ).toEqual([
      "who is in a group has paid for it, and has the money back where it failed",
      "an order of a group is in it once it is paid, and sent only where the group has succeeded",
      "an order waits for its group while the group is not full",
    ]);
  });
});
