import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { createShelf, openStorefront, seedStorefront } from "./storefrontFixtures.ts";

let server: TestServer;
let shelf: ReturnType<typeof createShelf>;
let front: ReturnType<typeof openStorefront>;
let numbers: Awaited<ReturnType<typeof seedStorefront>>;
beforeAll(async () => {
  server = await startTestServer();
  numbers = await seedStorefront(server);
  shelf = createShelf(server, numbers);
  front = openStorefront(server);
});
afterAll(() => server.close());
const messages = (en: string, zhCN: string | null = null) => ({ en, zhCN, zhTW: null, km: null });

describe("one product", () => {
  test("includes everything that its page needs", async () => {
    const tag = (
      await server.post("harbour", "member/goodsTag/editSubmit", { name: "Fresh", colour: "green" })
    ).data.id;
    const picture = (sign: string) => `/files/1/${sign.repeat(32)}.png`;
    const { id } = await shelf.put({
      title: messages("Jasmine tea", "茉莉花茶"),
      description: messages("First harvest"),
      detail: messages('<p onclick="steal()">Picked by hand.<script>steal()</script></p>'),
      tagIds: [tag],
      mainImg: picture("a"),
      imgs: [picture("a")],
      video: `/files/1/${"c".repeat(32)}.mp4`,
      attributes: [
        {
          id: 1,
          name: "Size",
          values: [
            { id: 2, name: "100 g" },
            { id: 3, name: "200 g" },
          ],
        },
      ],
      skus: [
        {
          attrPath: "2",
          price: 12.5,
          oriPrice: 14,
          stock: 12,
          weightKg: 0.12,
          code: "SECRET-1",
          barCode: "93",
        },
        { attrPath: "3", price: 20, stock: 0, img: picture("d") },
      ],
      params: [{ name: "Origin", value: "Fujian", sort: 1 }],
    });
    // Stored before external addresses were rejected.
    await server.database.pool.query("update goods set imgs = $2 where id = $1", [
      id,
      [picture("a"), "https://elsewhere.example/b.jpg"],
    ]);
    const skus = (await server.get("harbour", "member/goods/get", { id })).data.skus as {
      id: number;
    }[];
    const page = await front.read(`goods/${id}`);
    expect(page).toEqual({
      id,
      shop: { id: server.shops.harbour, name: "harbour", logo: null, logoThumbnail: null },
      type: 1,
      title: "Jasmine tea",
      description: "First harvest",
      detail: "<p>Picked by hand.</p>",
      mainImg: picture("a"),
      thumbnail: `/files/1/${"a".repeat(32)}-small.webp`,
      album: [
        { img: picture("a"), thumbnail: `/files/1/${"a".repeat(32)}-small.webp` },
        { img: "https://elsewhere.example/b.jpg", thumbnail: "https://elsewhere.example/b.jpg" },
      ],
      video: `/files/1/${"c".repeat(32)}.mp4`,
      price: 12.5,
      maxPrice: 20,
      inStock: true,
      sold: 0,
      comments: { total: 0, good: 0, average: 0, bad: 0, goodPercent: null },
      categoryPath: [
        { id: numbers.category, name: "Food" },
        { id: numbers.under, name: "Tea" },
      ],
      shopCategoryPath: [],
      attributes: [
        {
          id: 1,
          name: "Size",
          values: [
            { id: 2, name: "100 g" },
            { id: 3, name: "200 g" },
          ],
        },
      ],
      skus: [
        {
          id: skus[0]?.id,
          name: "100 g",
          values: [2],
          price: 12.5,
          oriPrice: 14,
          stock: 12,
          weightKg: 0.12,
          img: picture("a"),
          thumbnail: `/files/1/${"a".repeat(32)}-small.webp`,
        },
        {
          id: skus[1]?.id,
          name: "200 g",
          values: [3],
          price: 20,
          oriPrice: null,
          stock: 0,
          weightKg: null,
          img: picture("d"),
          thumbnail: `/files/1/${"d".repeat(32)}-small.webp`,
        },
      ],
      group: null,
      flashSale: null,
      params: [{ name: "Origin", value: "Fujian" }],
      tags: [{ id: tag, name: "Fresh", colour: "green" }],
      freight: {
        free: false,
        from: { state: "NSW", city: "Sydney" },
        sentWithin: "2 days",
        sentence: "A$8.00 for 1 item + A$3.00 per item",
        freeFrom: null,
        undeliverable: ["NT"],
      },
      associated: [],
    });
    const chinese = await front.read(`goods/${id}?lang=zh_CN&languages=all`);
    expect(chinese).toMatchObject({
      title: "茉莉花茶",
      titles: { en: "Jasmine tea", zhCN: "茉莉花茶" },
      description: "First harvest",
      categoryPath: [{ name: "食品" }, { name: "茶" }],
      freight: { sentence: "首 1 件 A$8.00，每续 1 件 A$3.00" },
    });
  });
  test("includes the related products that its shop has chosen and that are on sale", async () => {
    const [one, two] = [await shelf.put(), await shelf.put({ title: messages("Beside") })];
    const missing = await shelf.put({}, "harbour", false);
    const goods = [one.id, two.id, missing.id];
    const { code } = await server.post("harbour", "member/goodsRelate/editSubmit", {
      name: "Set",
      sort: 3,
      goods,
    });
    expect(code).toBe(200);
    expect((await front.read(`goods/${one.id}`)).associated).toMatchObject([
      { id: two.id, title: "Beside" },
    ]);
    await shelf.act("harbour", "xiajia", two.id);
    expect((await front.read(`goods/${one.id}`)).associated).toEqual([]);
    expect((await front.ask(`goods/${two.id}`)).status).toBe(404);
  });
  test.each([
    ["goods/abc", 400],
    ["goods/0", 400],
    ["goods/999999999999", 404],
    ["goods/1?fields=cost", 400],
    ["shops/x", 400],
    ["shops/99999", 404],
    ["nothing", 404],
    ["goods/1/skus", 404],
  ])("%s answers %i", async (url, status) => {
    const answer = await front.ask(url);
    expect([answer.status, answer.code]).toEqual([status, status]);
    expect(answer.message).not.toBe("");
  });
});

