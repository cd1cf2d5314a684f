import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";

let server: TestServer;
let mine: number[];
let theirs: number;
beforeAll(async () => {
  server = await startTestServer();
  mine = [];
  for (const name of ["Tea", "Cups", "Pot"]) mine.push(await product("harbour", name));
  theirs = await product("laneway", "Book");
}, 120_000);
afterAll(() => server.close());

/** Inserts a product directly into the database; publishing is tested elsewhere. */
async function product(
  shop: "harbour" | "laneway",
  name: string,
  status = "onSale",
  type = "ordinary",
): Promise<number> {
  const { rows } = await server.database.pool.query(
    "insert into goods (shop_id, title, status, type, price) values ($1, $2, $3, $4, 990) returning id",
    [server.shops[shop], JSON.stringify({ en: name, zhCN: `${name}（中文）` }), status, type],
  );
  return rows[0].id;
}
const save = (body: object, user = "harbour") =>
  server.post(user, "member/goodsRelate/editSubmit", body);

describe("associated products", () => {
  test("are 2 to 20 products of the own shop, in their order, of which one may be in many sets", async () => {
    const goods = [...mine].reverse();
    const { code, data } = await save({ name: "Tea time", sort: 10, goods });
    expect([code, data.errors]).toEqual([200, undefined]);
    expect(data.goods).toEqual(goods);
    expect(data._labels.goods).toEqual(["Pot", "Cups", "Tea"]);
    expect((await save({ name: "Presents", sort: 5, goods: mine.slice(0, 2) })).code).toBe(200);
    const { data: list } = await server.get("harbour", "member/goodsRelate/getList");
    expect(list.list.map((row: { name: string }) => row.name)).toEqual(["Presents", "Tea time"]);
    const { data: having } = await server.get("harbour", "member/goodsRelate/getList", {
      goods: mine[2] ?? 0,
    });
    expect(having.list.map((row: { name: string }) => row.name)).toEqual(["Tea time"]);
  });
  test.each([
    ["one alone", () => ({ goods: mine.slice(0, 1) }), "goods"],
    ["none", () => ({ goods: [] }), "goods"],
    ["more than twenty", () => ({ goods: Array.from({ length: 21 }, () => mine[0]) }), "goods"],
    ["another shop's", () => ({ goods: [mine[0], theirs] }), "goods"],
    ["a priority of 0", () => ({ goods: mine, sort: 0 }), "sort"],
    ["a priority of 100", () => ({ goods: mine, sort: 100 }), "sort"],
  ])("are not %s", async (what, given, field) => {
    const { code, data } = await save({ name: `Not ${what}`, sort: 1, ...given() });
    expect(code).toBe(400);
    expect(Object.keys(data.errors)).toEqual([field]);
  });
  test("change their priority alone", async () => {
    const { data } = await save({ name: "Moved", sort: 30, goods: mine });
    const moved = await save({ id: data.id, version: data.version, sort: 2 });
    expect(moved.data).toMatchObject({ sort: 2, goods: mine, name: "Moved" });
  });
  test("are one shop's, and need their right", async () => {
    expect((await server.get("laneway", "member/goodsRelate/getList")).data.total).toBe(0);
    const seller = await server.hire(["goods:sell"]);
    expect((await server.get(seller, "member/goodsRelate/getList")).code).toBe(403);
    const marketer = await server.hire(["promotion:relation", "promotion:relation:create"]);
    expect((await save({ name: "By hand", sort: 9, goods: mine }, marketer)).code).toBe(200);
  });
});

describe("the products of the picker", () => {
  const findRelations = async (query: Record<string, string | number>) => {
    const { code, data, message } = await server.get("harbour", "member/goods/getList", query);
    expect([code, message]).toEqual([200, ""]);
    return data.list.map((row: { title: { en: string } }) => row.title.en).sort();
  };
  const defaults = { page: 1, pageSize: 20, marketEnable: "UPPER", authFlag: "PASS" };
  beforeAll(async () => {
    await product("harbour", "Flash tea", "onSale", "seckill");
    await product("harbour", "Group tea", "onSale", "group");
    await product("harbour", "Stored tea", "inWarehouse");
    await product("harbour", "Waiting tea", "pendingReview");
  });
  test("are on sale, and include the fields of a card", async () => {
    expect(
      await findRelations({
        ...defaults,
        goodsName: "",
        sn: "",
        categoryPath: "",
        title: "",
        type: "",
        targetIds: "",
      }),
    ).toEqual(["Cups", "Flash tea", "Group tea", "Pot", "Tea"]);
    const { data } = await server.get("harbour", "member/goods/getList", { ...defaults, type: 2 });
    expect(data).toMatchObject({
      total: 1,
      list: [{ title: { en: "Flash tea" }, mainImg: null, price: 9.9, type: 2 }],
    });
  });
  test("are found by a part of the name, by type and by their numbers", async () => {
    expect(await findRelations({ ...defaults, goodsName: "tea" })).toEqual([
      "Flash tea",
      "Group tea",
      "Tea",
    ]);
    expect(await findRelations({ ...defaults, title: "Cups（中" })).toEqual(["Cups"]);
    expect(await findRelations({ ...defaults, type: 3 })).toEqual(["Group tea"]);
    expect(
      await findRelations({ ...defaults, targetIds: `${mine[0]},${mine[2]},${theirs}` }),
    ).toEqual(["Pot", "Tea"]);
    expect(await findRelations({ marketEnable: "DOWN" })).toEqual(["Stored tea"]);
    expect(await findRelations({ authFlag: "TOBEAUDITED" })).toEqual(["Waiting tea"]);
  });
  test("are found below the last category of a path", async () => {
    const { pool } = server.database;
    const names = { zhCN: "x", zhTW: "x", km: "x" };
    const category = async (en: string, parent: number | null) =>
      (
        await pool.query(
          "insert into categories (name, parent, sort, status) values ($1, $2, 1, 'enabled') returning id",
          [JSON.stringify({ en, ...names }), parent],
        )
      ).rows[0].id;
    const food = await category("Food", null);
    const drinks = await category("Drinks", food);
    const teas = await category("Teas", drinks);
    await pool.query("update goods set category = $1 where id = $2", [teas, mine[0]]);
    expect(await findRelations({ ...defaults, categoryPath: `${food},${drinks}` })).toEqual([
      "Tea",
    ]);
    expect(await findRelations({ ...defaults, categoryPath: `${food},${drinks},${teas}` })).toEqual(
      ["Tea"],
    );
  });
  test("are not filtered by an unknown value", async () => {
    const { code, data } = await server.get("harbour", "member/goods/getList", {
      marketEnable: "SIDEWAYS",
    });
    expect([code, Object.keys(data.errors)]).toEqual([400, ["marketEnable"]]);
  });
});
