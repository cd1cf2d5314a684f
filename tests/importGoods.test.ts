import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { importing } from "./importing.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

let server: TestServer;
let category = 0;
let freightTemplate = 0;
beforeAll(async () => {
  server = await startTestServer();
  const names = { en: "Pantry", zhCN: "食品", zhTW: "食品", km: "Pantry" };
  category = (await server.post("platform", "system/category/editSubmit", { name: names })).data.id;
  const template = await server.post("harbour", "member/shopFreight/editSubmit", {
    name: "Free post",
    shipFromState: "NSW",
    shipFromCity: "Sydney",
    shipFromPostcode: "2000",
    deliveryTime: "d2",
    type: 2,
  });
  freightTemplate = template.data.id;
});
afterAll(() => server.close());

const goods = (user = "harbour") => importing(server, user, "member/goods");
const product = async (title: string, user = "harbour") => {
  const { list } = (
    await server.get(user, "member/goods/getList", { q: title, status: "inWarehouse" })
  ).data;
  return (await server.get(user, "member/goods/get", { id: list[0].id })).data;
};
const codes = (record: { skus: { code: string; stock: number }[] }) =>
  record.skus.map(({ code, stock }) => [code, stock]);

describe("R3: variants that a file does not name remain", () => {
  const head =
    "Lines that belong together,Title,Attribute 1,Variants: Value 1,Variants: Code,Variants: Price,Variants: Stock\n";
  const whole = `${head}tee,Tee,Size,S,T-S,20,1\ntee,,,M,T-M,20,2\ntee,,,L,T-L,20,3\n`;

  test("a file of one variant changes that one, and reports how many others remain", async () => {
    await goods().whole(whole);
    const before = await product("Tee");
    const file = `${head}tee,Tee,Size,M,T-M,20,9\n`;
    const dry = await goods().whole(file, { dryRun: true });
    expect(dry.status).toMatchObject({ updated: 1, childrenKept: 2, childrenRemoved: 0 });
    expect(dry.status.notes).toEqual(["Variants: 2 that aren't in the file are kept."]);
    const { status } = await goods().whole(file);
    expect(status).toMatchObject({ updated: 1, failed: 0, childrenKept: 2 });
    const after = await product("Tee");
    expect(codes(after)).toEqual([
      ["T-S", 1],
      ["T-M", 9],
      ["T-L", 3],
    ]);
    expect(after.skus.map(({ id }: { id: number }) => id)).toEqual(
      before.skus.map(({ id }: { id: number }) => id),
    );
  });

  test("they are removed on request, and the dry run reports the number", async () => {
    const file = `${head}tee,Tee,Size,S,T-S,20,1\ntee,,,M,T-M,20,9\n`;
    const dry = await goods().whole(file, { dryRun: true, removeMissing: true });
    expect(dry.status).toMatchObject({ updated: 1, childrenKept: 0, childrenRemoved: 1 });
    expect(codes(await product("Tee"))).toHaveLength(3);
    await goods().whole(file, { removeMissing: true });
    expect(codes(await product("Tee"))).toEqual([
      ["T-S", 1],
      ["T-M", 9],
    ]);
  });

  test("variants without code and options are never taken for those in their place", async () => {
    const plain = "Lines that belong together,Title,Variants: Price,Variants: Stock\n";
    const { status } = await goods().whole(`${plain}tee,Tee,25,70\n`);
    expect(status.errors).toEqual([
      {
        row: 2,
        field: "skus.0.code",
        message: "This variant can't be identified. Enter its SKU or its option values.",
      },
    ]);
    expect(codes(await product("Tee"))).toEqual([
      ["T-S", 1],
      ["T-M", 9],
    ]);
    // A product without options has one variant, which needs no name.
    await goods().whole(`${plain}cap,Cap,25,70\n`);
    const [before] = (await product("Cap")).skus;
    const again = await goods().whole(`${plain}cap,Cap,25,80\n`);
    expect(again.status).toMatchObject({ updated: 1, failed: 0 });
    expect((await product("Cap")).skus).toMatchObject([{ id: before.id, stock: 80 }]);
  });
});

const shopify = (columns: string, ...lines: string[]) =>
  `Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price${columns}\n${lines.join("\n")}\n`;

