import { afterAll, beforeAll, expect, test } from "vitest";
import { type Actor, systemActor } from "../../../core/server/transactionContext.ts";
import { listStatements } from "../../../tests/listStatements.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
import { moveUnits } from "../stock/commands/moveUnits.ts";

let server: TestServer;
let market: Market;
let buyer: { id: number; name: string };
let warehouse: number;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
  buyer = await market.addBuyer("Walker");
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

let codes = 0;
const addLocation = async (values: object = {}) => {
  codes += 1;
  const given = { code: `A-${codes}`, warehouse, kind: "bin", walkOrder: codes, ...values };
  const { code, data, message } = await post("stockLocation/editSubmit", given);
  expect(code, message).toBe(200);
  return data as { id: number; code: string };
};
const findDefault = async (): Promise<number> =>
  (
    await query("select id from stock_locations where shop_id = $1 and is_default", [
      server.shops.harbour,
    ])
  )[0].id;
/** Moves units from the default location to others; a key is an id of a location. */
const spread = (skuId: number, parts: Readonly<Record<number, number>>) =>
  market.command(systemActor, async (ctx) => {
    const source = await findDefault();
    const moves = Object.entries(parts).flatMap(([id, num]) => [
      { skuId, locationId: Number(id), num },
      { skuId, locationId: source, num: -num },
    ]);
    const reason = { cause: "transfer", refTable: "purchase_receipts", refId: skuId } as const;
    await moveUnits(ctx, moves, reason);
  });
const readPlaces = (skuId: number) =>
  query(
    `select p.code, i.on_hand from stock_items i join stock_locations p on p.id = i.location_id
     where i.sku_id = $1 and i.on_hand > 0 order by p.walk_order, p.id`,
    [skuId],
  );
const readStock = async (skuId: number): Promise<number> =>
  (await query("select stock from skus where id = $1", [skuId]))[0].stock;
const readRow = async (skuId: number) =>
  (await server.get("harbour", "member/storageStock/getList", { skuId, warehouse })).data.list[0];
const buyAndPay = async (skuId: number, qty: number) => {
  const placed = await market.place(buyer, [{ skuId, qty }]);
  await market.pay(placed.payOrderId);
  const [order] = placed.orders;
  if (!order) throw new Error("nothing was placed");
  return order.id;
};
const ship = (orderId: number) =>
  post("order/delivery", {
    deliveryJson: [{ orderId, deliveryType: "auspost", deliveryNo: "1" }],
  });

test("a warehouse must exist before a location is added", async () => {
  const { data, message } = await post("stockLocation/editSubmit", { code: "B-1" }, "laneway");
  expect(data.error).toBe("stockLocation.noWarehouse");
  expect(message).toContain("A warehouse must exist before stock actions");
});

test("the first warehouse has the place where the stock of its shop lies", async () => {
  const { data } = await server.get("harbour", "member/stockLocation/getList", { warehouse });
  expect(data.list).toMatchObject([{ code: "IN-1", kind: "receiving", isDefault: true }]);
  const gone = await post("stockLocation/delete", { ids: [await findDefault()] });
  expect(gone.data.failed).toHaveLength(1);
  const again = await post("storage/editSubmit", { name: "Annex", purpose: "sales" });
  expect(
    (await server.get("harbour", "member/stockLocation/getList", { warehouse: again.data.id })).data
      .list,
  ).toEqual([]);
});

test("a code is unique in its shop, and a bin lies in the warehouse of its zone", async () => {
  const zone = await addLocation({ kind: "zone" });
  const bin = await addLocation({ parent: zone.id });
  expect(
    (await post("stockLocation/editSubmit", { code: bin.code.toLowerCase(), warehouse })).code,
  ).toBe(400);
  const annex = await post("storage/editSubmit", { name: "Shed", purpose: "sales" });
  const wrong = { code: "S-1", warehouse: annex.data.id, parent: zone.id };
  expect((await post("stockLocation/editSubmit", wrong)).code).toBe(400);
  const moved = { id: bin.id, warehouse: annex.data.id, parent: null };
  expect((await post("stockLocation/editSubmit", moved)).code).toBe(400);
  const inherited = await post("stockLocation/editSubmit", { code: "S-2", parent: zone.id });
  expect(inherited.data).toMatchObject({ warehouse });
});

