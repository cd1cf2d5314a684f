import { afterAll, beforeAll, expect, test } from "vitest";
import type { CamelRow } from "../../../framework/server/tables/DB.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
import { readAgeing } from "../purchases/queries/readAgeing.ts";

let server: TestServer;
let market: Market;
let warehouse: number;
let suppliers = 0;
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
const addSupplier = async (): Promise<number> => {
  suppliers += 1;
  const supplier = { name: `Mill ${suppliers}`, phone: "0400 000 000", paymentDays: 30 };
  return (await post("supplier/editSubmit", supplier)).data.id;
};
interface Line {
  skuId: number;
  qty: number;
  price: number;
  discount?: number;
}
const addDraft = async (lines: readonly Line[], supplier?: number) => {
  const full = lines.map((line) => ({ discount: 100, ...line }));
  const given = { supplier: supplier ?? (await addSupplier()), warehouse, lines: full };
  const { code, data } = await post("inStock/editSubmit", given);
  expect(code, JSON.stringify(data)).toBe(200);
  return data;
};
const get = async (id: number) => (await server.get("harbour", "member/inStock/get", { id })).data;
/** A purchase that is ordered, with the ids of its lines' progress. */
const order = async (lines: readonly Line[], supplier?: number) => {
  const { id } = await addDraft(lines, supplier);
  expect((await post("inStock/order", { id })).code).toBe(200);
  const { progress, number } = await get(id);
  return { id, number, lineIds: progress.map((line: { id: number }) => line.id) as number[] };
};
const receive = (id: number, lines: readonly object[], deliveryNote?: string) =>
  post("inStock/receive", { id, lines, deliveryNote });
const readStock = async (skuId: number) =>
  (
    await server.database.pool.query(
      `select k.stock, i.on_hand from skus k join stock_items i on i.sku_id = k.id where k.id = $1`,
      [skuId],
    )
  ).rows[0];

test("P1: the total is the sum of the lines, and each shop counts its purchases", async () => {
  const [one, other] = [await market.cartItem(10, 1), await market.cartItem(10, 1)];
  const draft = await addDraft([
    { skuId: one.skuId, qty: 10, price: 12.5 },
    { skuId: other.skuId, qty: 24, price: 3.2, discount: 95 },
  ]);
  expect(draft).toMatchObject({ number: "PO-1", total: 197.96, status: "draft" });
  const { data } = await post("inStock/editSubmit", {
    id: draft.id,
    lines: [{ skuId: one.skuId, qty: 2, price: 12.5, discount: 100 }],
  });
  expect(data.total).toBe(25);
  expect((await addDraft([{ skuId: one.skuId, qty: 1, price: 1 }])).number).toBe("PO-2");
});

test("T5: accepted units enter the stock and are owed, rejected and closed ones are not", async () => {
  const { skuId } = await market.cartItem(10, 5);
  const { id, number, lineIds } = await order([{ skuId, qty: 10, price: 12.5, discount: 97.5 }]);
  const [lineId] = lineIds;
  expect(await get(id)).toMatchObject({ status: "ordered", incoming: 10, total: 121.88, owed: 0 });

  await receive(id, [{ lineId, accepted: 3, rejected: 0 }], "LS-1");
  expect(await get(id)).toMatchObject({ status: "partlyReceived", incoming: 7, owed: 36.56 });
  await receive(id, [{ lineId, accepted: 4, rejected: 1 }]);
  expect(await get(id)).toMatchObject({ incoming: 2, owed: 85.31, arrears: 85.31 });
  expect(await readStock(skuId)).toEqual({ stock: 12, on_hand: 12 });

  await post("inStock/close", { id });
  expect(await get(id)).toMatchObject({ status: "received", incoming: 0, owed: 85.31 });
  const { data } = await server.get("harbour", "member/skuLog/getList", { skuId });
  expect(data.list.slice(0, 2)).toMatchObject([
    { cause: "receive", num: 4, onHandAfter: 12, refNo: `${number}-2` },
    { cause: "receive", num: 3, onHandAfter: 8, refNo: `${number}-1` },
  ]);
});

test("no delivery exceeds what is to arrive, also of two at once", async () => {
  const { skuId } = await market.cartItem(10, 1);
  const { id, lineIds } = await order([{ skuId, qty: 10, price: 1 }]);
  const [lineId] = lineIds;
  expect((await receive(id, [{ lineId, accepted: 0, rejected: 0 }])).data.error).toBe(
    "purchase.nothingReceived",
  );
  // A line of another purchase is not left out in silence.
  const { lineIds: others } = await order([{ skuId, qty: 1, price: 1 }]);
  const foreign = await receive(id, [
    { lineId, accepted: 1, rejected: 0 },
    { lineId: others[0], accepted: 1, rejected: 0 },
  ]);
  expect(foreign.data.error).toBe("purchase.unknownLine");
  const answers = await Promise.all(
    [6, 6, 6].map((accepted) => receive(id, [{ lineId, accepted, rejected: 0 }])),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 422, 422]);
  expect(await readStock(skuId)).toEqual({ stock: 7, on_hand: 7 });
  const tooMany = await receive(id, [{ lineId, accepted: 3, rejected: 2 }]);
  expect(tooMany.data.error).toBe("purchase.exceedsOrdered");
  expect(await get(id)).toMatchObject({ incoming: 4, owed: 6 });
});

