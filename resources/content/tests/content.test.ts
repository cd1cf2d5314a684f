import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());

const named = (en: string, zhCN: string | null = null) => ({ en, zhCN });
async function written(api: string, values: Record<string, unknown>): Promise<number> {
  const { code, data, message } = await server.post("platform", `${api}/editSubmit`, values);
  expect([code, message, data.errors]).toEqual([200, "", undefined]);
  return data.id;
}

describe("articles", () => {
  let rules: number;
  let help: number;
  beforeAll(async () => {
    rules = await written("system/articleCate", { name: named("Rules", "规则") });
    help = await written("system/articleCate", { name: named("Help", "帮助") });
    const hidden = await written("system/articleCate", { name: named("Hidden"), status: 0 });
    const article = (title: object, cateId: number, more: object = {}) =>
      written("system/article", {
        title,
        cateId,
        content: named("<p>Text</p>"),
        status: 1,
        ...more,
      });
    await article(named("Commission and settlement", "佣金与结算"), rules);
    await article(named("Returns", "退货"), rules);
    await article(named("Paying", "支付"), help, { type: 2 });
    await article(named("A draft"), hidden, { status: 0 });
  });
  const titles = async (user: string, query: Record<string, string | number>) => {
    const { code, data } = await server.get(user, "system/article/getList", query);
    expect(code).toBe(200);
    return {
      total: data.total,
      titles: data.list.map((row: { title: { en: string } }) => row.title.en).sort(),
    };
  };

  test("are filtered by page, type, category and a part of a title, as the picker does", async () => {
    expect(
      await titles("harbour", { page: 1, pageSize: 20, type: 1, cateId: "", title: "" }),
    ).toEqual({
      total: 2,
      titles: ["Commission and settlement", "Returns"],
    });
    expect((await titles("harbour", { type: 1, cateId: help })).total).toBe(0);
    expect((await titles("harbour", { type: 2, cateId: help })).titles).toEqual(["Paying"]);
    expect((await titles("harbour", { title: "结算" })).titles).toEqual([
      "Commission and settlement",
    ]);
  });
  test("name their category in the reader's language, and travel with their codes", async () => {
    const { data } = await server.get(
      "harbour",
      "system/article/getList",
      { title: "Returns" },
      { lang: "zh_CN" },
    );
    expect(data.list[0]).toMatchObject({ cateName: "规则", cateId: rules, status: 1, type: 1 });
  });
  test("are read by shops once they are shown, one by one and in categories too", async () => {
    expect((await titles("platform", {})).total).toBe(4);
    const draft = (await server.get("platform", "system/article/getList", { status: 0 })).data
      .list[0].id;
    expect((await titles("harbour", { status: 0 })).total).toBe(0);
    expect((await server.get("harbour", "system/article/get", { id: draft })).code).toBe(404);
    expect((await server.get("platform", "system/article/get", { id: draft })).code).toBe(200);
    const selector = await server.get("harbour", "system/articleCate/getSelector");
    expect(selector.data.map(({ name }: { name: string }) => name)).toEqual(["Help", "Rules"]);
    const rest = await server.request("harbour", { method: "GET", url: "/api/rest/articles" });
    expect(rest.headers["content-range"]).toBe("articles 0-2/3");
  });
  test("are written by the platform alone, and cleaned", async () => {
    expect(
      (await server.post("harbour", "system/article/editSubmit", { title: named("Mine") })).code,
    ).toBe(403);
    const id = await written("system/article", {
      title: named("Clean"),
      cateId: rules,
      content: named('<p onclick="x()">Text</p><script>alert(1)</script>'),
    });
    const { data } = await server.get("platform", "system/article/get", { id });
    expect(data.content.en).toBe("<p>Text</p>");
  });
});

