import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importing } from "../../../tests/importing.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";

const sample = (name: string) => readFileSync(new URL(`samples/${name}`, import.meta.url), "utf8");

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const names = (en: string) => ({ en, zhCN: en, zhTW: en, km: en });
  const home = await server.post("platform", "system/category/editSubmit", { name: names("Home") });
  await server.post("platform", "system/category/editSubmit", {
    name: names("Mugs"),
    parent: home.data.id,
  });
});
afterAll(() => server.close());

const goods = () => importing(server, "harbour", "member/goods");
async function product(title: string) {
  const { list } = (
    await server.get("harbour", "member/goods/getList", { q: title, status: "inWarehouse" })
  ).data;
  return (await server.get("harbour", "member/goods/get", { id: list[0].id })).data;
}
async function whole(file: string, dialect: string) {
  const read = await goods().whole(file, { add: true });
  expect(read.dialect).toBe(dialect);
  return read;
}

describe("WooCommerce", () => {
  test("its products with their variations, units, reduced prices, collections and attributes", async () => {
    const { unread, status } = await whole(sample("woocommerce.csv"), "WooCommerce");
    expect(unread).toEqual(["Purchase note", "Meta: _theme_colour"]);
    expect(status, JSON.stringify(status.errors)).toMatchObject({ created: 3, failed: 0 });
    expect(status.notes).toEqual([
      "1 product is a bundle, a group or an external link in WooCommerce and won't be imported.",
      "1 product is a draft, archived or unlisted in WooCommerce.",
      "1 variant has no stock quantity. If it's new, it starts at 0; otherwise its stock won't change.",
      "1 variant doesn't require shipping in WooCommerce; here it will.",
      "1 variant can be oversold in WooCommerce; here it sells out at 0.",
      "1 product is in several categories of WooCommerce; only one is imported.",
    ]);
    const jumper = await product("Wool jumper");
    expect(jumper).toMatchObject({
      title: { en: "Wool jumper" },
      description: { en: "Warm & soft" },
      detail: { en: "<p>Knitted in Tasmania.</p><p>Wash cold.</p>" },
      taxCode: "taxable",
      attributes: [
        { name: "Colour", values: [{ name: "Red" }, { name: "Blue" }] },
        { name: "Size", values: [{ name: "M" }, { name: "L" }] },
      ],
      params: [
        { name: "Brand", value: "Sheep & Co" },
        { name: "Material", value: "Wool" },
      ],
      skus: [
        {
          code: "JUMP-R-M",
          attrName: "Red / M",
          price: 79.5,
          oriPrice: 99,
          stock: 4,
          weightKg: 0.482,
          volumeM3: 0.003,
        },
        { code: "JUMP-B-L", attrName: "Blue / L", price: 99, oriPrice: null, stock: 0 },
      ],
    });
    expect(jumper._labels).toMatchObject({ shopCategory: "Jumpers", tagIds: ["winter", "wool"] });
    expect(await product("Flour voucher")).toMatchObject({
      taxCode: "gstFree",
      attributes: null,
      skus: [{ code: "FLOUR", price: 20, stock: 0 }],
    });
  });

  test("its record ids never match records here, and the same file changes nothing", async () => {
    const { status } = await whole(sample("woocommerce.csv"), "WooCommerce");
    expect(status, JSON.stringify(status.errors)).toMatchObject({ created: 0, unchanged: 3 });
  });
});