test("a location that holds units is neither deleted nor taken off sale", async () => {
  const { skuId } = await market.cartItem(10, 5);
  const bin = await addLocation();
  await spread(skuId, { [bin.id]: 2 });
  const { data } = await post("stockLocation/delete", { ids: [bin.id] });
  expect(data.failed).toMatchObject([{ message: expect.stringContaining("2 units") }]);
  const quality = await post("stockLocation/editSubmit", { id: bin.id, kind: "quality" });
  expect(quality.data.error).toBe("stockLocation.notEmpty");
});

test("units in quality check are on hand, and not for sale", async () => {
  const { skuId } = await market.cartItem(10, 5);
  const bench = await addLocation({ kind: "quality" });
  await spread(skuId, { [bench.id]: 2 });
  expect(await readStock(skuId)).toBe(3);
  expect(await readRow(skuId)).toMatchObject({ onHand: 5, available: 3, reserved: 0 });
});

test("E4: an order is shipped from two bins, each with its movement, and both get it back", async () => {
  const { skuId } = await market.cartItem(10, 6);
  const [one, other] = [await addLocation(), await addLocation()];
  await spread(skuId, { [one.id]: 4, [other.id]: 2 });
  const orderId = await buyAndPay(skuId, 6);
  expect((await ship(orderId)).code).toBe(200);
  expect(await readPlaces(skuId)).toEqual([]);
  const movements = () =>
    query(
      `select location_id, on_hand_num, on_hand_after from stock_movements
       where ref_table = 'orders' and ref_id = $1 and on_hand_num is not null order by id`,
      [orderId],
    );
  expect(await movements()).toEqual([
    { location_id: one.id, on_hand_num: -4, on_hand_after: 0 },
    { location_id: other.id, on_hand_num: -2, on_hand_after: 0 },
  ]);
  expect((await post("order/undoDelivery", { orderIds: [orderId] })).data.undone).toBe(1);
  expect(await readPlaces(skuId)).toEqual([
    { code: one.code, on_hand: 4 },
    { code: other.code, on_hand: 2 },
  ]);
});

test("an edit of the stock takes from the default location first, then along the walk", async () => {
  const { skuId } = await market.cartItem(10, 10);
  const [one, other] = [await addLocation(), await addLocation()];
  await spread(skuId, { [one.id]: 4, [other.id]: 4 });
  const changes = (delta: number) => post("goods/updateStock", { stockJson: [{ skuId, delta }] });
  expect((await changes(-5)).code).toBe(200);
  expect(await readPlaces(skuId)).toEqual([
    { code: one.code, on_hand: 1 },
    { code: other.code, on_hand: 4 },
  ]);
  await changes(3);
  expect(await readPlaces(skuId)).toContainEqual({ code: "IN-1", on_hand: 3 });
  expect(await readStock(skuId)).toBe(8);
});

test("a location never holds fewer units than nothing, and orders keep theirs", async () => {
  const { skuId } = await market.cartItem(10, 3);
  await buyAndPay(skuId, 2);
  const locationId = await findDefault();
  const take = (num: number, actor: Actor = systemActor) =>
    market.command(actor, (ctx) =>
      moveUnits(ctx, [{ skuId, locationId, num }], {
        cause: "edit",
        refTable: "purchase_receipts",
        refId: skuId,
      }),
    );
  await expect(take(-5)).rejects.toMatchObject({ code: "stock.insufficientAtLocation" });
  await expect(take(-2)).rejects.toMatchObject({ code: "stock.heldByOrders" });
  expect(await readStock(skuId)).toBe(1);
  await take(-1);
  expect(await readRow(skuId)).toMatchObject({ onHand: 2, reserved: 2, available: 0 });
});

test("levels say whether the stock of a warehouse is low, out or too much", async () => {
  const { skuId } = await market.cartItem(10, 6);
  const row = await readRow(skuId);
  expect(row).toMatchObject({ status: "ok", onHand: 6, available: 6, incoming: 0 });
  const set = (levels: object) => post("storageStock/editSubmit", { id: row.id, ...levels });
  expect((await set({ warnStock: 6 })).data.status).toBe("low");
  expect((await set({ maxStock: 6 })).code).toBe(400);
  expect((await set({ warnStock: 2, maxStock: 5 })).data.status).toBe("over");
  await post("goods/updateStock", { stockJson: [{ skuId, delta: -6 }] });
  expect(await readRow(skuId)).toMatchObject({ status: "out", onHand: 0 });
  const { data } = await server.get("harbour", "member/storageStock/getPlaces", { id: row.id });
  expect(data).toEqual([]);
});

