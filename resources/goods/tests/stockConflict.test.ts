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

interface Sku {
  id: number;
  version: number;
  stock: number;
  price: number;
}
interface Goods {
  id: number;
  version: number;
  skus: [Sku, ...Sku[]];
}
const saveStock = async (stock: number): Promise<Goods> =>
  trading.shelf.put({ skus: [{ attrPath: "", price: 10, stock }] });
const sell = async (skuId: number, qty: number) => {
  expect((await trading.order(buyer, [{ skuId, qty }])).status).toBe(200);
};
const saveSku = (values: object) => server.post("harbour", "member/sku/editSubmit", values);
const saveGoods = (values: object) => server.post("harbour", "member/goods/editSubmit", values);
const readSku = async (id: number): Promise<Sku> =>
  (await server.get("harbour", "member/sku/get", { id })).data;

describe("B4: a SKU that is edited in place", () => {
  test("B4: a stock that sales have changed since it was read is refused with the current one", async () => {
    const { skus } = await saveStock(5);
    const { id, version } = await readSku(skus[0].id);
    await sell(id, 3);
    const answer = await saveSku({ id, version, stock: 6, expectedStock: 5 });
    expect(answer).toMatchObject({
      code: 409,
      data: { error: "record.valueChanged", field: "stock", value: 2, current: { id, stock: 2 } },
    });
    expect(answer.message).toContain("2");
    expect(answer.data.errors.stock).toContain("2");
    expect(await trading.readStock(id)).toBe(2);
    expect(await saveSku({ id, version, stock: 6, expectedStock: 2 })).toMatchObject({
      code: 200,
      data: { stock: 6 },
    });
  });

  test("the error of an expected number names its field, in a variant of a product too", async () => {
    const { id, skus } = await saveStock(5);
    const { errors } = (await saveSku({ id: skus[0].id, stock: 6, expectedStock: "many" })).data;
    expect(errors).toEqual({ expectedStock: "Stock must be a whole number" });
    const child = { id: skus[0].id, price: 10, stock: 6, expectedStock: "many" };
    expect((await saveGoods({ id, skus: [child] })).data.errors).toEqual({
      "skus.0.expectedStock": "Stock must be a whole number",
    });
  });

  test("B4: the form encoding carries the expected number too, and the REST twin refuses alike", async () => {
    const { skus } = await saveStock(5);
    const { id } = skus[0];
    await sell(id, 1);
    const sent = (expected: number) =>
      server.request("harbour", {
        method: "POST",
        url: "/api/member/sku/editSubmit",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: `id=${id}&stock=9&expectedStock=${expected}`,
      });
    expect((await sent(5)).json()).toMatchObject({ code: 409 });
    expect((await sent(4)).json()).toMatchObject({ code: 200 });

    const twin = (body: object) =>
      server.request("harbour", { method: "PUT", url: `/api/rest/skus/${id}`, payload: body });
    const rejected = await twin({ stock: 12, expectedStock: 4 });
    expect([rejected.statusCode, rejected.json().data?.error ?? rejected.json().error]).toEqual([
      409,
      "record.valueChanged",
    ]);
    expect((await twin({ stock: 12, expectedStock: 9 })).statusCode).toBe(200);
    expect(await trading.readStock(id)).toBe(12);
  });

  test.each([
    ["en", /Current stock: [\w-]+: 5, [\w-]+: 6\.$/],
    ["zh_CN", /现有：[\w-]+：5、[\w-]+：6。$/],
    ["zh_TW", /現有：[\w-]+：5、[\w-]+：6。$/],
  ])("the stocks of several SKUs are listed with the punctuation of %s", async (lang, list) => {
    const first = await saveStock(5);
    const second = await saveStock(6);
    const stockJson = [first, second].map(({ skus }) => ({ skuId: skus[0].id, delta: -9 }));
    const path = "member/goods/updateStock";
    const rejected = await server.post("harbour", path, { stockJson }, { lang });
    expect(rejected).toMatchObject({ code: 422, data: { error: "stock.insufficient" } });
    expect(rejected.message).toMatch(list);
  });

  test("B4: a new number alone is refused, and one that is there already is taken", async () => {
    const { skus } = await saveStock(5);
    const { id } = skus[0];
    expect(await saveSku({ id, stock: 5, price: 12 })).toMatchObject({
      code: 200,
      data: { price: 12, stock: 5 },
    });
    expect(await saveSku({ id, stock: 6 })).toMatchObject({
      code: 409,
      data: { error: "record.valueChanged", value: 5 },
    });
    const bulk = await server.post("harbour", "member/sku/bulkEdit", {
      ids: [id],
      values: { stock: 9 },
    });
    expect(bulk.data.failed).toMatchObject([{ id, code: 409, error: "record.valueChanged" }]);
    expect(await trading.readStock(id)).toBe(5);
  });

  test("B4: a full row leaves an unedited stock as sales have changed it", async () => {
    const { skus } = await saveStock(5);
    const { id, version } = await readSku(skus[0].id);
    await sell(id, 2);
    const answer = await saveSku({ id, version, price: 13, stock: 5, expectedStock: 5 });
    expect(answer).toMatchObject({ code: 200, data: { price: 13, stock: 3 } });
  });
});

