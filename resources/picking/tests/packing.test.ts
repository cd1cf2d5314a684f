import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";

interface Packing {
  thanks: string | null;
  senderAddress: string | null;
  parcels: { orderId: number; weightKg: number; isWhole: number }[];
  picks: { skuId: number; qty: number; orders: { number: string; qty: number }[] }[];
  pickedOrders: number;
}
let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
}, 120_000);
afterAll(() => server.close());

const readPacking = async (
  orderIds: readonly number[],
  user = "harbour",
  locale = "en",
): Promise<Packing> => {
  const answer = await server.post(
    user,
    "member/order/getPacking",
    { orderIds: JSON.stringify(orderIds) },
    { "accept-language": locale },
  );
  expect(answer, JSON.stringify(answer)).toMatchObject({ code: 200 });
  return answer.data;
};
async function buy(cart: readonly { skuId: number; qty: number }[], isPaid = true) {
  const placed = await market.place(await market.addBuyer(), cart);
  if (isPaid) await market.pay(placed.payOrderId);
  const [order] = placed.orders;
  if (!order) throw new Error("nothing was placed");
  const { rows } = await server.database.pool.query("select number from orders where id = $1", [
    order.id,
  ]);
  return { id: order.id, number: String(rows[0].number) };
}

test("a pick list has each variant once, with its units of every order that can be packed", async () => {
  const tea = await market.cartItem(30, 50);
  const pot = await market.cartItem(10, 50);
  await server.database.pool.query("update skus set weight_kg = 0.75 where id = $1", [tea.skuId]);
  const first = await buy([
    { skuId: tea.skuId, qty: 2 },
    { skuId: pot.skuId, qty: 1 },
  ]);
  const second = await buy([{ skuId: tea.skuId, qty: 3 }]);
  const unpaid = await buy([{ skuId: tea.skuId, qty: 5 }], false);
  const ids = [first.id, second.id, unpaid.id];
  const { picks, pickedOrders, parcels } = await readPacking(ids);
  expect(pickedOrders).toBe(2);
  expect(picks.find(({ skuId }) => skuId === tea.skuId)).toMatchObject({
    qty: 5,
    orders: [
      { number: first.number, qty: 2 },
      { number: second.number, qty: 3 },
    ],
  });
  expect(picks.find(({ skuId }) => skuId === pot.skuId)).toMatchObject({ qty: 1 });
  // A parcel with a unit of unknown weight has no weight of its own.
  expect(parcels.find(({ orderId }) => orderId === first.id)).toMatchObject({ isWhole: 0 });
  expect(parcels.find(({ orderId }) => orderId === second.id)).toMatchObject({
    weightKg: 2.25,
    isWhole: 1,
  });
  // Refunded units are neither picked nor weighed.
  await server.database.pool.query(
    "update orders_lines set refunded_qty = 1, released_qty = 1 where parent_id = $1",
    [second.id],
  );
  const later = await readPacking(ids);
  expect(later.picks.find(({ skuId }) => skuId === tea.skuId)).toMatchObject({ qty: 4 });
  expect(later.parcels.find(({ orderId }) => orderId === second.id)?.weightKg).toBe(1.5);
  // Another shop reads nothing of these orders.
  expect(await readPacking(ids, "laneway")).toMatchObject({ picks: [], parcels: [] });
});

test("the thanks of a shop are in the reader's language, otherwise in one that it has", async () => {
  const order = await buy([{ skuId: (await market.cartItem(30, 5)).skuId, qty: 1 }]);
  const { data } = await server.get("harbour", "member/shopConfig/get");
  const saved = await server.post("harbour", "member/shopConfig/editSubmit", {
    ...{
      id: data.id,
      version: data.version,
      thanks: { en: "Enjoy!", zhCN: "谢谢！" },
    },
    senderAddress: "12 Dock Street",
    senderCity: "Sydney",
    senderState: "NSW",
    senderPostcode: "2000",
  });
  expect(saved, JSON.stringify(saved)).toMatchObject({ code: 200 });
  expect(await readPacking([order.id])).toMatchObject({
    thanks: "Enjoy!",
    senderAddress: "12 Dock Street, Sydney NSW 2000",
  });
  expect((await readPacking([order.id], "harbour", "zh-CN")).thanks).toBe("谢谢！");
  expect((await readPacking([order.id], "harbour", "zh-TW")).thanks).toBe("Enjoy!");
});