test("synchronising shows every difference, and applies it once", async () => {
  const { skuId } = await market.cartItem(10, 9);
  await buyAndPay(skuId, 2);
  await query("alter table skus disable trigger note_stock", []);
  await query("update skus set stock = 3 where id = $1", [skuId]);
  await query("alter table skus enable trigger note_stock", []);
  await query(
    `insert into stock_movements (shop_id, sku_id, goods_id, cause, num, before, after)
     select shop_id, id, goods, 'edit', -4, 7, 3 from skus where id = $1`,
    [skuId],
  );
  const preview = async () =>
    (await server.get("harbour", "member/goods/getSynStock", {})).data as { skuId: number }[];
  expect(await preview()).toMatchObject([{ skuId, stock: 3, onHand: 9, held: 2, synced: 7 }]);
  expect((await post("goods/synStock", { skuIds: [skuId] }, "laneway")).data?.changed).toBe(0);
  expect((await post("goods/synStock", { skuIds: [skuId] })).data).toEqual({ changed: 1 });
  expect(await readStock(skuId)).toBe(7);
  expect((await post("goods/synStock", { skuIds: [skuId] })).data).toEqual({ changed: 0 });
  expect(await preview()).toEqual([]);
  expect((await post("goods/synStock", { skuIds: ["x"] })).code).toBe(400);
});

test("placing an order touches no table of the warehouse", async () => {
  const { skuId } = await market.cartItem(10, 5);
  const statements = await listStatements(() => market.place(buyer, [{ skuId, qty: 1 }]));
  expect(statements.filter((text) => /storage_stock|stock_items|sku_costs/.test(text))).toEqual([]);
});

test("an accepted delivery goes into the bin that is scanned, or that was planned", async () => {
  const { skuId } = await market.cartItem(10, 1);
  const [planned, scanned] = [await addLocation(), await addLocation()];
  const supplier = (
    await post("supplier/editSubmit", { name: "Mill", phone: "0400 000 000", paymentDays: 30 })
  ).data.id;
  const line = { skuId, qty: 9, price: 2, discount: 100, location: planned.code };
  const { id } = (await post("inStock/editSubmit", { supplier, warehouse, lines: [line] })).data;
  await post("inStock/order", { id });
  const { progress } = (await server.get("harbour", "member/inStock/get", { id })).data;
  const receive = (accepted: number, location?: string) =>
    post("inStock/receive", {
      id,
      lines: [{ lineId: progress[0].id, accepted, rejected: 0, location }],
    });
  expect(await readRow(skuId)).toMatchObject({ incoming: 9 });
  expect((await receive(2, "NOWHERE")).data.error).toBe("stockLocation.unknown");
  await receive(4);
  await receive(2, scanned.code.toLowerCase());
  expect(await readPlaces(skuId)).toEqual([
    { code: "IN-1", on_hand: 1 },
    { code: planned.code, on_hand: 4 },
    { code: scanned.code, on_hand: 2 },
  ]);
  expect(await readRow(skuId)).toMatchObject({ onHand: 7, incoming: 3 });
  const { data } = await server.get("harbour", "member/inStockReceipt/getList", { purchase: id });
  const receipt = await server.get("harbour", "member/inStockReceipt/get", { id: data.list[0].id });
  expect(receipt.data.lines).toMatchObject([{ accepted: 2, location: scanned.code }]);
});

test("a warehouse without a place to receive gets one with its first delivery", async () => {
  const { skuId } = await market.cartItem(10, 1);
  const annex = (await post("storage/editSubmit", { name: "Barn", purpose: "sales" })).data.id;
  const supplier = (
    await post("supplier/editSubmit", { name: "Farm", phone: "0400 000 000", paymentDays: 30 })
  ).data.id;
  const lines = [{ skuId, qty: 2, price: 2, discount: 100, location: "Top shelf" }];
  const { id } = (await post("inStock/editSubmit", { supplier, warehouse: annex, lines })).data;
  await post("inStock/order", { id });
  const { progress } = (await server.get("harbour", "member/inStock/get", { id })).data;
  await post("inStock/receive", {
    id,
    lines: [{ lineId: progress[0].id, accepted: 2, rejected: 0 }],
  });
  expect(await readPlaces(skuId)).toContainEqual({ code: "IN-2", on_hand: 2 });
});