describe("B4: a product that is saved with its variants", () => {
  test("B4: whole rows with a stale stock are refused with the current number, and nothing is written", async () => {
    const goods = await saveStock(10);
    await sell(goods.skus[0].id, 3);
    const row = { id: goods.skus[0].id, attrPath: "", price: 11, stock: 10 };
    const { version } = (await server.get("harbour", "member/goods/get", { id: goods.id })).data;
    const answer = await saveGoods({ id: goods.id, version, skus: [row] });
    expect(answer).toMatchObject({
      code: 409,
      data: {
        error: "record.valueChanged",
        field: "skus.0.stock",
        value: 7,
        current: { skus: [{ stock: 7, price: 10 }] },
      },
    });
    expect(answer.message).toContain("7");
    expect((await readSku(row.id)).price).toBe(10);
  });

  test("B4: a touched stock is compared under the row's lock, an untouched one is not written", async () => {
    const goods = await saveStock(10);
    const { id } = goods.skus[0];
    await sell(id, 3);
    const touched = (stock: number, expectedStock: number) =>
      saveGoods({ id: goods.id, skus: [{ id, stock, expectedStock, price: 12 }] });
    expect(await touched(15, 10)).toMatchObject({ code: 409, data: { value: 7 } });
    expect(await touched(10, 10)).toMatchObject({
      code: 200,
      data: { skus: [{ stock: 7, price: 12 }] },
    });
    expect(await touched(15, 7)).toMatchObject({ code: 200, data: { skus: [{ stock: 15 }] } });
    expect(await saveGoods({ id: goods.id, skus: [{ id, price: 13 }] })).toMatchObject({
      code: 200,
      data: { skus: [{ stock: 15, price: 13 }] },
    });
  });

  test("B4: sales at the same time as saves are never undone", async () => {
    const goods = await saveStock(40);
    const { id } = goods.skus[0];
    const buyers = await Promise.all([
      trading.buyer(),
      trading.buyer(),
      trading.buyer(),
      trading.buyer(),
    ]);
    const [sales, saves] = await Promise.all([
      Promise.all(buyers.map((one) => trading.order(one, [{ skuId: id, qty: 2 }]))),
      Promise.all(
        [41, 42, 43].map((price) =>
          saveGoods({ id: goods.id, skus: [{ id, price, stock: 50, expectedStock: 40 }] }),
        ),
      ),
    ]);
    const sold = sales.filter(({ status }) => status === 200).length * 2;
    for (const { code } of saves) expect([200, 409]).toContain(code);
    const { rows } = await server.database.pool.query(
      "select coalesce(sum(num), 0)::int as num from stock_movements where sku_id = $1 and cause = 'sale'",
      [id],
    );
    expect(rows[0].num + sold).toBe(0);
    expect([40 - sold, 50 - sold]).toContain(await trading.readStock(id));
  });
});

test("B4: the API's description names the expected number", async () => {
  const { components, paths } = (
    await server.request(null, { method: "GET", url: "/api/openapi.json" })
  ).json();
  expect(components.schemas.skusInput.properties.expectedStock.description).toContain("409");
  expect(components.schemas.goodsInput.properties.skus.items.properties).toHaveProperty(
    "expectedStock",
  );
  expect(components.schemas.goods.properties.skus.items.properties).not.toHaveProperty(
    "expectedCode",
  );
  expect(paths["/member/goods/updateStock"].post).toBeDefined();
});
