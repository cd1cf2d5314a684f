import { afterAll, beforeAll, expect, test } from "vitest";
import { systemActor } from "../../core/server/transactionContext.ts";
import type { CamelRow } from "../../framework/server/tables/DB.ts";
import { auditMoney } from "../../resources/finance/server.ts";
import { applyRefund, withdrawRefund } from "../../resources/orders/server.ts";
import { agree, completeRefund, shipOrder, unshipOrder } from "../../resources/orders/testing.ts";
import { startTestServer, type TestServer } from "../testServer.ts";
import { openGroupFixtures } from "./groupFixtures.ts";

let server: TestServer;
let groups: Awaited<ReturnType<typeof openGroupFixtures>>;
let buyer: { id: number; name: string };
beforeAll(async () => {
  server = await startTestServer();
  groups = await openGroupFixtures(server);
  buyer = await groups.market.addBuyer("Mei Lin");
}, 120_000);
afterAll(() => server.close());

const parcel = { deliveryType: "auspost", deliveryNo: "AP 1" } as const;
const shippedAt = new Date();
const inMinutes = (minutes: number) => new Date(shippedAt.getTime() + minutes * 60_000);

async function placePaid(more: object = {}): Promise<{ id: number; orderNo: string }> {
  const { market } = groups;
  const { skuId } = await market.cartItem(30, 9);
  const { orders, payOrderId } = await market.place(buyer, [{ skuId, qty: 2 }], more);
  await market.pay(payOrderId);
  const [order] = orders;
  if (!order) throw new Error("nothing was placed");
  return order;
}
const ship = (id: number) =>
  groups.market.locked(systemActor, id, (ctx, order) => shipOrder(ctx, order, parcel), shippedAt);
const unship = (id: number, now: Date) => groups.market.locked(systemActor, id, unshipOrder, now);
const readRow = async (id: number) => {
  const { rows } = await server.database.pool.query("select * from orders where id = $1", [id]);
  const { version: _version, upd_time: _updated, upd_by: _by, ...row } = rows[0];
  return row;
};
const readKinds = async (id: number) =>
  (
    await server.database.pool.query(
      "select kind from orders_events where parent_id = $1 order by id",
      [id],
    )
  ).rows.map(({ kind }) => kind);

test("shipping that is undone within ten minutes leaves the order as it was, and an event", async () => {
  const { id } = await placePaid();
  const before = await readRow(id);
  await ship(id);
  await unship(id, inMinutes(9));
  expect(await readRow(id)).toEqual(before);
  await unship(id, inMinutes(9));
  expect(await readKinds(id)).toEqual(["placed", "paid", "shipped", "unshipped"]);
  await ship(id);
  expect(await readRow(id)).toMatchObject({ status: "unreceived", delivery_no: "AP 1" });
  expect(await auditMoney(server.database.pool)).toEqual([]);
});

test("shipping cannot be undone later, nor after a refund was requested", async () => {
  const late = await placePaid();
  await ship(late.id);
  await expect(unship(late.id, inMinutes(11))).rejects.toMatchObject({ code: "order.undoExpired" });

  const asked = await placePaid();
  await ship(asked.id);
  const { rows } = await server.database.pool.query<Pick<CamelRow<"orders_lines">, "id">>(
    "select id from orders_lines where parent_id = $1",
    [asked.id],
  );
  const { market } = groups;
  const refund = await market.command(
    market.asBuyer(buyer),
    (ctx) =>
      applyRefund(ctx, buyer.id, {
        orderNo: asked.orderNo,
        lineId: rows[0]?.id ?? 0,
        qty: 1,
        refundInd: "refundOnly",
        reason: "Too small",
        amount: null,
      }),
    inMinutes(1),
  );
  await expect(unship(asked.id, inMinutes(2))).rejects.toMatchObject({ code: "order.refundOpen" });
  await market.command(
    market.asBuyer(buyer),
    (ctx) => withdrawRefund(ctx, buyer.id, refund.id),
    inMinutes(3),
  );
  await expect(unship(asked.id, inMinutes(4))).rejects.toMatchObject({ code: "order.undoExpired" });
});

