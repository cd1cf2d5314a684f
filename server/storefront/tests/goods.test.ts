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
const title = (en: string, more: object = {}) => ({
  title: { en, zhCN: null, zhTW: null, km: null, ...more },
});
const setShop = async (status: string) => {
  await server.database.pool.query("update shops set status = $2 where id = $1", [
    server.shops.laneway,
    status,
  ]);
  server.engine.handleChange("shops", null);
};
/** Field names of merchants' and the platform's records that buyers never see. */
const secret =
  /"(addBy|updBy|addTime|updTime|version|deletedAt|shopId|searchText|barCode|freightTemplate|rejectReason|clickNum|status|supplier)"|"code":"|Secret name/;

describe("the list of goods", () => {
  test("holds what is on sale in open shops, and nothing else, of nothing else", async () => {
    const { id } = await shelf.put({ ...title("On the shelf"), sort: 7 });
    await shelf.put(title("In the warehouse"), "harbour", false);
    const deleted = await shelf.put(title("In the trash"));
    await shelf.act("harbour", "delete", deleted.id);
    const theirs = await shelf.put(title("Of the other shop"), "laneway");
    expect(await front.titles("")).toEqual(["Of the other shop", "On the shelf"]);
    await setShop("closed");
    expect(await front.titles("")).toEqual(["On the shelf"]);
    expect(await front.titles(`shop=${server.shops.laneway}`)).toEqual([]);
    for (const missing of [
      `goods/${theirs.id}`,
      `shops/${server.shops.laneway}`,
      `shops/${server.shops.laneway}/categories`,
    ])
      expect([missing, (await front.ask(missing)).status]).toEqual([missing, 404]);
    expect((await front.read("shops")).list.map(({ name }: { name: string }) => name)).toEqual([
      "harbour",
    ]);
    await setShop("open");
    expect((await front.ask(`goods/${deleted.id}`)).status).toBe(404);
    expect((await front.read(`goods?shop=${server.shops.harbour}`)).list).toEqual([
      {
        id,
        title: "On the shelf",
        mainImg: expect.stringMatching(/\.jpg$/),
        thumbnail: expect.stringMatching(/-small\.webp$/),
        price: 10,
        maxPrice: 10,
        inStock: true,
        type: 1,
        flashSale: null,
        shop: { id: server.shops.harbour, name: "harbour" },
      },
    ]);
    const whole = await server.app.inject({ url: `/api/store/v1/goods/${id}?languages=all` });
    for (const { body } of [
      whole,
      await server.app.inject({ url: "/api/store/v1/goods?languages=all" }),
    ])
      expect(body).not.toMatch(secret);
  });
  test("is found in every language, Chinese from two characters on", async () => {
    await shelf.put(title("Green tea", { zhCN: "黄山绿茶", zhTW: "黃山綠茶", km: "តែបៃតង" }));
    for (const q of ["green", "GREEN TEA", "绿茶", "山绿茶", "綠茶", "បៃតង", "绿茶 tea"])
      expect([q, await front.titles(`q=${encodeURIComponent(q)}`)]).toEqual([q, ["Green tea"]]);
    for (const q of ["绿山", "gree%", "nothing"])
      expect([q, await front.titles(`q=${encodeURIComponent(q)}`)]).toEqual([q, []]);
  });
  test("is in the requested language, in every way to request it, and in English where that is missing", async () => {
    const titled = async (query: string, headers: Record<string, string> = {}) =>
      (await front.read(`goods?q=green&${query}`, headers)).list[0].title;
    expect(await titled("lang=zh-CN")).toBe("黄山绿茶");
    expect(await titled("lang=zh_TW")).toBe("黃山綠茶");
    expect(await titled("", { lang: "km" })).toBe("តែបៃតង");
    expect(await titled("lang=en", { lang: "km" })).toBe("Green tea");
    expect(await titled("", { "accept-language": "km-KH,en;q=0.5" })).toBe("តែបៃតង");
    expect(await titled("", { "accept-language": "zh-HK" })).toBe("黃山綠茶");
    expect((await front.read("goods?q=shelf&lang=zh-CN")).list[0].title).toBe("On the shelf");
    expect((await front.read("goods?q=green&languages=all")).list[0].titles).toMatchObject({
      zhCN: "黄山绿茶",
    });
  });
  test("is narrowed by category with its branch, shop category, tag, price, type and stock", async () => {
    const post = async (call: string, body: object) =>
      (await server.post("harbour", `${call}/editSubmit`, body)).data.id;
    const own = await post("member/shopCate", {
      name: { en: "Own", zhCN: null, zhTW: null, km: null },
    });
    const below = await post("member/shopCate", {
      name: { en: "Below", zhCN: null, zhTW: null, km: null },
      parent: own,
    });
    const tag = await post("member/goodsTag", { name: "New" });
    const more = { shopCategory: below, tagIds: [tag], category: numbers.category };
    const skus = [{ attrPath: "", price: 77.5, stock: 1 }];
    const { id } = await shelf.put({ ...title("Narrow"), ...more, skus });
    const only = ["Narrow"];
    expect(await front.titles(`shopCategory=${own}`)).toEqual(only);
    expect(await front.titles(`tag=${tag}`)).toEqual(only);
    expect(await front.titles("minPrice=77.5&maxPrice=77.50")).toEqual(only);
    expect(await front.titles("minPrice=77.51")).toEqual([]);
    expect(await front.titles(`category=${numbers.category}`)).toContain("Narrow");
    expect(await front.titles(`category=${numbers.category}`)).toContain("Green tea");
    expect(await front.titles(`category=${numbers.under}`)).not.toContain("Narrow");
    expect(await front.titles("type=2")).toEqual([]);
    const sku = (await front.read(`goods/${id}`)).skus[0].id;
    await server.post("harbour", "member/goods/updateStock", {
      stockJson: [{ skuId: sku, stock: 0, expected: 1 }],
    });
    expect((await front.read(`goods?tag=${tag}`)).list[0].inStock).toBe(false);
    expect(await front.titles(`tag=${tag}&inStock=1`)).toEqual([]);
    expect(await front.read(`shops/${server.shops.harbour}/categories`)).toEqual([
      {
        id: own,
        img: null,
        name: "Own",
        count: 1,
        children: [{ id: below, img: null, name: "Below", count: 1, children: [] }],
      },
    ]);
    expect(
      (await front.read("categories?lang=zh-CN")).map(
        ({ name, count }: Record<string, unknown>) => [name, count],
      ),
    ).toEqual([["食品", 4]]);
    await server.post("harbour", "member/shopCate/hide", { id: own });
    expect(await front.titles(`shopCategory=${own}`)).toEqual([]);
    expect(await front.read(`shops/${server.shops.harbour}/categories`)).toEqual([]);
  });
  test("is ordered, paged and walked through without a gap", async () => {
    const prices = [30, 20, 20, 20, 50];
    for (const [place, price] of prices.entries())
      await shelf.put({
        ...title(`Ordered ${place}`),
        sort: place % 2,
        skus: [{ attrPath: "", price, stock: 1 }],
      });
    expect(await front.titles("q=ordered&sort=priceAsc")).toEqual(
      [1, 2, 3, 0, 4].map((n) => `Ordered ${n}`),
    );
    expect(await front.titles("q=ordered&sort=priceDesc")).toEqual(
      [4, 0, 3, 2, 1].map((n) => `Ordered ${n}`),
    );
    expect(await front.titles("q=ordered&sort=rank")).toEqual(
      [3, 1, 4, 2, 0].map((n) => `Ordered ${n}`),
    );
    expect(await front.titles("q=ordered")).toEqual([4, 3, 2, 1, 0].map((n) => `Ordered ${n}`));
    for (const query of [
      "q=ordered&sort=priceAsc",
      `shop=${server.shops.harbour}&minPrice=20&maxPrice=50&sort=sales`,
    ]) {
      const all = await front.titles(query);
      expect(await front.titles(`${query}&pageSize=2&page=2`)).toEqual(all.slice(2, 4));
      let { next, total } = await front.read(`goods?${query}&pageSize=2`);
      expect(total).toBe(all.length);
      const walked: string[] = all.slice(0, 2);
      while (next) {
        const page = await front.read(`goods?${query}&pageSize=2&cursor=${next}`);
        expect(page).not.toHaveProperty("total");
        walked.push(...page.list.map((row: { title: string }) => row.title));
        next = page.next;
      }
      expect(walked).toEqual(all);
    }
  });
  test.each([
    ["shop=x", "shop"],
    ["shop=0", "shop"],
    ["category[a]=1", "category"],
    ["minPrice=1.234", "minPrice"],
    ["minPrice=5&maxPrice=4", "maxPrice"],
    ["type=9", "type"],
    ["sort=addTime", "sort"],
    ["page=0", "page"],
    ["page=10001", "page"],
    ["page=101&pageSize=100", "page"],
    ["pageSize=101", "pageSize"],
    ["cursor=abc", "cursor"],
    [`cursor=${Buffer.from('["sales",1,1]').toString("base64url")}`, "cursor"],
    ["page=1&cursor=abc", "page"],
    ["lang=fr", "lang"],
    ["languages=some", "languages"],
    ["status=inWarehouse", "status"],
    ["addBy=1", "addBy"],
    [`q=${"x".repeat(101)}`, "q"],
    ["q=a%00b", "q"],
    ["q[]=a&q[]=b", "q"],
  ])("is refused where it is malformed, %s", async (query, field) => {
    const { status, code, data, headers } = await front.ask(`goods?${query}`);
    expect([status, code, Object.keys(data.errors ?? {})]).toEqual([400, 400, [field]]);
    expect(headers["cache-control"]).toBe("no-store");
  });
});
