import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Buying, openTradingFixtures } from "../server/storefront/tests/trading.ts";
import { importing } from "./importing.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

let server: TestServer;
let trading: Awaited<ReturnType<typeof openTradingFixtures>>;
let buyer: Buying;
beforeAll(async () => {
  server = await startTestServer();
  trading = await openTradingFixtures(server);
  buyer = await trading.buyer(100_000);
});
afterAll(() => server.close());

const languages = ["en", "zh_CN", "zh_TW"] as const;

test.each([
  ["en", "dateFrom has a value that can't be used as a filter"],
  ["zh_CN", "dateFrom 的值不能用作筛选条件"],
  ["zh_TW", "dateFrom 的值不能用作篩選條件"],
])("a refused parameter is named as the caller sent it (%s)", async (lang, message) => {
  const rejected = await server.get(
    "harbour",
    "member/order/getList",
    { dateFrom: "yesterday" },
    { lang },
  );
  expect(rejected).toMatchObject({ code: 400, message, data: { errors: { dateFrom: message } } });
  expect(JSON.stringify(rejected)).not.toContain("addTime_gte");
});

describe("a missing permission", () => {
  test.each([
    ["en", "You need the permission “Products › Tags: Edit”"],
    ["zh_CN", "您需要权限“商品 › 标签：编辑”"],
    ["zh_TW", "您需要權限「商品 › 標籤：編輯」"],
  ])(
    "is named as the screen of roles names it, with its code for machines alone (%s)",
    async (lang, message) => {
      const clerk = await server.hire(["goods:tags"]);
      const rejected = await server.post(
        clerk,
        "member/goodsTag/editSubmit",
        { id: 1, name: "x" },
        { lang },
      );
      expect(rejected).toMatchObject({
        code: 403,
        message,
        data: { error: "permission.required", permission: "goods:tags:edit" },
      });
    },
  );
});

describe("a call for another kind of account", () => {
  const shops = [
    "This is only available to a shop's own accounts. Sign in with an account of the shop.",
    "此功能仅供店铺账号使用，请用店铺账号登录",
    "此功能僅供商店帳號使用，請用商店帳號登入",
  ];
  const administrators = [
    "This is only available to Markethall administrators. Sign in with an administrator account.",
    "此功能仅供 Markethall 平台管理员使用，请用管理员账号登录",
    "此功能僅供 Markethall 平台管理員使用，請用管理員帳號登入",
  ];
  test.each([
    ["platform", "member/order/getList", shops],
    ["platform", "member/order/getSelector", shops],
    ["harbour", "system/banner/getList", administrators],
  ])("says to %s which account %s is for, not a permission to ask for", async (who, call, said) => {
    const answers = await Promise.all(languages.map((lang) => server.get(who, call, {}, { lang })));
    expect(answers.map(({ message }) => message)).toEqual(said);
    expect(answers.map(({ data }) => data.error)).toEqual(
      languages.map(() => "permission.required"),
    );
  });
});

describe("a call of an operation that a resource does not have", () => {
  const send = async (method: "POST" | "PUT" | "DELETE", url: string, lang: string) =>
    (
      await server.request("harbour", {
        method,
        url,
        payload: '{"id":1,"remark":"x"}',
        headers: { "content-type": "application/json", lang },
      })
    ).json();
  test.each([
    ["POST", "/api/member/order/editSubmit"],
    ["POST", "/api/member/order/delete"],
    ["POST", "/api/member/order/bulkEdit"],
    ["POST", "/api/rest/orders"],
    ["PUT", "/api/rest/orders/1"],
    ["DELETE", "/api/rest/orders/1"],
  ] as const)("%s %s does not exist, and the answer says so", async (method, url) => {
    const answers = await Promise.all(languages.map((lang) => send(method, url, lang)));
    expect(answers.map(({ code, data, message }) => [code, data.error, message])).toEqual([
      [
        404,
        "route.notFound",
        `There's no call ${method} ${url} for orders. /api/docs lists the calls that exist.`,
      ],
      [404, "route.notFound", `订单没有接口 ${method} ${url}。可用的接口见 /api/docs。`],
      [404, "route.notFound", `訂單沒有介面 ${method} ${url}。可用的介面見 /api/docs。`],
    ]);
  });
  test("is not in the API reference", async () => {
    const { paths } = (
      await server.request("harbour", { method: "GET", url: "/api/openapi.json" })
    ).json();
    expect(Object.keys(paths["/rest/orders"])).toEqual(["get"]);
    expect(Object.keys(paths["/rest/orders/{id}"])).toEqual(["get"]);
    expect(paths).not.toHaveProperty(["/member/order/editSubmit"]);
    expect(paths).toHaveProperty(["/member/goods/editSubmit"]);
  });
  test("names no permission that no role can grant, on any resource", async () => {
    const paths = server.engine.resources.flatMap(({ name, api, operations, readOnly }) => {
      const missing = operations.includes("create") || operations.includes("edit");
      return missing && !readOnly ? [] : [`/api/${api}/editSubmit`, `/api/rest/${name}`];
    });
    expect(paths.length).toBeGreaterThan(10);
    for (const url of paths)
      expect((await send("POST", url, "en")).data, url).toEqual({ error: "route.notFound" });
  });
});

