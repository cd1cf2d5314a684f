import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Buying, openTradingFixtures } from "../../../server/storefront/tests/trading.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";

let server: TestServer;
let trading: Awaited<ReturnType<typeof openTradingFixtures>>;
let buyer: Buying;

beforeAll(async () => {
  server = await startTestServer();
  trading = await openTradingFixtures(server);
  buyer = await trading.buyer();
});
afterAll(() => server.close());

const createSku = (stock: number) =>
  trading.createSku({ skus: [{ attrPath: "", price: 10, stock }] });
const sell = async (skuId: number, qty: number) => {
  expect((await trading.order(buyer, [{ skuId, qty }])).status).toBe(200);
};
const update = (stockJson: unknown, user = "harbour") =>
  server.post(user, "member/goods/updateStock", { stockJson });
const movements = async (skuId: number) => {
  const { rows } = await server.database.pool.query(
    "select cause, num, before, after, add_by from stock_movements where sku_id = $1 order by id",
    [skuId],
  );
  return rows;
};

describe("updateStock", () => {
  test("B4: +5 on a number that sales have changed preserves the sales", async () => {
    const skuId = await createSku(10);
    await sell(skuId, 3);
    expect(await update([{ skuId, delta: 5 }])).toMatchObject({ code: 200, data: { changed: 1 } });
    expect(await trading.readStock(skuId)).toBe(12);
    expect((await movements(skuId)).at(-1)).toMatchObject({
      cause: "edit",
      num: 5,
      before: 7,
      after: 12,
    });
    expect((await movements(skuId)).at(-1).add_by).toEqual(expect.any(Number));
  });

  test("a change of stock is in the history of the variant, with a new version", async () => {
    const skuId = await createSku(10);
    const before = (await server.get("harbour", "member/sku/get", { id: skuId })).data;
    expect((await update([{ skuId, delta: 5 }])).code).toBe(200);
    const after = (await server.get("harbour", "member/sku/get", { id: skuId })).data;
    expect(after.version).toBe(before.version + 1);
    const history = await server.get("harbour", "member/sku/getHistory", { id: skuId });
    expect(history.data.list).toMatchObject([{ operation: "edit", changes: { stock: [10, 15] } }]);
  });

  test("B4: a new number is refused with the current one, once sales have changed what the editor saw", async () => {
    const [skuId, other] = [await createSku(10), await createSku(4)];
    await sell(skuId, 3);
    const answer = await update([
      { skuId: other, stock: 9, expected: 4 },
      { skuId, stock: 12, expected: 10 },
    ]);
    expect(answer).toMatchObject({
      code: 409,
      data: { error: "stock.changed", stocks: [{ skuId, stock: 7 }] },
    });
    expect(answer.message).toContain(": 7");
    expect([await trading.readStock(skuId), await trading.readStock(other)]).toEqual([7, 4]);

    expect(await update([{ skuId, stock: 12, expected: 7 }])).toMatchObject({ code: 200 });
    expect(await trading.readStock(skuId)).toBe(12);
  });

  test("B4: a new number without the expected one is taken only where it changes nothing", async () => {
    const skuId = await createSku(10);
    expect(await update([{ skuId, stock: 10 }])).toMatchObject({ code: 200, data: { changed: 0 } });
    await sell(skuId, 3);
    expect(await update([{ skuId, stock: 10 }])).toMatchObject({
      code: 409,
      data: { error: "stock.expectedMissing", stocks: [{ skuId, stock: 7 }] },
    });
    expect(await trading.readStock(skuId)).toBe(7);
  });

  test("B4: a difference never leads below nothing", async () => {
    const skuId = await createSku(4);
    await sell(skuId, 2);
    expect(await update([{ skuId, delta: -3 }])).toMatchObject({
      code: 422,
      data: { error: "stock.insufficient", stocks: [{ skuId, stock: 2 }] },
    });
    expect(await update([{ skuId, delta: -2 }])).toMatchObject({ code: 200 });
    expect(await trading.readStock(skuId)).toBe(0);
  });

  test("B4: sales and differences at the same time add up", async () => {
    const skuId = await createSku(50);
    const buyers = await Promise.all([trading.buyer(), trading.buyer(), trading.buyer()]);
    const [sales, edits] = await Promise.all([
      Promise.all(buyers.map((one) => trading.order(one, [{ skuId, qty: 2 }]))),
      Promise.all([update([{ skuId, delta: 5 }]), update([{ skuId, delta: -3 }])]),
    ]);
    expect(sales.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(edits.map(({ code }) => code)).toEqual([200, 200]);
    expect(await trading.readStock(skuId)).toBe(50 - 6 + 5 - 3);
  });

  test.each([
    ["a difference and a number at once", { delta: 1, stock: 4 }],
    ["half a piece", { delta: 0.5 }],
    ["neither", {}],
    ["an expected number below nothing", { stock: 4, expected: -1 }],
    ["a text", { delta: "+5" }],
  ])("B4: refuses %s", async (_, change) => {
    const skuId = await createSku(4);
    expect(await update([{ skuId, ...change }])).toMatchObject({ code: 400 });
    expect(await trading.readStock(skuId)).toBe(4);
  });

  test.each([
    ["nothing", null],
    ["a number", 5],
    ["a list", []],
  ])("load: a line that is %s is refused by its number, and no fault", async (_, line) => {
    const skuId = await createSku(4);
    expect(await update([{ skuId, delta: 1 }, line])).toMatchObject({
      code: 400,
      data: { errors: { stockJson: "Line 2: enter a new quantity or an adjustment" } },
    });
    expect(await trading.readStock(skuId)).toBe(4);
  });

  test("B4: another shop's SKU is not found, for any input", async () => {
    const skuId = await createSku(4);
    expect(await update([{ skuId, delta: 5 }], "laneway")).toMatchObject({ code: 400 });
    expect(await trading.readStock(skuId)).toBe(4);
  });
});