describe("banners", () => {
  const banner = (link: unknown) =>
    server.post("platform", "system/banner/editSubmit", {
      title: "Autumn",
      img: "/files/platform/0123456789abcdef0123456789abcdef.png",
      link,
    });
  test.each([
    ["a product", { kind: "goods", id: 3, title: named("Tea") }],
    [
      "a category with the ids above it",
      { kind: "category", id: 9, title: named("Tea"), path: "1,4,9" },
    ],
    [
      "an article's page",
      { kind: "pages", id: 4, title: "Help", path: "/pages/article/article?id=4" },
    ],
    [
      "a fixed place",
      { kind: "other", title: "Home", icon: "home", ptype: "home", url: "/pages/index/index" },
    ],
    [
      "a mailbox",
      { kind: "other", title: "Mail", icon: "link", ptype: "link", url: "mailto:me@example.com" },
    ],
    ["nothing", null],
  ])("lead to %s", async (_, link) => {
    const { code, data } = await banner(link);
    expect([code, data.errors]).toEqual([200, undefined]);
    expect((await server.get("platform", "system/banner/get", { id: data.id })).data.link).toEqual(
      link,
    );
  });
  test.each([
    [
      "a script",
      { kind: "other", title: "x", icon: "link", ptype: "link", url: "javascript:alert(1)" },
    ],
    [
      "an address that is none",
      { kind: "other", title: "x", icon: "link", ptype: "link", url: "https://" },
    ],
    [
      "a fixed place elsewhere",
      { kind: "other", title: "x", icon: "x", ptype: "home", url: "https://evil.example" },
    ],
    ["a path that ends elsewhere", { kind: "category", id: 9, title: "x", path: "1,4" }],
    ["another page", { kind: "pages", id: 4, title: "x", path: "https://evil.example" }],
    ["a kind that there is not", { kind: "room", id: 1, title: "x" }],
    ["more than it should", { kind: "goods", id: 1, title: "x", price: 3 }],
  ])("do not lead to %s", async (_, link) => {
    const { code, data } = await banner(link);
    expect(code).toBe(400);
    expect(Object.keys(data.errors)).toEqual(["link"]);
  });
  test("are the platform's own", async () => {
    expect((await server.get("harbour", "system/banner/getList")).code).toBe(403);
  });
});

describe("shops by their public names", () => {
  test("are found by a part of the name, ten a page; others see the open ones", async () => {
    const { pool } = server.database;
    await pool.query(
      "insert into shops (name, status, self_operated) values ('Harbour Two', 'closed', true), (null, 'open', false)",
    );
    const all = await server.get("platform", "system/shop/getList", {
      page: 1,
      pageSize: 10,
      name: "harb",
    });
    expect(all.data.total).toBe(2);
    expect(all.data.list.find((row: { name: string }) => row.name === "Harbour Two")).toMatchObject(
      {
        selfStatus: 1,
        status: 0,
        logo: null,
      },
    );
    const seen = await server.get("laneway", "system/shop/getList", { name: "harb" });
    expect(seen.data.list.map((row: { name: string }) => row.name)).toEqual(["harbour"]);
    expect(Object.keys(seen.data.list[0]).sort()).toEqual(
      ["_labels", "addBy", "addTime", "id", "logo", "name", "selfStatus", "status"].sort(),
    );
    expect((await server.post("platform", "system/shop/editSubmit", { name: "x" })).code).toBe(404);
  });
  test("offer the coupons that buyers can claim, a shop those of its own", async () => {
    const list = async (user: string) => {
      const { code, data } = await server.get(user, "system/coupon/getList");
      expect(code).toBe(200);
      return data.list.COUPON.map(({ title }: { title: string }) => title);
    };
    expect(await list("harbour")).toEqual([]);
    const save = (name: string, sendCondition: number) =>
      server.post("harbour", "member/coupon/editSubmit", {
        name,
        type: 1,
        amount: 5,
        sendCondition,
        totalNum: 10,
        limitNum: 1,
        useType: 1,
        validityType: 1,
        activity: { from: "2026-01-01", to: "2099-12-31" },
      });
    await save("A$5", 1);
    // One that the shop gives itself is nothing to link to.
    await save("Regulars", 2);
    expect(await list("harbour")).toEqual(["A$5"]);
    expect(await list("laneway")).toEqual([]);
  });
});