describe("a file of Shopify", () => {
  test("R4: a rounded weight is reported, with a number and an example, and none becomes 0", async () => {
    const file = shopify(
      ",Variant Grams,Variant Inventory Qty",
      "soap,Soap,Size,Small,SO-S,5,145,3",
      "soap,,,Large,SO-L,9,0.7,3",
      "soap,,,Huge,SO-H,12,1000,3",
    );
    for (const dryRun of [true, false]) {
      const { status } = await goods().whole(file, { dryRun });
      expect(status, JSON.stringify(status.errors)).toMatchObject({ created: 1, warned: 0 });
      expect(status.notes).toEqual([
        "1 value of Variants: Weight was rounded: 0.0007 kg → 0.001 kg in row 3.",
      ]);
    }
    expect((await product("Soap")).skus).toMatchObject([
      { weightKg: 0.145 },
      { weightKg: 0.001 },
      { weightKg: 1 },
    ]);
  });

  test("R5: two points in the address of a picture on the web are part of its name", async () => {
    const picture = "https://pictures.test/Raw_Indian_wavy_Curly..jpg?v=1730925500";
    const { status } = await goods().whole(
      shopify(",Image Src", `wig,Wig,Title,Default Title,,90,${picture}`),
    );
    expect(status, JSON.stringify(status.errors)).toMatchObject({ created: 1, failed: 0 });
    const upwards = await server.post("harbour", "member/goods/editSubmit", {
      title: { en: "Up" },
      mainImg: "/files/../secret.jpg",
      skus: [{ price: 1, stock: 1 }],
    });
    expect(upwards).toMatchObject({ code: 400, data: { errors: { mainImg: expect.any(String) } } });
  });

  test("R6: a file without stock is reported once; one number can be set for all, and existing stock remains", async () => {
    const file = shopify("", "jam,Jam,Size,Small,JA-S,5", "jam,,,Large,JA-L,9");
    const read = await goods().preview(file);
    expect(read.fill.map(({ key }) => key)).toContain("skus.stock");
    const dry = await goods().run(read.importId, { dialect: "Shopify", dryRun: true });
    expect(dry).toMatchObject({ created: 1, warned: 0, warnings: [] });
    expect(dry.notes).toEqual([
      "2 variants have no stock quantity. New variants start at 0; existing ones keep their stock.",
    ]);
    const status = await goods().run(read.importId, {
      dialect: "Shopify",
      fill: { "skus.stock": 25 },
    });
    expect(status, JSON.stringify(status.errors)).toMatchObject({ created: 1 });
    expect(codes(await product("Jam"))).toEqual([
      ["JA-S", 25],
      ["JA-L", 25],
    ]);
    expect((await goods().whole(file)).status).toMatchObject({ unchanged: 1, failed: 0 });
    expect((await product("Jam")).stock).toBe(50);
  });

  test("R6: headings that nothing is read from are listed; those of another vintage are read", async () => {
    const read = await goods().preview(
      shopify(
        ",Body,Variant inventory quantity,Cost per item,Option1 Linked To,Fabric (product.metafields.custom.fabric),Price / US",
        "tea,Tea,Title,Default Title,,5,<p>Leaves</p>,7,2.5,,cotton,4",
      ),
    );
    expect(read.unread).toEqual(["Fabric (product.metafields.custom.fabric)", "Price / US"]);
    await goods().run(read.importId, { dialect: "Shopify" });
    expect(await product("Tea")).toMatchObject({ detail: { en: "<p>Leaves</p>" }, stock: 7 });
  });

  test("losses are reported before anything is written, one sentence each with a number", async () => {
    const { status } = await goods().whole(
      shopify(
        ",Variant Compare At Price,Variant Inventory Qty,Variant Inventory Policy,Variant Taxable,Variant Requires Shipping,Cost per item,Image Alt Text,SEO Title,Product Category,Status",
        "mug,Mug,Size,Small,MU-S,5,4,3,continue,true,true,2,A mug,Mugs,Home > Mugs,draft",
        "mug,,,Large,MU-L,9,,-2,deny,false,false,3,,,,",
      ),
      { dryRun: true },
    );
    expect(status.notes).toEqual([
      "1 product is a draft, archived or unlisted in Shopify.",
      "The costs of 2 variants won't be imported.",
      "1 variant is tax-exempt in Shopify but its product isn't, so GST is included in its price.",
      "1 variant doesn't require shipping in Shopify; here it will.",
      "1 variant can be oversold in Shopify; here it sells out at 0.",
      "The alt text of 1 image won't be imported.",
      "The SEO title and description of 1 product won't be imported.",
      "1 compare-at price is lower than the price and will be skipped.",
      "1 negative stock quantity will be set to 0.",
      "Category: “Home > Mugs” wasn't found and is left blank for 1 record.",
    ]);
    const read = await server.get(
      "harbour",
      "member/goods/importStatus",
      { importId: (await goods().preview(shopify("", "x,X,Title,Default Title,,5"))).importId },
      { lang: "zh_CN" },
    );
    expect(read.code).toBe(200);
  });

  test("a product whose variants are all tax-exempt is free of GST", async () => {
    const { status } = await goods().whole(
      shopify(
        ",Variant Taxable",
        "flour,Flour,Size,Small,FL-S,5,false",
        "flour,,,Large,FL-L,9,false",
        "vase,Vase,Title,Default Title,VASE,40,true",
      ),
    );
    expect(status, JSON.stringify(status.errors)).toMatchObject({ created: 2, failed: 0 });
    expect((await product("Flour")).taxCode).toBe("gstFree");
    expect((await product("Vase")).taxCode).toBe("taxable");
  });

  test("R8: what lacks a category and a freight template is given one for the file, and can be put on sale", async () => {
    const file = shopify(",Variant Inventory Qty", "oil,Oil,Title,Default Title,OIL,15,5");
    const { importId } = await goods().preview(file);
    const begin = (fill: object) =>
      server.post("harbour", "member/goods/importRun", { importId, dialect: "Shopify", fill });
    expect(await begin({ category: 999_999 })).toMatchObject({
      code: 400,
      data: { errors: { category: "Category wasn't found" } },
    });
    expect(await begin({ price: 3 })).toMatchObject({
      code: 400,
      message: "There's no field called fill.price",
    });
    expect(await begin({ "skus.stock": -1 })).toMatchObject({ code: 400 });
    const status = await goods().run(importId, {
      dialect: "Shopify",
      fill: { category, freightTemplate, stockType: "onPayment" },
      fillLanguages: true,
    });
    expect(status, JSON.stringify(status.errors)).toMatchObject({ created: 1 });
    const oil = await product("Oil");
    expect(oil).toMatchObject({ category, freightTemplate, stockType: 2 });
    const picture = await sharp({
      create: { width: 40, height: 30, channels: 3, background: "#287850" },
    })
      .png()
      .toBuffer();
    const uploaded = await upload("harbour", picture);
    await server.post("harbour", "member/goods/editSubmit", {
      id: oil.id,
      mainImg: uploaded,
      imgs: [uploaded],
    });
    expect((await server.post("harbour", "member/goods/shangjia", { id: oil.id })).code).toBe(200);
  });

  test("R9: a long SKU and a hundred values are imported; a value beyond a limit is rejected alone, with the limit", async () => {
    const variants = (count: number) =>
      Array.from(
        { length: count },
        (_, index) =>
          `${index === 0 ? "many,Many,Size" : "many,,"},V ${index},M-${count}-${index},5`,
      );
    const long = "L".repeat(255);
    const taken = await goods().whole(
      shopify("", ...variants(100), `long,Long,Title,Default Title,${long},5`),
    );
    expect(taken.status, JSON.stringify(taken.status.errors)).toMatchObject({
      created: 2,
      failed: 0,
    });
    expect((await product("Long")).skus[0].code).toBe(long);
    const lines = variants(101).map((line) =>
      line.replaceAll("many", "more").replace("Many", "More"),
    );
    const { status } = await goods().whole(
      shopify(
        "",
        ...lines,
        `longer,Longer,Title,Default Title,${long}x,5`,
        "fine,Fine,Title,Default Title,,5",
      ),
    );
    expect(status).toMatchObject({ created: 1, failed: 2 });
    expect(status.errors.map(({ message }: { message: string }) => message)).toEqual([
      "The option Size has 101 values; an option can have up to 100",
      "SKU can be at most 255 characters",
    ]);
  });

  test("R9: a price of 0 is imported as a draft with a remark, and cannot be published", async () => {
    const { status } = await goods().whole(
      shopify(
        ",Variant Inventory Qty",
        "free,Gift,Title,Default Title,,0,4",
        "some,Soap,Size,Sample,,0.00,1",
        "some,,,Bar,BAR,5,1",
      ),
    );
    expect(status, JSON.stringify(status.errors)).toMatchObject({
      created: 2,
      failed: 0,
      warned: 2,
    });
    expect(status.warnings[0].message).toBe(
      "The price is 0. Set a price before you publish the product.",
    );
    expect(status.notes).toContain(
      "2 variants have a price of 0. Set them before you publish their products.",
    );
    expect((await product("Soap")).skus).toMatchObject([
      { attrName: "Sample", price: 0 },
      { code: "BAR", attrName: "Bar", price: 5 },
    ]);
    const gift = await product("Gift");
    const published = await server.post("harbour", "member/goods/shangjia", { id: gift.id });
    expect(published).toMatchObject({
      code: 422,
      data: { errors: { "skus.0.price": expect.stringContaining("Set a price above 0") } },
    });
  });

  test("R9: a published product cannot get the price 0, neither in its form nor in the stock list", async () => {
    const picture = await upload(
      "harbour",
      await sharp({ create: { width: 40, height: 30, channels: 3, background: "#308060" } })
        .png()
        .toBuffer(),
    );
    const saved = await server.post("harbour", "member/goods/editSubmit", {
      title: { en: "Bowl", zhCN: "碗", zhTW: "碗" },
      category,
      freightTemplate,
      mainImg: picture,
      imgs: [picture],
      skus: [{ price: 12, stock: 3 }],
    });
    const { id } = saved.data;
    expect((await server.post("harbour", "member/goods/shangjia", { id })).code).toBe(200);
    const { data: bowl } = await server.get("harbour", "member/goods/get", { id });
    const [sku] = bowl.skus;
    const inForm = await server.post("harbour", "member/goods/editSubmit", {
      id,
      version: bowl.version,
      skus: [{ ...sku, price: 0 }],
    });
    expect(inForm).toMatchObject({ code: 400 });
    const inList = await server.post("harbour", "member/sku/editSubmit", { id: sku.id, price: 0 });
    expect(inList, JSON.stringify(inList)).toMatchObject({
      code: 400,
      data: { errors: { price: expect.stringContaining("Set a price above 0") } },
    });
  });

  test("R4, R9: weights are imported in grams, volumes in cubic centimetres, and 250 pictures", async () => {
    const pictures = Array.from({ length: 252 }, (_, index) => `https://a.test/${index}..jpg`);
    const { status } = await goods().whole(
      shopify(
        ",Variant Grams,Image Src",
        `ring,Ring,Title,Default Title,RING,5,145,${pictures[0]}`,
        ...pictures.slice(1).map((address) => `ring,,,,,,,${address}`),
        "leaf,Leaf,Title,Default Title,LEAF,5,0.7,",
      ),
      { dryRun: true },
    );
    expect(status, JSON.stringify(status.errors)).toMatchObject({ created: 2, failed: 0 });
    expect(status.notes).toEqual([
      "2 variants have no stock quantity. New variants start at 0; existing ones keep their stock.",
      "1 product has too many images; the extra ones will be skipped.",
      "1 value of Variants: Weight was rounded: 0.0007 kg → 0.001 kg in row 254.",
    ]);
    await goods().whole(shopify(",Variant Grams", "ring,Ring,Title,Default Title,RING,5,145"));
    expect((await product("Ring")).skus[0].weightKg).toBe(0.145);
    const box = await server.post("harbour", "member/goods/editSubmit", {
      title: { en: "Small box" },
      skus: [{ price: 3, stock: 1, weightKg: 0.001, volumeM3: 0.000125 }],
    });
    expect(box.code, JSON.stringify(box)).toBe(200);
    expect(await product("Small box")).toMatchObject({
      skus: [{ weightKg: 0.001, volumeM3: 0.000125 }],
    });
  });

  test("R7: all remarks are read page by page, and as a file", async () => {
    const lines = Array.from(
      { length: 120 },
      (_, index) => `n${index},N ${index},Title,Default Title,TWICE,5,0`,
    );
    const { importId, status } = await goods().whole(shopify(",Variant Inventory Qty", ...lines), {
      dryRun: true,
    });
    expect(status.warned).toBe(239);
    expect(status.warnings).toHaveLength(50);
    const page = async (query: Record<string, string | number>) =>
      (await server.get("harbour", "member/goods/importRemarks", { importId, ...query })).data;
    expect(await page({ page: 3, pageSize: 100 })).toMatchObject({
      total: 239,
      page: 3,
      pageSize: 100,
    });
    expect((await page({ page: 3, pageSize: 100 })).list).toHaveLength(39);
    expect((await page({ pageSize: 1 })).list).toEqual([
      {
        row: 2,
        kind: "remark",
        field: null,
        message: "Stock is 0, so this can't be bought until you restock",
      },
    ]);
    expect((await page({ kind: "error" })).total).toBe(0);
    const file = await server.request("harbour", {
      method: "GET",
      url: `/api/member/goods/importRemarks?importId=${importId}&format=csv`,
    });
    expect(file.headers["content-disposition"]).toContain("goods-remarks.csv");
    expect(file.body.trim().split("\r\n")).toHaveLength(240);
    const wrong: Record<string, string | number>[] = [
      { kind: "all" },
      { page: 0 },
      { pageSize: 5000 },
      { format: "xlsx" },
    ];
    for (const query of wrong)
      expect(
        (await server.get("harbour", "member/goods/importRemarks", { importId, ...query })).code,
      ).toBe(400);
    expect((await server.get("laneway", "member/goods/importRemarks", { importId })).code).toBe(
      404,
    );
  });
});