describe("a shop", () => {
  test("includes its own metadata, once that is approved", async () => {
    const { pool } = server.database;
    await pool.query(
      `insert into shop_info (shop_id, status, names, addresses, produce, phone, email, show_phone, show_email, realname, id_no)
       values ($1, 'reviewing', '{"en":"Harbour Pantry","zhCN":"海港食品"}', '{"en":"12 George Street"}', 'Tea and rice', '02 5550 1234', 'hidden@example.com', true, false, 'A Private Person', 'X1234567')`,
      [server.shops.harbour],
    );
    server.engine.handleChange("shopInfo", server.shops.harbour);
    expect(await front.read(`shops/${server.shops.harbour}`)).toMatchObject({
      name: "harbour",
      description: null,
      phone: null,
    });
    await pool.query("update shop_info set status = 'approved'");
    server.engine.handleChange("shopInfo", server.shops.harbour);
    const shop = await front.read(`shops/${server.shops.harbour}?lang=zh_CN`);
    expect(shop).toMatchObject({
      id: server.shops.harbour,
      name: "海港食品",
      description: "Tea and rice",
      address: "12 George Street",
      phone: "02 5550 1234",
      email: null,
      selfOperated: false,
      categoryStyle: 1,
    });
    expect(JSON.stringify(shop)).not.toMatch(/Private|X1234567|hidden/);
    expect((await front.read(`shops?q=${encodeURIComponent("海港")}`)).list).toMatchObject([
      { name: "Harbour Pantry" },
    ]);
    // A shop's private data is not searched either.
    expect((await front.read("shops?q=X1234567")).total).toBe(0);
  });
});
