import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { importing } from "../../../tests/importing.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";

const sample = (name: string) => readFileSync(new URL(`samples/${name}`, import.meta.url), "utf8");

let server: TestServer;
let pictures: Server;
let origin = "";
/** Pictures that the other server lacks, as long as they are listed here. */
const missing = new Set(["/sencha-field.jpg"]);
const requests: string[] = [];
beforeAll(async () => {
  const picture = await sharp({
    create: { width: 40, height: 30, channels: 3, background: "#287850" },
  })
    .webp()
    .toBuffer();
  pictures = createServer((request, response) => {
    requests.push(request.url ?? "");
    if (missing.has(request.url ?? "")) return response.writeHead(404).end();
    if (request.url === "/moved.jpg")
      return response.writeHead(302, { location: "/sencha-main.jpg" }).end();
    if (request.url === "/page.jpg") return response.end("<html>no picture</html>");
    response.end(picture);
  });
  await new Promise<void>((resolve) => pictures.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}/`;
  server = await startTestServer({ server: { privatePictures: true } });
  const add = (user: string, api: string, record: object) =>
    server.post(user, `${api}/editSubmit`, record);
  const pantry = await add("platform", "system/category", { name: names("Pantry", "食品") });
  const office = await add("platform", "system/category", { name: names("Office", "办公") });
  for (const parent of [pantry, office])
    await add("platform", "system/category", { name: names("Tea", "茶"), parent: parent.data.id });
});
afterAll(async () => {
  await server.close();
  pictures.close();
});
const names = (en: string, zhCN: string) => ({ en, zhCN, zhTW: zhCN, km: en });
const goods = (user = "harbour") => importing(server, user, "member/goods");
const local = (file: string) => file.replaceAll("http://pictures.test/", origin);
async function product(title: string, user = "harbour") {
  const { list } = (
    await server.get(user, "member/goods/getList", { q: title, status: "inWarehouse" })
  ).data;
  return (await server.get(user, "member/goods/get", { id: list[0].id })).data;
}
const settled = (importId: string, user = "harbour") =>
  vi.waitFor(
    async () => {
      const { pictures: counts } = (
        await server.get(user, "member/goods/importStatus", { importId })
      ).data;
      expect(counts.done + counts.failed).toBe(counts.total);
      const { rows } = await server.database.pool.query(
        "select from import_pictures where state in ('waiting', 'fetched')",
      );
      expect(rows).toHaveLength(0);
      return counts;
    },
    { timeout: 30_000, interval: 50 },
  );

test("a file of Shopify is known by its columns: products with their variants, in the warehouse, and what is wrong by line", async () => {
  const read = await goods().preview(local(sample("shopify.csv")));
  expect(read).toMatchObject({ dialect: "Shopify" });
  const dry = await goods().run(read.importId, { dialect: "Shopify", add: true, dryRun: true });
  expect(dry, JSON.stringify(dry.errors)).toMatchObject({ created: 2, failed: 1, warned: 3 });
  expect((await server.get("harbour", "member/goodsTag/getList")).data.total).toBe(0);
  const status = await goods().run(read.importId, { dialect: "Shopify", add: true });
  expect(status, JSON.stringify(status.errors)).toMatchObject({
    state: "done",
    total: 7,
    created: 2,
    failed: 1,
  });
  expect(status.errors).toEqual([{ row: 8, field: "skus.1.price", message: "Enter the price" }]);
  expect(
    status.warnings.map(
      ({ row, message }: { row: number; message: string }) => `${row}: ${message}`,
    ),
  ).toEqual([
    "3: The compare-at price 9.00 is lower than the price 14.50, so it was skipped",
    "3: Stock is 0, so this can't be bought until you restock",
    "4: Stock of -3 was set to 0",
  ]);
  const tea = await product("Sencha");
  expect(tea).toMatchObject({
    title: { en: "Sencha in a tin" },
    status: "inWarehouse",
    price: 14.5,
    maxPrice: 25,
    stock: 12,
    skuCount: 3,
    attributes: [
      { name: "Size", values: [{ name: "50 g" }, { name: "100 g" }] },
      { name: "Tin", values: [{ name: "Red" }, { name: "Blue" }] },
    ],
    params: [
      { name: "Brand", value: "Hill Gardens" },
      { name: "Type", value: "Tea" },
    ],
    skus: [
      {
        attrName: "50 g / Red",
        code: "SEN-50-R",
        barCode: "9312345678907",
        price: 14.5,
        oriPrice: 18,
        stock: 12,
        weightKg: 0.095,
      },
      { attrName: "50 g / Blue", code: "SEN-50-B", oriPrice: null, stock: 0 },
      { attrName: "100 g / Red", code: "SEN-100-R", price: 25, stock: 0, weightKg: 0.15 },
    ],
  });
  expect(tea.detail.en).toContain("<strong>sencha</strong>");
  expect(tea.detail.en).not.toContain("alert");
  expect(tea._labels.tagIds).toEqual(["green tea", "gifts"]);
  expect(await product("Linen")).toMatchObject({
    attributes: null,
    skus: [{ attrPath: "", price: 32, stock: 4 }],
  });
  expect(
    (await server.get("harbour", "member/goods/getList", { status: "onSale" })).data.total,
  ).toBe(0);

  // Its pictures are fetched afterwards, and a missing one does not block the others.
  expect(await settled(read.importId)).toEqual({ total: 7, done: 6, failed: 1 });
  const shown = await product("Sencha");
  expect(shown.mainImg).toMatch(/^\/files\/\d+\/\w+\.jpg$/);
  expect(shown.imgs).toEqual([shown.mainImg]);
  expect(shown.skus[0].img).toBe(shown.mainImg);
  const { list } = (
    await server.get("harbour", "member/goods/importPictures", { importId: read.importId })
  ).data;
  expect(list).toMatchObject([
    {
      label: "Sencha in a tin",
      place: "imgs.2",
      address: `${origin}sencha-field.jpg`,
      message: "There's nothing at this address",
    },
  ]);
});

test("the same file again finds its products by their handles, and fetches no picture twice", async () => {
  const before = [await product("Sencha"), await product("Linen")];
  missing.clear();
  requests.length = 0;
  const { importId, status } = await goods().whole(local(sample("shopify.csv")), { add: true });
  expect(status, JSON.stringify(status.errors)).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 2,
    failed: 1,
  });
  expect(await settled(importId)).toEqual({ total: 1, done: 1, failed: 0 });
  expect(requests).toEqual(["/sencha-field.jpg"]);
  const after = await product("Sencha");
  expect(after.skus.map(({ id }: { id: number }) => id)).toEqual(
    before[0].skus.map(({ id }: { id: number }) => id),
  );
  expect(await product("Linen")).toMatchObject({
    version: before[1].version,
    skus: before[1].skus,
  });
});

test("the renamed columns of Shopify are known too", async () => {
  const { dialect, status } = await goods().whole(sample("shopify-renamed.csv"), { add: true });
  expect(dialect).toBe("Shopify");
  expect(status, JSON.stringify(status.errors)).toMatchObject({ created: 1, failed: 0, warned: 0 });
  expect(await product("Notebook")).toMatchObject({
    attributes: [{ name: "Ruling", values: [{ name: "Lined" }, { name: "Plain" }] }],
    skus: [{ code: "NB-L", weightKg: 0.21 }, { code: "NB-P" }],
  });
});

test("our own file: categories by path, missing tags and shop categories added on request, languages a column each", async () => {
  const file =
    "Product group,Title,Title (Simplified Chinese),Category,Shop category,Tags,Attribute 1,Variants: Value 1,Variants: Code,Variants: Price,Variants: Stock,Parameters: Name,Parameters: Value\n" +
    "a,Oolong,乌龙,Pantry > Tea,Leaves > Dark,new,Weight,50 g,OO-50,9.90,5,Origin,Taiwan\n" +
    "a,,,,,,,100 g,OO-100,17.90,5,Harvest,Spring\n" +
    "b,Office tea,,办公 > 茶,Leaves,,,,OF-1,4,1,,\n";
  const without = await goods().preview(file.replace("Product group", "Rows of one record"));
  const rejected = await goods().run(without.importId, {
    mapping: without.mapping,
    key: without.key,
  });
  expect(rejected).toMatchObject({ created: 0, failed: 2 });
  expect(without).toMatchObject({ key: "_group", kept: false });
  const status = await goods().run(without.importId, {
    mapping: without.mapping,
    key: without.key,
    add: true,
  });
  expect(status, JSON.stringify(status.errors)).toMatchObject({ created: 2, failed: 0 });
  const oolong = await product("Oolong");
  expect(oolong).toMatchObject({
    title: { en: "Oolong", zhCN: "乌龙" },
    _labels: { category: "Tea", shopCategory: "Dark", tagIds: ["new"] },
    skus: [{ attrName: "50 g" }, { attrName: "100 g" }],
    params: [{ name: "Origin" }, { name: "Harvest", value: "Spring" }],
  });
  expect((await product("Office tea")).category).not.toBe(oolong.category);
  expect((await goods().preview(file.replace("Product group", "Rows of one record"))).kept).toBe(
    true,
  );
});

test("an export of goods imports unchanged, in CSV and in XLSX", async () => {
  for (const format of ["csv", "xlsx"]) {
    const { key, status } = await goods().whole(await goods().exported(format));
    expect(key).toBe("id");
    expect(status, JSON.stringify(status.errors)).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 5,
      failed: 0,
    });
  }
});

test("a variant is changed by its code, gets a new value, and none takes another's", async () => {
  const before = await product("Oolong");
  const id = await goods().idHeading();
  const { status } = await goods().whole(
    `${id},Attribute 1,Variants: Value 1,Variants: Code,Variants: Price\n` +
      `${before.id},Weight,250 g,OO-250,39\n${before.id},,100 g,oo-100,18.50\n`,
  );
  expect(status, JSON.stringify(status.errors)).toMatchObject({ updated: 1, failed: 0 });
  const after = await product("Oolong");
  // The variant that the file does not contain is retained.
  expect(after).toMatchObject({ price: 9.9, maxPrice: 39, skuCount: 3, title: before.title });
  expect(after.skus).toMatchObject([
    before.skus[0],
    { id: before.skus[1].id, attrPath: before.skus[1].attrPath, price: 18.5, stock: 5 },
    { attrName: "250 g", code: "OO-250", stock: 0 },
  ]);
  const wrong = await goods().whole(
    `${id},Attribute 1,Variants: Value 1,Variants: Price\n${before.id},Weight,,3\n`,
  );
  expect(wrong.status.errors).toEqual([
    { row: 2, field: "skus.0.value1", message: "Enter the value 1" },
  ]);
});

test("another shop finds nothing of it, and its own import makes its own products", async () => {
  expect(
    (await server.get("laneway", "member/goods/getList", { status: "inWarehouse" })).data.total,
  ).toBe(0);
  const { status } = await goods("laneway").whole(sample("shopify-renamed.csv"), { add: true });
  expect(status, JSON.stringify(status.errors)).toMatchObject({ created: 1, failed: 0 });
  expect(
    (await server.get("laneway", "member/goods/getList", { status: "inWarehouse" })).data.total,
  ).toBe(1);
});

describe("R8: a Shopify product is on sale after one import", () => {
  const file = (...lines: string[]) =>
    `Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Image Src\n${lines.join("\n")}\n`;
  const choose = async () => {
    const template = await server.post("harbour", "member/shopFreight/editSubmit", {
      name: "Free post",
      shipFromState: "NSW",
      shipFromCity: "Sydney",
      shipFromPostcode: "2000",
      deliveryTime: "d2",
      type: 2,
    });
    const { list } = (await server.get("platform", "system/category/getList")).data;
    return { category: list[0].id, freightTemplate: template.data.id };
  };

  test("its title in every language of the shop front, its picture in the album, and what is chosen for the file", async () => {
    const fill = await choose();
    const read = await goods().preview(
      file(`kettle,Copper kettle,Title,Default Title,KET,60,4,${origin}kettle.jpg`),
    );
    expect(read).toMatchObject({ dialect: "Shopify", fillLanguages: ["title"] });
    expect(read.fill.map(({ key }) => key)).not.toContain("title.en");
    const options = { dialect: "Shopify", fill, fillLanguages: true };
    const dry = await goods().run(read.importId, { ...options, dryRun: true });
    expect(dry.notes).toEqual(["Title: 1 record uses the existing text for missing languages."]);
    const status = await goods().run(read.importId, options);
    expect(status, JSON.stringify(status.errors)).toMatchObject({
      created: 1,
      failed: 0,
      notes: dry.notes,
    });
    expect(await settled(read.importId)).toEqual({ total: 2, done: 2, failed: 0 });

    const kettle = await product("kettle");
    expect(kettle.title).toMatchObject({
      en: "Copper kettle",
      zhCN: "Copper kettle",
      zhTW: "Copper kettle",
    });
    expect(kettle.imgs).toEqual([kettle.mainImg]);
    const shown = await server.post("harbour", "member/goods/shangjia", { id: kettle.id });
    expect(shown.code, JSON.stringify(shown)).toBe(200);
    expect((await goods().run(read.importId, options)).unchanged).toBe(1);
  });

  test("a language with a text is unchanged, and texts are copied on request only", async () => {
    const content = file("kite,Kite,Title,Default Title,KITE,9,1,");
    await goods().whole(content);
    const bare = await product("Kite");
    expect(bare.title.zhCN ?? null).toBeNull();
    await server.post("harbour", "member/goods/editSubmit", {
      id: bare.id,
      title: { en: "Kite", zhCN: "风筝" },
    });
    const { status } = await goods().whole(content, { fillLanguages: true });
    expect(status).toMatchObject({ updated: 1, failed: 0 });
    // Traditional Chinese falls back to the closer text.
    expect((await product("Kite")).title).toMatchObject({ en: "Kite", zhCN: "风筝", zhTW: "风筝" });
    const again = await goods().whole(content, { fillLanguages: true });
    expect(again.status).toMatchObject({ updated: 0, unchanged: 1, notes: [] });
    const { importId } = await goods().preview(content);
    const wrong = { importId, dialect: "Shopify", fill: { "title.zhCN": "One for all" } };
    expect(await server.post("harbour", "member/goods/importRun", wrong)).toMatchObject({
      code: 400,
    });
  });

  test("a plain file without an album gives a new product its main picture there; an empty album stays empty", async () => {
    const head = "Title,Variants: Price,Variants: Stock,Main picture";
    const { importId } = await goods().whole(`${head}\nPlain lamp,5,1,${origin}lamp.jpg\n`);
    await settled(importId);
    const lamp = await product("Plain lamp");
    expect(lamp.imgs).toEqual([lamp.mainImg]);
    await goods().whole(`${head},Album\nBare lamp,5,1,${origin}lamp.jpg,\n`);
    expect(await product("Bare lamp")).toMatchObject({ mainImg: lamp.mainImg, imgs: [] });
  });
});
