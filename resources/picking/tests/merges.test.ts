import { afterAll, beforeAll, expect, test } from "vitest";
import { systemActor } from "../../../core/server/transactionContext.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
import { moveUnits } from "../../inventory/server.ts";
import { completeRefund } from "../../orders/testing.ts";

let server: TestServer;
let market: Market;
let warehouse: number;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
  warehouse = (await post("storage/editSubmit", { name: "Dock", purpose: "sales" })).data.id;
}, 120_000);
afterAll(async () => {
  expect(await auditMoney(server.database.pool)).toEqual([]);
  await server.close();
});

const post = (call: string, values: object, login = "harbour") =>
  server.post(login, `member/${call}`, values);
const query = async (text: string, values: unknown[]) =>
  (await server.database.pool.query(text, values)).rows;

let bins = 0;
/** Adds a bin that holds units of a SKU, which lay at the shop's default location. */
async function fillBin(skuId: number, num: number, inside = warehouse) {
  bins += 1;
  const given = { code: `B-${bins}`, warehouse: inside, kind: "bin", walkOrder: bins };
  const bin: { id: number; code: string } = (await post("stockLocation/editSubmit", given)).data;
  const [source] = await query("select id from stock_locations where shop_id = $1 and is_default", [
    server.shops.harbour,
  ]);
  await market.command(systemActor, (ctx) =>
    moveUnits(
      ctx,
      [
        { skuId, locationId: source.id, num: -num },
        { skuId, locationId: bin.id, num },
      ],
      { cause: "transfer", refTable: "purchase_receipts", refId: skuId },
    ),
  );
  return bin;
}
async function buy(cart: readonly { skuId: number; qty: number }[]) {
  const placed = await market.place(await market.addBuyer(), cart);
  await market.pay(placed.payOrderId);
  const [order] = placed.orders;
  if (!order) throw new Error("nothing was placed");
  return order.id;
}
const merge = (orderIds: readonly number[], login = "harbour") =>
  post("orderMerge/merge", { orderIds, warehouse }, login);
const run = (action: string, id: number, login = "harbour") =>
  post(`orderMerge/${action}`, { ids: [id] }, login);
const readMerge = async (id: number) =>
  (await server.get("harbour", "member/orderMerge/get", { id })).data;
const readState = async (orderId: number): Promise<string> =>
  (await query("select merge_status from orders where id = $1", [orderId]))[0].merge_status;
const readPlaces = (skuId: number) =>
  query(
    `select p.code, i.on_hand from stock_items i join stock_locations p on p.id = i.location_id
     where i.sku_id = $1 and i.on_hand > 0 order by p.walk_order, p.id`,
    [skuId],
  );
/** Refunds all of an unshipped order, which cancels it. */
async function cancelOrder(orderId: number, qty: number) {
  const lines = await query("select id from orders_lines where parent_id = $1", [orderId]);
  const { code, message, data } = await post("refund/refundOrder", {
    orderId,
    key: `cancel ${orderId}`,
    lines: lines.map(({ id }) => ({ lineId: id, qty })),
    reason: "Out of stock",
  });
  expect(code, message).toBe(200);
  for (const { id } of data.refunds)
    await market.command(systemActor, (ctx) => completeRefund(ctx, id));
}
const ship = (orderId: number) =>
  post("order/delivery", {
    deliveryJson: [{ orderId, deliveryType: "auspost", deliveryNo: "1" }],
  });

test("E3: where units are missing, the items and numbers are named, and nothing moves", async () => {
  const tea = await market.cartItem(10, 6);
  const [one, other] = [await fillBin(tea.skuId, 3), await fillBin(tea.skuId, 2)];
  const orders = [
    await buy([{ skuId: tea.skuId, qty: 4 }]),
    await buy([{ skuId: tea.skuId, qty: 2 }]),
  ];
  // The sixth unit lies in another warehouse.
  const annex = await post("storage/editSubmit", { name: "Annex", purpose: "sales" });
  const far = await fillBin(tea.skuId, 1, annex.data.id);
  const { data } = await merge(orders);
  const answer = await run("distribution", data.id);
  expect(answer.data.failed).toMatchObject([{ message: expect.stringContaining("× 1") }]);
  expect((await readMerge(data.id)).status).toBe("merged");
  expect(await readPlaces(tea.skuId)).toMatchObject([
    { code: one.code, on_hand: 3 },
    { code: other.code, on_hand: 2 },
    { code: far.code, on_hand: 1 },
  ]);
  expect((await run("cancel", data.id)).data.failed).toEqual([]);
  expect(await readState(orders[0] ?? 0)).toBe("awaiting");
});

