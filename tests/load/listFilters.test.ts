import { afterAll, beforeAll, expect, test } from "vitest";
import type { TableRow } from "../../framework/server/tables/DB.ts";
import { startTestServer, type TestServer } from "../testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(",");
const calls = ["getList", "getCounts", "getIds", "getSelector", "getSums"];

test("S1: a list of 1,000 references costs one condition in every call", async () => {
  const started = performance.now();
  for (const call of calls)
    expect(
      await server.get("harbour", `member/goods/${call}`, { tagIds: numbers(1000) }),
    ).toMatchObject({ code: 200 });
  for (const suffix of ["in", "notIn", "ne"])
    expect(
      await server.get("harbour", "member/goods/getList", { [`tagIds_${suffix}`]: numbers(1000) }),
    ).toMatchObject({
      code: 200,
    });
  expect(
    await server.get("harbour", "member/goodsRelate/getList", { goods: numbers(1000) }),
  ).toMatchObject({
    code: 200,
  });
  expect(
    await server.get("harbour", "member/shopAccount/getList", { roles: numbers(1000) }),
  ).toMatchObject({
    code: 200,
  });
  expect(
    await server.get("platform", "system/admin/getList", { adminRoles: numbers(1000) }),
  ).toMatchObject({
    code: 200,
  });
  expect(performance.now() - started).toBeLessThan(20_000);
}, 120_000);

test("S1: a repeated value counts once", async () => {
  const answer = await server.get("harbour", "member/goods/getList", {
    tagIds: "1,".repeat(5000).slice(0, -1),
  });
  expect(answer).toMatchObject({ code: 200 });
});

test.each([
  ["member/goods", "tagIds"],
  ["member/goods", "tagIds_in"],
  ["member/order", "orderNo_in"],
  ["member/goods", "category_under"],
  ["member/order", "tab_in"],
])("S1: more than 1,000 values of a filter are refused: %s %s", async (api, field) => {
  const text = Array.from({ length: 1001 }, (_, index) => String(index + 1)).join(",");
  const answer = await server.get("harbour", `${api}/getList`, { [field]: text });
  expect(answer.code).toBe(400);
  expect(answer.message).toMatch(/1,?000 values/);
  expect(Object.keys(answer.data.errors)).toEqual([field]);
});

test("S1: a list of texts costs one condition too", async () => {
  const text = Array.from({ length: 1000 }, (_, index) => `2026030102150012${index}`).join(",");
  const started = performance.now();
  expect(await server.get("harbour", "member/order/getList", { orderNo_in: text })).toMatchObject({
    code: 200,
  });
  expect(performance.now() - started).toBeLessThan(5000);
});

test("S1: a list of references finds the records that have all of them, and its opposite those that have none", async () => {
  const [first, second] = [await server.hire(["org:account"]), await server.hire(["org:account"])];
  const readRoles = async (username: string) => {
    const { rows } = await server.database.pool.query<{
      id: TableRow<"members_roles">["target_id"];
    }>("select target_id as id from members_roles where parent_id = $1", [
      server.members[username],
    ]);
    return rows[0]?.id ?? 0;
  };
  const [one, two] = [await readRoles(first), await readRoles(second)];
  await server.database.pool.query(
    "insert into members_roles (shop_id, parent_id, target_id, position) values ($1, $2, $3, 1)",
    [server.shops.harbour, server.members[first], two],
  );
  const found = async (filter: Record<string, string>) =>
    (
      (await server.get("harbour", "member/shopAccount/getList", filter)).data.list as {
        id: number;
      }[]
    ).map(({ id }) => id);
  expect(await found({ roles: `${one},${two}` })).toEqual([server.members[first]]);
  expect((await found({ roles: `${two},${two}` })).sort()).toEqual(
    [server.members[first], server.members[second]].sort(),
  );
  const without = await found({ roles_notIn: `${one},999` });
  expect(without).toContain(server.members[second]);
  expect(without).not.toContain(server.members[first]);
});
