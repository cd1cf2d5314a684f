import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemActor } from "../../core/server/transactionContext.ts";
import type { Calculated, TableRow } from "../../framework/server/tables/DB.ts";
import { auditMoney } from "../../resources/finance/server.ts";
import { failGroup, recordGroupRefund } from "../../resources/orders/testing.ts";
import { startTestServer, type TestServer } from "../testServer.ts";
import { type Buyer, type GroupFixtures, openGroupFixtures } from "./groupFixtures.ts";

let app: TestServer;
let groupFixtures: GroupFixtures;
beforeAll(async () => {
  app = await startTestServer({ server: { pay: { sendAtOnce: false } } });
  groupFixtures = await openGroupFixtures(app);
});
afterAll(() => app.close());
const addPeople = async (count: number): Promise<Buyer[]> => {
  const buyers: Buyer[] = [];
  while (buyers.length < count) buyers.push(await groupFixtures.market.addBuyer());
  return buyers;
};
const inGroup = (groupId: number) =>
  groupFixtures.sql<Pick<TableRow<"orders">, "status"> & Calculated<{ count: number }>>(
    "select status, count(*)::int as count from orders where group_order_id = $1 group by 1 order by 1",
    [groupId],
  );

test("of many who pay for one group at once, as many as it needs are in it, and the others have their money back", async () => {
  const { skuId } = await groupFixtures.offer({ groupNum: 5 }, { stock: 50 });
  const [leader, ...others] = (await addPeople(17)) as [Buyer, ...Buyer[]];
  const { group } = await groupFixtures.begin(leader, skuId);
  const placed = [];
  for (const buyer of others)
    placed.push(await groupFixtures.order(buyer, skuId, { mode: "join", groupNo: group.groupNo }));
  const paid = await Promise.all(
    placed.map(({ payOrderId }) => groupFixtures.market.pay(payOrderId)),
  );
  expect(paid.every(({ outcome }) => outcome === "paid")).toBe(true);
  expect(await inGroup(group.id)).toEqual([{ status: "unshipped", count: 5 }]);
  const back = await groupFixtures.sql<Calculated<{ count: number }>>(
    "select count(*)::int as count from money_backs where reason = 'groupFailed' and order_id = any($1::bigint[])",
    [placed.map(({ id }) => id)],
  );
  expect(back).toEqual([{ count: 12 }]);
  expect(await groupFixtures.market.readStock(skuId)).toBe(45);
  expect(await auditMoney(app.database.pool)).toEqual([]);
});

test("a buyer who pays while the group is ended is either in it before its end, or refunded with the others", async () => {
  for (let round = 0; round < 3; round += 1) {
    const { skuId } = await groupFixtures.offer({ groupNum: 9, groupLimitHours: 1 }, { stock: 50 });
    const [leader, ...others] = (await addPeople(8)) as [Buyer, ...Buyer[]];
    const started = await groupFixtures.begin(leader, skuId);
    const end = new Date(started.group.endTime);
    const placed = [];
    for (const buyer of others)
      placed.push(
        await groupFixtures.order(buyer, skuId, { mode: "join", groupNo: started.group.groupNo }),
      );
    // Clocks differ: the job's clock is past the deadline, while payments before the deadline still
    // arrive.
    const before = new Date(end.getTime() - 1000);
    await Promise.all([
      ...placed.map(({ payOrderId }) => groupFixtures.market.pay(payOrderId, before)),
      app.runJob("expireGroups", end),
      // Simulates another process; a buyer who joins meanwhile makes it fail with
      // GroupChangedError, after which its job would retry.
      groupFixtures.market
        .command(systemActor, (ctx) => failGroup(ctx, started.group.id), end)
        .catch(() => null),
    ]);
    await app.runJob("expireGroups", end);
    expect((await groupFixtures.readGroup(started.id))?.status).toBe("failed");
    const states = await groupFixtures.sql<
      {
        status: TableRow<"orders">["status"];
        reason: TableRow<"orders">["cancel_reason"];
      } & Calculated<{ count: number }>
    >(
      "select status, cancel_reason as reason, count(*)::int as count from orders where id = any($1::bigint[]) group by 1, 2",
      [[started.id, ...placed.map(({ id }) => id)]],
    );
    expect(states).toEqual([{ status: "cancelled", reason: "groupFailed", count: 8 }]);
    expect(await groupFixtures.market.readStock(skuId)).toBe(50);
  }
  expect(await auditMoney(app.database.pool)).toEqual([]);
});

test("each of many concurrent launches has a group of its own, within the activity's limit", async () => {
  const { skuId } = await groupFixtures.offer({ groupLimitBuy: 2 }, { stock: 50 });
  const [buyer] = (await addPeople(1)) as [Buyer];
  const input = await Promise.allSettled(
    Array.from({ length: 6 }, () => groupFixtures.order(buyer, skuId, { mode: "launch" })),
  );
  const placed = input.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
  expect(placed).toHaveLength(2);
  await Promise.all(placed.map(({ payOrderId }) => groupFixtures.market.pay(payOrderId)));
  const groups = await Promise.all(placed.map(({ id }) => groupFixtures.readGroup(id)));
  expect(new Set(groups.map((group) => group?.groupNo)).size).toBe(2);
});

test("a failed group whose last two refunds arrive at the same time is refunded", async () => {
  const { skuId } = await groupFixtures.offer({ groupNum: 3, groupLimitHours: 1 });
  const [leader, other] = (await addPeople(2)) as [Buyer, Buyer];
  const started = await groupFixtures.begin(leader, skuId);
  const joined = await groupFixtures.join(other, skuId, started.group.groupNo);
  await app.runJob("expireGroups", new Date(Date.now() + 2 * 3_600_000));
  const record = (orderId: number, waitMs = 0) =>
    groupFixtures.market.command(systemActor, async (ctx) => {
      await recordGroupRefund(ctx, orderId);
      await wait(waitMs);
    });
  await Promise.all([record(started.id, 300), record(joined.id, 300)]);
  expect(await groupFixtures.readGroup(started.id)).toMatchObject({
    status: "failed",
    payStatus: "refunded",
  });
});
