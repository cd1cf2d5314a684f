import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "./testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const submit = "/api/member/supplier/editSubmit";
async function raw(payload: string, type: string | null = "application/json", url = submit) {
  const response = await server.request("harbour", {
    method: "POST",
    url,
    payload,
    headers: type ? { "content-type": type } : {},
  });
  const body = response.json();
  expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:\d|at .+ \(/);
  return { ...body, status: response.statusCode };
}

describe("a malformed request gets a 4xx that reports the error", () => {
  test.each([
    ["broken JSON", "{", 400],
    ["a list", "[]", 400],
    ["a word", '"text"', 400],
    ["a number", "5", 400],
    ["an id that is no id", '{"id":"1;drop table suppliers"}', 400],
    ["an id beyond all integers", '{"id":1e99}', 400],
    ["a negative id", '{"id":-1}', 400],
    ["a polluted prototype", '{"__proto__":{"admin":true},"name":"x","phone":"0400 000 000"}', 400],
    ["a constructor", '{"constructor":{"prototype":{}}}', 400],
    ["a fractional version", '{"id":1,"version":1.5}', 400],
    ["a deep nest", `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`, 400],
  ])("%s", async (_name, payload, code) => {
    expect((await raw(payload)).code).toBe(code);
  });
  test("a form nested too deeply, or with too many fields", async () => {
    expect((await raw(`a${"[b]".repeat(30)}=1`, "application/x-www-form-urlencoded")).code).toBe(
      400,
    );
    expect(
      (
        await raw(
          Array.from({ length: 30_000 }, (_, index) => `a${index}=1`).join("&"),
          "application/x-www-form-urlencoded",
        )
      ).code,
    ).toBe(400);
  });
  test("an address that does not exist, which is no missing record", async () => {
    expect(await raw("{}", "application/json", "/api/member/nowhere/getList")).toMatchObject({
      code: 404,
      message: "This address doesn't exist",
      data: { error: "route.notFound" },
    });
  });
  test("another media type", async () => {
    expect((await raw("<xml/>", "application/xml")).code).toBe(415);
    expect((await raw("name=x", "text/plain")).code).toBe(415);
  });
  test("10 MB", async () => {
    expect((await raw(`{"name":"${"x".repeat(10_000_000)}"}`)).code).toBe(413);
  });
  test("more child rows than a field allows, which are not looked at one by one", async () => {
    const url = "/api/member/goods/editSubmit";
    for (const row of ["{}", "1", "null"]) {
      const skus = `[${Array(150_000).fill(row).join(",")}]`;
      const { code, data } = await raw(`{"skus":${skus}}`, "application/json", url);
      expect([code, data]).toEqual([
        400,
        {
          error: "input.invalid",
          errors: { skus: "Variants can have at most 200 entries" },
        },
      ]);
    }
  });
  test("thousands of wrong fields, of which the first 1,000 are described", async () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `"x${index}":1`);
    const { code, data } = await raw(`{${names.join()}}`);
    expect([code, Object.keys(data.errors).length]).toEqual([400, 1000]);
    expect(data.errors.x0).toBe("There's no field called x0");
  });
  test("paths that do not exist", async () => {
    expect((await server.get("harbour", "member/supplier/nothing")).code).toBe(404);
    expect((await server.get("harbour", "nothing")).code).toBe(404);
    expect((await server.get("harbour", "member/supplier/%00")).code).toBe(404);
  });
  test("lists of ids", async () => {
    for (const ids of [
      "",
      "x",
      "1,x",
      [1, "x"],
      { a: 1 },
      Array.from({ length: 1001 }, (_, index) => index + 1),
    ])
      expect(
        (await server.post("harbour", "member/supplier/delete", { ids })).code,
        JSON.stringify(ids)?.slice(0, 40),
      ).toBe(400);
  });
  test("queries with strange encodings", async () => {
    for (const query of [
      "q=%00",
      "q[]=1",
      "q[a]=1",
      "page[]=1",
      "sort[a]=b",
      "creditLimit_gte=1e999",
      "creditLimit=12.345",
      "status=nothing",
      "paymentDays_gt=x",
      "name_contains[]=x",
      "ids[]=x",
    ]) {
      const response = await server.request("harbour", {
        method: "GET",
        url: `/api/member/supplier/getList?${query}`,
      });
      expect(response.statusCode, query).toBe(200);
      expect([200, 400], `${query} ${response.body}`).toContain(response.json().code);
    }
  });
});

test("SQL and HTML in text are stored as they are, and found again", async () => {
  const text = `Robert'); drop table suppliers; -- <script>alert("1")</script> \\ % _ 周`;
  const { data } = await server.post("harbour", "member/supplier/editSubmit", {
    name: text,
    phone: "0400 000 000",
  });
  expect((await server.get("harbour", "member/supplier/get", { id: data.id })).data.name).toBe(
    text,
  );
  expect(
    (await server.get("harbour", "member/supplier/getList", { q: "<script>alert" })).data.total,
  ).toBe(1);
  expect(
    (await server.get("harbour", "member/supplier/getList", { name_contains: "\\ % _" })).data
      .total,
  ).toBe(1);
  expect(
    (await server.get("harbour", "member/supplier/getList", { name_contains: "%zzz" })).data.total,
  ).toBe(0);
});

test("messages have the language of the request, and name the field in it", async () => {
  const t = async (lang: string) =>
    (await server.post("harbour", "member/supplier/editSubmit", { name: "x" }, { lang })).data
      .errors.phone;
  expect(await t("en_US")).toBe("Enter the phone");
  expect(await t("zh_CN")).toBe("请填写电话");
  expect(await t("zh_TW")).toBe("請填寫電話");
  const preferred = await server.get(
    "harbour",
    "member/supplier/getList",
    { nothing: 1 },
    { "accept-language": "fr, zh-HK;q=0.8, en;q=0.5" },
  );
  expect(preferred.message).toBe("沒有篩選條件 nothing");
});

test("signing in gives no hint of whether an account exists", async () => {
  const wrong = await server.post(null, "common/login", {
    username: "harbour",
    password: "not this one",
  });
  const anonymous = await server.post(null, "common/login", {
    username: "nobody",
    password: "not this one",
  });
  expect(wrong).toEqual(anonymous);
  expect(wrong.code).toBe(422);
  expect(await server.post(null, "common/login", {})).toMatchObject({
    code: 400,
    data: { errors: { username: expect.any(String), password: expect.any(String) } },
  });
  expect(
    (await server.post(null, "common/login", { username: { a: 1 }, password: ["x"] })).code,
  ).toBe(400);
  expect(
    (
      await server.post(null, "common/login", {
        username: "  harbour ",
        password: "markethall-demo",
      })
    ).code,
  ).toBe(200);
});

test("a token ends with the session, at once", async () => {
  const { data } = await server.post(null, "common/login", {
    username: "laneway",
    password: "markethall-demo",
  });
  const headers = { authorization: `Bearer ${data.token}` };
  expect((await server.get(null, "member/shop/get", {}, headers)).data.shopInfo.name).toBe(
    "laneway",
  );
  await server.post(null, "common/logout", {}, headers);
  expect((await server.get(null, "member/shop/get", {}, headers)).code).toBe(401);
  for (const token of ["", "x", "Bearer", "null", data.token.slice(1)])
    expect(
      (await server.get(null, "member/shop/get", {}, { authorization: `Bearer ${token}` })).code,
    ).toBe(401);
});