async function upload(user: string, picture: Buffer): Promise<string> {
  const head =
    '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  const answer = await server.request(user, {
    method: "POST",
    url: "/api/common/upload",
    payload: Buffer.concat([Buffer.from(head), picture, Buffer.from("\r\n--cut--\r\n")]),
    headers: { "content-type": "multipart/form-data; boundary=cut" },
  });
  return answer.json().data.imgUrl;
}

test("R13: pictures of another shop's files are copied into the importing shop, and outlive the originals", async () => {
  const picture = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
  const [main, shown] = [
    await upload("harbour", await picture("#803020")),
    await upload("harbour", await picture("#208030")),
  ];
  await server.post("harbour", "member/goods/editSubmit", {
    title: { en: "Lamp" },
    mainImg: main,
    imgs: [shown],
    detail: { en: `<p>Look: <img src="${shown}" /></p>` },
    skus: [{ price: 30, stock: 2, img: main }],
  });
  const lamp = await product("Lamp");
  const exported = await server.request("harbour", {
    method: "GET",
    url: `/api/member/goods/export?ids=${lamp.id}`,
  });
  const { importId, status } = await goods("laneway").whole(exported.rawPayload);
  expect(status, JSON.stringify(status.errors)).toMatchObject({ created: 1, failed: 0 });
  await vi.waitFor(
    async () => {
      const { pictures } = (await server.get("laneway", "member/goods/importStatus", { importId }))
        .data;
      expect(pictures).toEqual({ total: 4, done: 4, failed: 0 });
      const { rows } = await server.database.pool.query(
        "select from import_pictures where state <> 'done' and shop_id = $1",
        [server.shops.laneway],
      );
      expect(rows).toHaveLength(0);
    },
    { timeout: 20_000, interval: 50 },
  );
  const copy = await product("Lamp", "laneway");
  const own = new RegExp(`^/files/${server.shops.laneway}/[0-9a-f]{32}\\.png$`);
  expect(
    [copy.mainImg, ...copy.imgs, copy.skus[0].img].every((address) => own.test(address)),
    JSON.stringify(copy),
  ).toBe(true);
  expect(copy.detail.en).toBe(`<p>Look: <img src="${copy.imgs[0]}" /></p>`);
  // The shop itself tracks where the copies are used, and the originals can be deleted.
  const { list } = (await server.get("laneway", "member/source/getList")).data;
  expect(list.map(({ useCount }: { useCount: number }) => useCount).sort()).toEqual([1, 2]);
  await server.post("harbour", "member/goods/delete", { ids: [lamp.id] });
  expect((await server.request(null, { method: "GET", url: copy.mainImg })).statusCode).toBe(200);
  // A repeated import finds the copies.
  expect((await goods("laneway").whole(exported.rawPayload)).status).toMatchObject({
    unchanged: 1,
  });
});

describe("a plain file of products", () => {
  test("a row without a title is rejected, and the row above is imported", async () => {
    const file =
      "Title,Variants: Code,Variants: Price,Variants: Stock\nPlain jar,PJ-1,20,1\n,PJ-2,30,2\nPlain cup,PJ-3,40,3\n";
    const { status } = await goods().whole(file);
    expect(status, JSON.stringify(status)).toMatchObject({ created: 2, failed: 1 });
    expect(status.errors).toMatchObject([
      { row: 3, message: expect.stringMatching(/Enter the title/) },
    ]);
    expect(codes(await product("Plain jar"))).toEqual([["PJ-1", 1]]);
  });
  test("rows with values of the variants still belong to the product above", async () => {
    const head =
      "Title,Attribute 1,Variants: Value 1,Variants: Code,Variants: Price,Variants: Stock\n";
    const { status } = await goods().whole(`${head}Plain sock,Size,S,PS-1,20,1\n,,M,PS-2,20,2\n`);
    expect(status, JSON.stringify(status)).toMatchObject({ created: 1, failed: 0 });
    expect(codes(await product("Plain sock"))).toEqual([
      ["PS-1", 1],
      ["PS-2", 2],
    ]);
  });
});
