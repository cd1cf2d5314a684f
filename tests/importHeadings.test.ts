import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importing } from "./importing.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());
const goods = () => importing(server, "harbour", "member/goods");
const suggested = async (headings: string) =>
  (await goods().preview(`${headings}\n${headings.replace(/[^,]+/g, "1")}\n`)).mapping;

describe("R2: the columns of a plain file are suggested by the usual names of their fields", () => {
  test.each([
    ["Title,Price,Stock", ["title.en", "skus.price", "skus.stock"]],
    ["标题,价格,库存", ["title.en", "skus.price", "skus.stock"]],
    ["名称,售价,数量", ["title.en", "skus.price", "skus.stock"]],
    ["商品名稱,售價,數量", ["title.en", "skus.price", "skus.stock"]],
    [
      "Product name,Selling price,Qty,SKU,Barcode",
      ["title.en", "skus.price", "skus.stock", "skus.code", "skus.barCode"],
    ],
    ["name,price,quantity,weight_kg", ["title.en", "skus.price", "skus.stock", "skus.weightKg"]],
    // A column's full label has priority over a synonym, and one field has one column.
    ["Name,Title,Price,Variants: Price", [null, "title.en", null, "skus.price"]],
    ["Parameters: Name,Name", ["params.name", "title.en"]],
  ])("%s", async (headings, mapping) => {
    expect(await suggested(headings)).toEqual(mapping);
  });

  test("a product of one variant is imported with its price and stock as suggested", async () => {
    const { status } = await goods().whole("Title,Price,Stock\nGreen tea,12.50,8\nBlack tea,9,0\n");
    expect(status, JSON.stringify(status.errors)).toMatchObject({ created: 2, failed: 0 });
    const { list } = (
      await server.get("harbour", "member/goods/getList", {
        status: "inWarehouse",
        sort: "id",
        order: "desc",
      })
    ).data;
    expect(list).toMatchObject([
      { title: { en: "Black tea" }, price: 9, stock: 0 },
      { title: { en: "Green tea" }, price: 12.5, stock: 8 },
    ]);
  });
});