describe("Magento", () => {
  test("configurable products get the lines that they name as variants; pictures without an address are counted", async () => {
    const { unread, status } = await whole(sample("magento.csv"), "Magento");
    expect(unread).toEqual(["custom_options"]);
    expect(status, JSON.stringify(status.errors)).toMatchObject({ created: 2, failed: 0 });
    expect(status.notes).toEqual([
      "1 row is for another store view of Magento and won't be imported.",
      "1 product is a bundle, a group or an external link in Magento and won't be imported.",
      "1 product is a draft, archived or unlisted in Magento.",
      "1 product is in several categories of Magento; only one is imported.",
      "The SEO title and description of 1 product won't be imported.",
      "The images of 1 product have no web address and won't be imported.",
    ]);
    const tote = await product("Canvas tote");
    expect(tote).toMatchObject({
      detail: { en: "<p>Strong <b>canvas</b></p>" },
      attributes: [{ name: "Colour", values: [{ name: "Sand" }, { name: "Navy" }] }],
      params: [{ name: "activity", value: "Gym|Hiking" }],
      skus: [
        { code: "TOTE-S", attrName: "Sand", price: 25, stock: 7, weightKg: 0.345 },
        { code: "TOTE-N", attrName: "Navy", price: 19.9, oriPrice: 25, stock: 0 },
      ],
    });
    expect(tote._labels.shopCategory).toBe("Totes");
    expect(await product("Yoga mat")).toMatchObject({ attributes: null, skus: [{ code: "MAT" }] });
    const again = await whole(sample("magento.csv"), "Magento");
    expect(again.status).toMatchObject({ created: 0, unchanged: 2, failed: 0 });
  });
});

describe("Odoo", () => {
  test("products with their attributes become all combinations; an external id is no record id", async () => {
    const { status } = await whole(sample("odoo.csv"), "Odoo");
    expect(status, JSON.stringify(status.errors)).toMatchObject({ created: 2, failed: 0 });
    expect(status.notes).toEqual([
      "Odoo has one stock quantity for all variants of 1 product, so each starts at 0.",
      "The costs of 2 variants won't be imported.",
    ]);
    const desk = await product("Standing desk");
    expect(desk).toMatchObject({
      detail: { en: "<p>Oak &amp; steel</p>" },
      attributes: [
        { name: "Legs", values: [{ name: "Steel" }, { name: "Black" }] },
        { name: "Width", values: [{ name: "120" }, { name: "160" }] },
      ],
      skus: [
        { attrName: "Steel / 120", price: 450, weightKg: 32.5, volumeM3: 0.08 },
        { attrName: "Steel / 160" },
        { attrName: "Black / 120" },
        { attrName: "Black / 160" },
      ],
    });
    expect(desk._labels.shopCategory).toBe("Desks");
    expect(await product("Desk lamp")).toMatchObject({
      skus: [{ code: "LAMP", barCode: "9312345678914", price: 49.9, stock: 12, weightKg: 1.245 }],
    });
    const again = await whole(sample("odoo.csv"), "Odoo");
    expect(again.status).toMatchObject({ created: 0, unchanged: 2, failed: 0 });
  });

  test("an export of variants, with the names of the fields", async () => {
    const head =
      "id,name,default_code,lst_price,qty_available,product_template_variant_value_ids\n";
    const { status } = await whole(
      `${head}__export__.a,Shelf,SH-W,80,3,Colour: White\n__export__.b,Shelf,SH-O,95,1,Colour: Oak\n`,
      "Odoo",
    );
    expect(status, JSON.stringify(status.errors)).toMatchObject({ created: 1, failed: 0 });
    expect((await product("Shelf")).skus).toMatchObject([
      { code: "SH-W", attrName: "White", price: 80, stock: 3 },
      { code: "SH-O", attrName: "Oak", price: 95, stock: 1 },
    ]);
  });
});

