import { afterAll, beforeAll, expect, test } from "vitest";
import type { TableRow } from "../../../framework/server/tables/DB.ts";
import {
  type Buying,
  openTradingFixtures,
  perth,
} from "../../../server/storefront/tests/trading.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";

let server: TestServer;
let trading: Awaited<ReturnType<typeof openTradingFixtures>>;
let buyer: Buying;

beforeAll(async () => {
  server = await startTestServer();
  trading = await openTradingFixtures(server);
  buyer = await trading.buyer(100_000);
});
afterAll(() => server.close());

const sizes = {
  id: 1,
  name: "Size",
  values: [
    { id: 1, name: "S" },
    { id: 2, name: "L" },
  ],
};
const put = (more: object = {}) =>
  trading.shelf.put({
    attributes: [sizes],
    skus: [
      { attrPath: "1", price: 10, stock: 9 },
      { attrPath: "2", price: 12, stock: 9 },
    ],
    ...more,
  });
const order = async (skuId: number) => {
  const { status, data } = await trading.order(buyer, [{ skuId, qty: 1 }]);
  expect(status).toBe(200);
  return { orderNo: String(data.orders[0].orderNo), payOrderNo: String(data.payOrderNo) };
};
/** Sets the states of an order and its lines directly: what led to them is not under test. */
const setStatus = async (orderNo: string, status: string, refundStatus = "none") => {
  const { rows } = await server.database.pool.query<Pick<TableRow<"orders">, "id">>(
    "update orders set status = $2, refund_status = $3 where order_no = $1 returning id",
    [orderNo, status, refundStatus],
  );
  const lines = "update orders_lines set refund_status = $2 where parent_id = $1";
  await server.database.pool.query(lines, [rows[0]?.id, refundStatus]);
};
const remove = (id: number, lang = "en") =>
  server.post("harbour", "member/goods/delete", { ids: [id] }, { lang });

test.each([[1], [2]])(
  "case 3: goods of stock type %i with open orders are not deleted, and the sentence counts them",
  async (stockType) => {
    const { id, skus } = await put({ stockType });
    const first = await order(skus[0].id);
    const rejected = await remove(id);
    expect(rejected.data.failed).toMatchObject([{ id, code: 422, error: "goods.hasOpenOrders" }]);
    expect(rejected.data.failed[0].message).toContain("1 order for this product is still open");
    const second = await order(skus[1].id);
    expect((await remove(id)).data.failed[0].message).toContain(
      "2 orders for this product are still open",
    );
    expect((await remove(id, "zh_CN")).data.failed[0].message).toContain("2 笔未完结订单");

    await buyer.post(`orders/${first.orderNo}/cancel`);
    expect((await remove(id)).data.failed[0].message).toContain("1 order");
    expect(
      (await buyer.post(`payments/${second.payOrderNo}/pay`, { method: "balance" })).status,
    ).toBe(200);
    // A paid order still has to be shipped and received.
    expect((await remove(id)).data.failed[0].message).toContain("1 order");
    await setStatus(second.orderNo, "unreceived");
    expect((await remove(id)).data.failed[0].message).toContain("1 order");
    await setStatus(second.orderNo, "completed", "refunding");
    expect((await remove(id)).data.failed[0].message).toContain("1 order");
    await setStatus(second.orderNo, "completed");
    expect((await remove(id)).data).toMatchObject({ ids: [id], failed: [] });
  },
);

test("case 3: a variant with open orders is not removed; another one is", async () => {
  const { id, skus } = await put();
  const { orderNo } = await order(skus[0].id);
  const keep = (place: number) =>
    server.post("harbour", "member/goods/editSubmit", { id, skus: [{ id: skus[place].id }] });
  const rejected = await keep(1);
  expect(rejected).toMatchObject({ code: 422, data: { error: "sku.hasOpenOrders" } });
  expect(rejected.message).toContain("1 order for a removed variant");
  await setStatus(orderNo, "unshipped");
  expect(await keep(1)).toMatchObject({ code: 422, data: { error: "sku.hasOpenOrders" } });
  expect(await keep(0)).toMatchObject({ code: 200, data: { skuCount: 1 } });
});

test("case 3: an order and a deletion at the same time: one of them is refused", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, skus } = await put();
    const items = [{ skuId: skus[0].id, qty: 1 }];
    const { data } = await buyer.post("orders/quote", { items, address: perth });
    const [placed, removed] = await Promise.all([
      buyer.post("orders", { items, address: perth, amount: data.amount }),
      remove(id),
    ]);
    const isRemoved = removed.data.failed.length === 0;
    expect([isRemoved, placed.status === 200]).not.toEqual([true, true]);
    if (!isRemoved)
      expect(["goods.hasOpenOrders", "conflict.retry"]).toContain(removed.data.failed[0].error);
  }
});

test("a bulk deletion refuses each product with open orders by its own sentence and deletes the others", async () => {
  const [ordered, twice, free] = [await put(), await put(), await put()];
  await order(ordered.skus[0].id);
  await order(twice.skus[0].id);
  await order(twice.skus[1].id);
  const ids = [ordered.id, twice.id, free.id];
  const { data } = await server.post("harbour", "member/goods/delete", { ids });
  expect(data).toMatchObject({
    ids: [free.id],
    failed: [
      {
        id: ordered.id,
        code: 422,
        error: "goods.hasOpenOrders",
        message: expect.stringContaining("1 order for"),
      },
      {
        id: twice.id,
        code: 422,
        error: "goods.hasOpenOrders",
        message: expect.stringContaining("2 orders for"),
      },
    ],
  });
});
