import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";

let server: TestServer;
const ids: Record<string, number> = {};
beforeAll(async () => {
  server = await startTestServer();
  for (const [name, parent, sort] of [
    ["Food", null, 2],
    ["Books", null, 1],
    ["Tea", "Food", 1],
    ["Green tea", "Tea", 1],
    ["Toys", null, 3],
    ["Dolls", "Toys", 1],
  ] as const) {
    const made = await server.post("platform", "system/category/editSubmit", {
      name: { en: name, zhCN: `${name}类`, zhTW: `${name}類`, km: name },
      parent: parent && ids[parent],
      sort,
    });
    expect(made, made.message).toMatchObject({ code: 200 });
    ids[name] = made.data.id;
  }
  await server.post("platform", "system/category/disable", { ids: [ids.Toys] });
});
afterAll(() => server.close());
interface Node {
  id: number;
  name: string;
  children: Node[];
}
const getShape = (nodes: Node[]): unknown[] =>
  nodes.map(({ name, children }) => [name, getShape(children)]);

test("every member of a shop reads the categories as a tree, in their language", async () => {
  const clerk = await server.hire([]);
  const { code, data } = await server.get(clerk, "member/goodsCate/getList");
  expect(code).toBe(200);
  expect(getShape(data)).toEqual([
    ["Books", []],
    ["Food", [["Tea", [["Green tea", []]]]]],
  ]);
  expect(data[1]).toMatchObject({ id: ids.Food, icon: null, cover: null });
  const chinese = await server.get(clerk, "member/goodsCate/getList", {}, { lang: "zh_CN" });
  expect(chinese.data[0].name).toBe("Books类");
});
test("a disabled category is listed on request, with its descendants", async () => {
  expect(
    getShape(
      (await server.get("harbour", "member/goodsCate/getList", { status: "disabled" })).data,
    ),
  ).toEqual([["Toys", []]]);
  expect((await server.get("harbour", "member/goodsCate/getList", { status: "sold" })).code).toBe(
    400,
  );
  expect((await server.get(null, "member/goodsCate/getList")).code).toBe(401);
});