test("E4: units leave two bins in the order of the walk, and cancelling reverses both", async () => {
  const tea = await market.cartItem(10, 6);
  const [one, other] = [await fillBin(tea.skuId, 4), await fillBin(tea.skuId, 2)];
  const orders = [
    await buy([{ skuId: tea.skuId, qty: 4 }]),
    await buy([{ skuId: tea.skuId, qty: 2 }]),
  ];
  const { data } = await merge(orders);
  expect((await run("distribution", data.id)).data.failed).toEqual([]);
  const picked = await readMerge(data.id);
  expect(picked).toMatchObject({ status: "picked", units: 6, orderCount: 2 });
  expect(picked.picks).toMatchObject([
    { locationCode: one.code, qty: 4 },
    { locationCode: other.code, qty: 2 },
  ]);
  expect(await readPlaces(tea.skuId)).toMatchObject([{ on_hand: 6 }]);
  // What is for sale stays as it was: the orders hold it.
  expect(await market.readStock(tea.skuId)).toBe(0);

  expect((await run("cancel", data.id)).data.failed).toEqual([]);
  expect(await readPlaces(tea.skuId)).toEqual([
    { code: one.code, on_hand: 4 },
    { code: other.code, on_hand: 2 },
  ]);
  const moved = await query(
    `select on_hand_num from stock_movements where ref_table = 'order_merges' and ref_id = $1 order by id`,
    [data.id],
  );
  expect(moved.map(({ on_hand_num }) => on_hand_num).toSorted((a, b) => a - b)).toEqual([
    -6, -4, -2, 2, 4, 6,
  ]);
  for (const id of orders) expect(await readState(id)).toBe("awaiting");
});

test("picked orders ship once they are sorted, out of their tote", async () => {
  const tea = await market.cartItem(10, 9);
  const bin = await fillBin(tea.skuId, 9);
  const merged = await buy([{ skuId: tea.skuId, qty: 3 }]);
  const other = await buy([{ skuId: tea.skuId, qty: 2 }]);
  const { data } = await merge([merged]);
  await run("distribution", data.id);
  expect((await ship(merged)).data.failed).toHaveLength(1);
  // An order that is shipped on its own leaves the tote alone.
  expect((await ship(other)).data.failed).toEqual([]);
  expect(await readPlaces(tea.skuId)).toMatchObject([{ on_hand: 3 }, { on_hand: 4 }]);
  await run("sortOut", data.id);
  expect(await readState(merged)).toBe("sorted");
  expect((await ship(merged)).data.failed).toEqual([]);
  expect(await readPlaces(tea.skuId)).toEqual([{ code: bin.code, on_hand: 4 }]);
});

test("what is refunded meanwhile is struck, or put back when the rest is sorted", async () => {
  const tea = await market.cartItem(10, 9);
  const bin = await fillBin(tea.skuId, 9);
  const orders = [
    await buy([{ skuId: tea.skuId, qty: 1 }]),
    await buy([{ skuId: tea.skuId, qty: 2 }]),
    await buy([{ skuId: tea.skuId, qty: 3 }]),
  ];
  const [early = 0, late = 0, kept = 0] = orders;
  const { data } = await merge(orders);
  await cancelOrder(early, 1);
  await run("distribution", data.id);
  const picked = await readMerge(data.id);
  expect(picked.units).toBe(5);
  expect(picked.orders.map(({ state }: { state: string }) => state)).toEqual([
    "struck",
    "valid",
    "valid",
  ]);
  await cancelOrder(late, 2);
  // Its units are for sale at once, and still in the tote.
  expect(await market.readStock(tea.skuId)).toBe(9 - 3);
  await run("sortOut", data.id);
  expect(await readPlaces(tea.skuId)).toMatchObject([
    { on_hand: 3 },
    { code: bin.code, on_hand: 6 },
  ]);
  expect((await ship(kept)).data.failed).toEqual([]);
});

test("an order is in one live merge, also when two members merge it at once", async () => {
  const tea = await market.cartItem(10, 9);
  await fillBin(tea.skuId, 9);
  const order = await buy([{ skuId: tea.skuId, qty: 1 }]);
  const answers = await Promise.all([merge([order]), merge([order]), merge([order])]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 422, 422]);
  const refused = answers.find(({ code }) => code === 422);
  expect(refused).toMatchObject({ data: { error: "orderMerge.notReady" } });
});

test("orders of another shop, unpaid ones and none at all are refused", async () => {
  const tea = await market.cartItem(10, 9);
  const own = await buy([{ skuId: tea.skuId, qty: 1 }]);
  const foreign = await post("orderMerge/merge", { orderIds: [own] }, "laneway");
  expect(foreign.code).not.toBe(200);
  expect(await readState(own)).toBe("awaiting");
  const unpaid = await market.place(await market.addBuyer(), [{ skuId: tea.skuId, qty: 1 }]);
  const [open] = unpaid.orders;
  expect(await merge([own, open?.id ?? 0])).toMatchObject({
    data: { error: "orderMerge.notReady" },
  });
  expect((await merge([])).code).toBe(400);
  expect((await post("orderMerge/merge", { orderIds: "x" })).code).toBe(400);
});