test("terms are fixed once ordered, and void purchases are not received", async () => {
  const { skuId } = await market.cartItem(10, 1);
  const { id, lineIds } = await order([{ skuId, qty: 2, price: 1 }]);
  const edit = await post("inStock/editSubmit", {
    id,
    lines: [{ skuId, qty: 9, price: 1, discount: 100 }],
  });
  expect(edit.code).toBe(400);
  expect((await post("inStock/editSubmit", { id, remark: "Call first" })).code).toBe(200);
  expect((await post("inStock/delete", { ids: [id] })).data.failed).toHaveLength(1);
  await post("inStock/cancel", { id, reason: "Too late" });
  expect(await get(id)).toMatchObject({ status: "void", voidReason: "Too late", incoming: 0 });
  const late = await receive(id, [{ lineId: lineIds[0], accepted: 1, rejected: 0 }]);
  expect(late.code).not.toBe(200);
  expect(await readStock(skuId)).toEqual({ stock: 1, on_hand: 1 });
});

test("nothing is ordered from a paused supplier", async () => {
  const { skuId } = await market.cartItem(10, 1);
  const supplier = await addSupplier();
  const { id } = await addDraft([{ skuId, qty: 2, price: 1 }], supplier);
  await post("supplier/pause", { id: supplier, reason: "Holidays" });
  expect((await post("inStock/order", { id })).data.error).toBe("purchase.supplierPaused");
});

test("T6: payments and credit notes go to the oldest bill, and arrears have an age", async () => {
  const { skuId } = await market.cartItem(10, 1);
  const supplier = await addSupplier();
  const bill = async (price: number, invoicedOn: string, dueOn?: string) => {
    const { id, lineIds } = await order([{ skuId, qty: 1, price }], supplier);
    await receive(id, [{ lineId: lineIds[0], accepted: 1, rejected: 0 }]);
    await post("inStock/recordInvoice", { id, invoiceNo: `I-${id}`, invoicedOn, dueOn });
    return id;
  };
  const second = await bill(197.96, "2025-03-16");
  const first = await bill(300, "2025-02-10", "2025-03-01");
  expect(await get(second)).toMatchObject({ invoiced: true, dueOn: "2025-04-15" });
  const pay = (amount: number, method: string) =>
    post("supplier/pay", { id: supplier, amount, method, paidOn: "2025-05-20" });
  expect((await pay(100, "transfer")).code).toBe(200);
  expect((await pay(50, "creditNote")).code).toBe(200);
  expect((await get(first)).arrears).toBe(150);
  expect((await get(second)).arrears).toBe(197.96);

  const now = new Date("2025-05-20T02:00:00Z");
  const ageing = await market.command({ kind: "system", id: null, name: "" }, ({ tx }) =>
    readAgeing(tx, [supplier], now),
  );
  expect(ageing.get(supplier)).toEqual({
    arrears: 347_96,
    notDue: 0,
    due30: 0,
    due60: 197_96,
    due90: 150_00,
    dueLonger: 0,
  });
  expect((await pay(347.97, "cash")).data.error).toBe("purchase.overpaid");
  const over = { id: first, amount: 150.01, method: "cash", paidOn: "2025-05-20" };
  expect((await post("inStock/pay", over)).data.error).toBe("purchase.overpaid");
  await post("inStock/pay", { ...over, amount: 150 });
  expect(await get(first)).toMatchObject({ status: "settled", arrears: 0, paid: 300 });
  const { data } = await server.get("harbour", "member/supplier/get", { id: supplier });
  expect(data.arrears).toBe(197.96);
});

test("the other shop sees and changes nothing of a purchase", async () => {
  const { skuId } = await market.cartItem(10, 1);
  const { id, lineIds } = await order([{ skuId, qty: 2, price: 1 }]);
  const lines = [{ lineId: lineIds[0], accepted: 1, rejected: 0 }];
  expect((await post("inStock/receive", { id, lines }, "laneway")).code).not.toBe(200);
  expect((await server.get("laneway", "member/inStock/get", { id })).code).not.toBe(200);
  const { rows } = await server.database.pool.query<Pick<CamelRow<"purchases">, "incoming">>(
    "select incoming from purchases where id = $1",
    [id],
  );
  expect(rows).toEqual([{ incoming: 2 }]);
});