describe("Shopify", () => {
  const shop = (...lines: string[]) => `${lines.join("\n")}\n`;
  const mugs = shop(
    "Handle,Title,Body (HTML),Tags,Product Category,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Variant Taxable",
    "mug,Clay mug,<p>Fired</p>,clay,Home > Mugs,Size,Small,MUG-S,12,4,false",
    "mug,,,,,,Large,MUG-L,16,2,false",
  );

  test("its categories are matched by their paths", async () => {
    const { status } = await whole(mugs, "Shopify");
    expect(status, JSON.stringify(status.errors)).toMatchObject({ created: 1, notes: [] });
    expect((await product("Clay mug"))._labels.category).toBe("Mugs");
    const deeper = mugs
      .replaceAll(/^mug,/gm, "cup,")
      .replaceAll("MUG-", "CUP-")
      .replace("Clay mug", "Clay cup")
      .replace("Home > Mugs", "All products > Home > Mugs");
    await whole(deeper, "Shopify");
    expect((await product("Clay cup"))._labels.category).toBe("Mugs");
  });

  test("a partial export changes what it has, and clears nothing else", async () => {
    const before = await product("Clay mug");
    const { status } = await whole(
      shop("Handle,Title,Variant SKU,Variant Price", "mug,Clay mug,MUG-S,13", "mug,,MUG-L,17"),
      "Shopify",
    );
    expect(status, JSON.stringify(status.errors)).toMatchObject({ updated: 1, failed: 0 });
    const after = await product("Clay mug");
    expect(after).toMatchObject({
      detail: before.detail,
      tagIds: before.tagIds,
      category: before.category,
      taxCode: "gstFree",
      attributes: before.attributes,
    });
    expect(after.skus).toMatchObject([
      { id: before.skus[0].id, attrName: "Small", price: 13, stock: 4 },
      { id: before.skus[1].id, attrName: "Large", price: 17, stock: 2 },
    ]);
  });

  test("its inventory export sets the stock of existing variants, added up over the locations, and adds no product", async () => {
    const head =
      "Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Location,Incoming,Unavailable,Committed,Available,On hand";
    const { status } = await whole(
      shop(
        head,
        "mug,Clay mug,Size,Small,MUG-S,,,Sydney,0,0,0,9,9",
        "mug,Clay mug,Size,Small,MUG-S,,,Perth,0,0,0,3,3",
        "mug,Clay mug,Size,Large,MUG-L,,,Sydney,0,0,0,not stocked,not stocked",
        "vase,Vase,Title,Default Title,VASE,,,Sydney,0,0,0,5,5",
      ),
      "Shopify inventory",
    );
    expect(status).toMatchObject({ created: 0, updated: 1, failed: 1 });
    expect(status.notes).toEqual(["The stock of 1 variant at several locations is added up."]);
    expect(status.errors).toMatchObject([
      { row: 5, message: "“vase” wasn't found. This file only updates existing records." },
    ]);
    expect((await product("Clay mug")).skus).toMatchObject([
      { code: "MUG-S", stock: 12, price: 13 },
      { code: "MUG-L", stock: 2, price: 17 },
    ]);
    const counted = shop(
      "Handle,Title,Option1 Name,Option1 Value,SKU,Location,Committed (not editable),Available (not editable),On hand (current),On hand (new)",
      "mug,Clay mug,Size,Small,MUG-S,Sydney,2,10,12,15",
    );
    expect((await whole(counted, "Shopify inventory")).status).toMatchObject({ updated: 1 });
    expect((await product("Clay mug")).skus[0].stock).toBe(13);
  });
});

test("a number of another program that can be read in two ways is never silent, nor is its currency", async () => {
  const { status } = await goods().whole(
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\nurn,Urn,Title,Default Title,URN,"1,250"\npan,Pan,Title,Default Title,PAN,€12.50\n',
    { dryRun: true },
  );
  expect(status, JSON.stringify(status.errors)).toMatchObject({ created: 2, failed: 0 });
  expect(status.notes).toEqual([
    "2 variants have no stock quantity. New variants start at 0; existing ones keep their stock.",
    "1 amount in Variant Price is in another currency (€) and will be treated as A$ without conversion.",
  ]);
  const { status: alone } = await goods().whole(
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\nurn,Urn,Title,Default Title,URN,"1,250"\n',
    { dryRun: true },
  );
  expect(alone.notes.join()).toContain("“1,250” in row 2 is read as 1250");
});