test("shipping cannot be undone once units were refunded from the parcel, even by a clock that is behind", async () => {
  const sent = await placePaid();
  await ship(sent.id);
  const { rows } = await server.database.pool.query<Pick<CamelRow<"orders_lines">, "id">>(
    "select id from orders_lines where parent_id = $1",
    [sent.id],
  );
  const { market } = groups;
  // The process that takes the refund is two minutes behind the one that has shipped.
  const refund = await market.command(
    market.asBuyer(buyer),
    (ctx) =>
      applyRefund(ctx, buyer.id, {
        orderNo: sent.orderNo,
        lineId: rows[0]?.id ?? 0,
        qty: 1,
        refundInd: "refundOnly",
        reason: "Too small",
        amount: null,
      }),
    inMinutes(-2),
  );
  await market.command(systemActor, (ctx) => agree(ctx, refund.id, null), inMinutes(-1));
  await market.command(systemActor, (ctx) => completeRefund(ctx, refund.id), inMinutes(-1));
  await expect(unship(sent.id, inMinutes(1))).rejects.toMatchObject({ code: "order.undoExpired" });
  expect(await auditMoney(server.database.pool)).toEqual([]);
});

test("the shop undoes a batch by one call; another shop's orders are not found", async () => {
  const [one, other] = [await placePaid(), await placePaid()];
  for (const { id } of [one, other]) await ship(id);
  await server.database.pool.query(
    "update parcels set shipped_at = now() - interval '1 hour' where order_id = $1",
    [other.id],
  );
  const orderIds = [one.id, other.id];
  const { data } = await server.post("harbour", "member/order/undoDelivery", { orderIds });
  expect(data).toMatchObject({
    undone: 1,
    failed: [{ id: other.id, error: "order.undoExpired" }],
  });
  const away = await server.post("laneway", "member/order/undoDelivery", { orderIds });
  expect(away.data).toMatchObject({
    undone: 0,
    failed: orderIds.map((id) => ({ id, error: "record.notFound" })),
  });
});

test("each tab counts the rows that it opens; only what the shop can ship is ready to ship", async () => {
  const { market } = groups;
  const ready = await placePaid();
  const pickup = await placePaid({ receiver: null });
  const refunding = await placePaid();
  await server.database.pool.query("update orders set refund_status = 'refunding' where id = $1", [
    refunding.id,
  ]);
  const { skuId } = await groups.offer({ groupNum: 2 });
  const leader = await market.addBuyer();
  const group = await groups.begin(leader, skuId);
  const read = async (tab: string) =>
    (await server.get("harbour", "member/order/getList", { tab, pageSize: "100" })).data;
  const waits = [pickup.id, refunding.id, group.id];
  const idsIn = async (tab: string): Promise<number[]> =>
    (await read(tab)).list.map(({ id }: { id: number }) => id);
  expect(await idsIn("readyToShip")).toContain(ready.id);
  expect(await idsIn("readyToShip")).not.toEqual(expect.arrayContaining([waits[0]]));
  expect((await idsIn("waiting")).toSorted()).toEqual(waits.toSorted());

  const groupNo = (await groups.readGroup(group.id))?.groupNo ?? "";
  await groups.join(await market.addBuyer(), skuId, groupNo);
  expect(await idsIn("readyToShip")).toContain(group.id);
  expect(await idsIn("waiting")).not.toContain(group.id);

  const counts = (await server.get("harbour", "member/order/getCounts")).data;
  for (const tab of ["unpaid", "readyToShip", "waiting", "unreceived", "completed", "cancelled"])
    expect((await read(tab)).total, tab).toBe(counts[tab] ?? 0);
});

test("an order is to be shipped within the dispatch time of its shipping profile, unless it is picked up", async () => {
  await server.database.pool.query("update freight_templates set delivery_time = 'h12'");
  const readHours = async ({ id }: { id: number }) =>
    (
      await server.database.pool.query(
        "select (extract(epoch from ship_by - pay_time) / 3600)::int as hours from orders where id = $1",
        [id],
      )
    ).rows[0].hours;
  expect(await readHours(await placePaid())).toBe(12);
  expect(await readHours(await placePaid({ receiver: null }))).toBeNull();
});