describe("an invalid value", () => {
  test.each([
    [
      "en",
      "version must be a whole number from 1: the version that the record had when you read it",
    ],
    ["zh_CN", "version 必须是从 1 开始的整数，即读取记录时的版本号"],
    ["zh_TW", "version 必須是從 1 開始的整數，即讀取記錄時的版本號"],
  ])("of a version says what a version is (%s)", async (lang, message) => {
    for (const version of [0, -1, 1.5, "new"])
      expect(
        await server.post("harbour", "member/supplier/editSubmit", { id: 36, version }, { lang }),
      ).toMatchObject({ code: 400, data: { errors: { version: message } } });
  });
  test("of a choice names the options where they are few", async () => {
    const body = { stockType: 99 };
    const { data } = await server.post("harbour", "member/goods/editSubmit", body);
    expect(data.errors).toMatchObject({
      stockType: expect.stringContaining("must be one of: "),
    });
  });
});

test.each([
  ["/api/member/order/getList", null, "Sign in to do this"],
  ["/api/member/order/getList", "unknown", "You have been signed out. Sign in again."],
  ["/api/store/v1/orders", null, "Sign in to do this"],
  ["/api/store/v1/orders", "unknown", "You have been signed out. Sign in again."],
])("%s with the token %s: %s", async (url, token, message) => {
  const answer = await server.app.inject({
    method: "GET",
    url,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  expect(answer.json()).toMatchObject({ code: 401, message, data: { error: "session.required" } });
});

describe("a stock that breaks a rule", () => {
  test.each([
    [1.5, "Line 1: stock must be a whole number"],
    ["many", "Line 1: stock must be a whole number"],
    [-1, "Line 1: stock can't be negative"],
    [100_000_001, "Line 1: stock can't be more than 100,000,000"],
  ])("%s is refused with the rule", async (stock, message) => {
    const rejected = await server.post("harbour", "member/goods/updateStock", {
      stockJson: [{ skuId: 1, stock }],
    });
    expect(rejected).toMatchObject({
      code: 400,
      message,
      data: { errors: { stockJson: message } },
    });
  });
  test("has a sentence of its own for each mistake in each language", async () => {
    for (const lang of languages) {
      const sentences = await Promise.all(
        [1.5, -1, 100_000_001].map(async (stock) => {
          const stockJson = [{ skuId: 1, stock }];
          return (await server.post("harbour", "member/goods/updateStock", { stockJson }, { lang }))
            .message;
        }),
      );
      expect(new Set(sentences).size, lang).toBe(3);
    }
  });
});

describe("changes of stock", () => {
  test.each([
    ["no line", [], /: choose at least one$/],
    [
      "a line without a SKU",
      [{ stock: 4, expected: 4 }],
      /^Line 1: send the ID of a variant as skuId$/,
    ],
    [
      "a SKU that is no id",
      [{ skuId: "7", stock: 4, expected: 4 }],
      /^Line 1: send the ID of a variant as skuId$/,
    ],
    [
      "a difference with an expected stock",
      [{ skuId: 1, delta: 1, expected: 4 }],
      /can't have an expected stock$/,
    ],
  ])("%s is refused by its own sentence", async (_, stockJson, message) => {
    const rejected = await server.post("harbour", "member/goods/updateStock", { stockJson });
    expect(rejected).toMatchObject({ code: 400, message: expect.stringMatching(message) });
    expect(rejected.message).not.toContain("validation.");
  });
  test("a new stock without the expected one is rejected with the field to send", async () => {
    const skuId = await trading.createSku({ skus: [{ attrPath: "", price: 10, stock: 4 }] });
    const rejected = await server.post("harbour", "member/goods/updateStock", {
      stockJson: [{ skuId, stock: 9 }],
    });
    expect(rejected).toMatchObject({
      code: 409,
      data: { error: "stock.expectedMissing", stocks: [{ skuId, stock: 4 }] },
    });
    expect(rejected.message).toMatch(/^Line 1: the stock is 4\. .* in “expected”\.$/);
  });
  test("are described with their items in the API's description", async () => {
    const { paths } = (
      await server.request(null, { method: "GET", url: "/api/openapi.json" })
    ).json();
    const text = JSON.stringify(paths["/member/goods/updateStock"].post.requestBody);
    expect(text).toContain('"skuId":{"type":"integer"');
    for (const name of ["delta", "stock", "expected"])
      expect(text).toContain(`"${name}":{"type":["integer","null"]`);
  });
});

describe("options of an import", () => {
  const suppliers = () => importing(server, "harbour", "member/supplier");
  test("a field that is mapped twice, or none, is named", async () => {
    const { importId } = await suppliers().preview("one,two\na,b\n");
    const run = (mapping: unknown, lang = "en") =>
      server.post("harbour", "member/supplier/importRun", { importId, mapping }, { lang });
    expect(await run(["name", "name"])).toMatchObject({
      code: 400,
      message: "Only one column can be mapped to Name",
    });
    expect(await run([null, null])).toMatchObject({
      code: 400,
      message: "Map at least one column to a field",
    });
    expect((await run(["name", "name"], "zh_CN")).message).toContain("只能对应文件中的一列");
  });
  test("an unknown encoding is refused with those that are known", async () => {
    const url = "/api/member/supplier/importPreview?encoding=klingon";
    const rejected = (await server.request("harbour", { method: "POST", url, payload: {} })).json();
    expect(rejected.code).toBe(400);
    expect(rejected.message).toMatch(/^encoding must be one of: utf-8/i);
  });
  test.each(["importStatus", "importRun", "importCancel"])(
    "another shop's import is unknown to %s",
    async (call) => {
      const { importId } = await suppliers().preview("name\na\n");
      const path = `member/supplier/${call}`;
      const answer =
        call === "importStatus"
          ? await server.get("laneway", path, { importId })
          : await server.post("laneway", path, { importId, mapping: ["name"] });
      expect(answer).toMatchObject({ code: 404, data: { error: "import.notFound" } });
      expect(
        (await server.get("harbour", "member/supplier/importStatus", { importId })).data.state,
      ).toBe("waiting");
    },
  );
});

test("goods with open orders and associated products name both reasons at once", async () => {
  const { id, skus } = await trading.shelf.put({});
  const other = await trading.shelf.put({});
  const set = { name: "Tea time", sort: 1, goods: [id, other.id] };
  expect((await server.post("harbour", "member/goodsRelate/editSubmit", set)).code).toBe(200);
  const remove = (lang = "en") =>
    server.post("harbour", "member/goods/delete", { ids: [id] }, { lang });

  const alone = await remove();
  expect(alone).toMatchObject({ code: 409, message: "Still used by 1 related product set" });
  expect(alone.data).toMatchObject({
    error: "record.referenced",
    resource: "goodsRelations",
    count: 1,
  });

  expect((await trading.order(buyer, [{ skuId: skus[0].id, qty: 1 }])).status).toBe(200);
  const both = await remove();
  expect(both.message).toMatch(
    /^Still used by 1 related product set\. 1 order for this product is still open/,
  );
  expect(both.data.reasons).toMatchObject([
    { code: 409, error: "record.referenced", resource: "goodsRelations" },
    { code: 422, error: "goods.hasOpenOrders" },
  ]);
  expect((await remove("zh_CN")).message).toMatch(
    /^仍有关联商品在使用它（1 个）。.*1 笔未完结订单/,
  );
});
