import { afterAll, beforeAll, expect, test } from "vitest";
import { type Buying, openTradingFixtures } from "../../../server/storefront/tests/trading.ts";
import { importing } from "../../../tests/importing.ts";
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

let last = 0;
const saveStock = async (stock: number) => {
  last += 1;
  const code = `FILE-${last}`;
  const goods = await trading.shelf.put({
    title: { en: `From a file ${last}` },
    skus: [{ attrPath: "", price: 10, stock, code }],
  });
  return { id: Number(goods.id), skuId: Number(goods.skus[0].id), code };
};
const sell = async (skuId: number, qty: number) => {
  expect((await trading.order(buyer, [{ skuId, qty }])).status).toBe(200);
};
const stockFile = () => importing(server, "harbour", "member/sku");
const goodsFile = () => importing(server, "harbour", "member/goods");

test("B4: a count is written with its movement where nothing was sold since the file was uploaded", async () => {
  const { skuId, code } = await saveStock(10);
  await sell(skuId, 2);
  const { status } = await stockFile().whole(`Code,Stock\n${code},25\n`);
  expect(status, JSON.stringify(status.errors)).toMatchObject({ updated: 1, failed: 0 });
  expect(await trading.readStock(skuId)).toBe(25);
  const { rows } = await server.database.pool.query(
    "select cause, num, before, after, add_by is not null as known from stock_movements where sku_id = $1 order by id desc limit 1",
    [skuId],
  );
  expect(rows).toEqual([{ cause: "edit", num: 17, before: 8, after: 25, known: true }]);

  const again = await stockFile().whole(`Code,Stock\n${code},30\n`);
  expect(again.status, JSON.stringify(again.status.errors)).toMatchObject({
    updated: 1,
    failed: 0,
  });
});

test("B4: a sale between the upload and the run of a count is not undone: the row reports the current stock", async () => {
  const [sold, quiet] = [await saveStock(10), await saveStock(4)];
  const { importId, mapping, key } = await stockFile().preview(
    `Code,Stock\n${sold.code},12\n${quiet.code},9\n`,
  );
  const checked = await stockFile().run(importId, { mapping, key, dryRun: true });
  expect(checked).toMatchObject({ updated: 2, failed: 0 });
  await sell(sold.skuId, 3);
  const status = await stockFile().run(importId, { mapping, key });
  expect(status).toMatchObject({ updated: 1, failed: 1, errors: [{ row: 2, field: "stock" }] });
  expect(status.errors[0].message).toContain("7");
  expect([await trading.readStock(sold.skuId), await trading.readStock(quiet.skuId)]).toEqual([
    7, 9,
  ]);

  // Repeating the run detects that its work is already done.
  const again = await stockFile().run(importId, { mapping, key });
  expect(again).toMatchObject({ updated: 0, unchanged: 1, failed: 1 });
});

test("B4: an exported list of stock leaves unedited numbers unchanged, whatever was sold since", async () => {
  const [touched, untouched, sold] = [
    await saveStock(10),
    await saveStock(10),
    await saveStock(10),
  ];
  const lines = (await stockFile().exported()).toString("utf8").split("\r\n");
  const head = (lines[0] ?? "").split(",").map((one) => one.replace(/^\uFEFF?"|"$/g, ""));
  const at = (name: string) => head.indexOf(name);
  expect(at("Stock at export")).toBeGreaterThan(0);
  const change = (code: string, stock: number) => {
    const place = lines.findIndex((line) => line.includes(code));
    const cells = (lines[place] ?? "").split(",");
    cells[at("Stock")] = String(stock);
    lines[place] = cells.join(",");
  };
  await sell(untouched.skuId, 3);
  await sell(sold.skuId, 1);
  change(touched.code, 15);
  change(sold.code, 15);
  const { status } = await stockFile().whole(lines.join("\r\n"));
  expect(status, JSON.stringify(status.errors)).toMatchObject({ updated: 1, failed: 1 });
  expect(status.errors[0].message).toContain("9");
  expect(await trading.readStock(touched.skuId)).toBe(15);
  expect(await trading.readStock(untouched.skuId)).toBe(7);
  expect(await trading.readStock(sold.skuId)).toBe(9);
});

test("B4: an exported file of goods does the same for variants, and another column is still written", async () => {
  const [sold, touched] = [await saveStock(10), await saveStock(10)];
  const file = (await goodsFile().exported()).toString("utf8");
  expect(file).toContain("Variants: Stock at export");
  await sell(sold.skuId, 3);
  const { status } = await goodsFile().whole(file.replaceAll(`From a file`, "Renamed"));
  expect(status, JSON.stringify(status.errors)).toMatchObject({ created: 0, failed: 0 });
  expect(await trading.readStock(sold.skuId)).toBe(7);

  const [id = ""] = file.split(",");
  const count = `${id.replace("\uFEFF", "")},Variants: Code,Variants: Stock\n${sold.id},${sold.code},20\n${touched.id},${touched.code},21\n`;
  const { importId, mapping, key } = await goodsFile().preview(count);
  await sell(sold.skuId, 1);
  const counted = await goodsFile().run(importId, { mapping, key });
  expect(counted, JSON.stringify(counted.errors)).toMatchObject({ updated: 1, failed: 1 });
  expect(counted.errors[0]).toMatchObject({ row: 2, field: "skus.0.stock" });
  expect([await trading.readStock(sold.skuId), await trading.readStock(touched.skuId)]).toEqual([
    6, 21,
  ]);
});

test("an error of a variant names its own line when the file leaves another variant out", async () => {
  last += 1;
  const codes = ["S", "M", "L", "XL"].map((size) => `LINE-${last}-${size}`);
  const size = {
    id: 1,
    name: "Size",
    values: ["S", "M", "L", "XL"].map((name, index) => ({ id: index + 1, name })),
  };
  const { skus } = await trading.shelf.put({
    title: { en: `Lines of variants ${last}` },
    attributes: [size],
    skus: codes.map((code, index) => ({ attrPath: String(index + 1), price: 10, stock: 10, code })),
  });
  const lines = (await goodsFile().exported()).toString("utf8").split("\r\n");
  const own = codes.map((code) => lines.find((line) => line.includes(code)) ?? "");
  // Only the first line of a product contains its own columns: the second variant is left out.
  const [head = ""] = lines;
  const cells = (own[2] ?? "").split(",");
  const at = head.split(",").findIndex((heading) => /^"?Variants: Stock"?$/.test(heading));
  expect(cells[at]).toMatch(/10/);
  cells[at] = "15";
  const stale = cells.join(",");
  await sell(skus[2].id, 1);
  const { importId, status } = await goodsFile().whole(
    [head, own[0], stale, own[3], ""].join("\r\n"),
  );
  expect(status, JSON.stringify(status)).toMatchObject({ failed: 1 });
  expect(status.errors).toMatchObject([{ row: 3, field: "skus.1.stock" }]);
  const { body } = await server.request("harbour", {
    method: "GET",
    url: `/api/member/goods/importErrors?importId=${importId}`,
  });
  const marked = body.split("\r\n").filter((line) => /[a-z]/.test(line.split(",").at(-1) ?? ""));
  expect(marked.filter((line) => line.includes("LINE-"))).toEqual([
    expect.stringContaining(codes[2] ?? ""),
  ]);
});
