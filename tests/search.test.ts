import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { transact } from "../framework/server/tenancy.ts";
import { type House, startHouse } from "./house.ts";

let house: House;
const titles = ["Jasmine tea 茉莉花茶", "Oolong tea 乌龙茶", "Jasmine rice 茉莉香米"];
beforeAll(async () => {
  house = await startHouse();
  for (const user of ["harbour", "laneway"])
    for (const [place, title] of titles.entries())
      await house.post(user, "member/goods/editSubmit", {
        title: { en: title },
        skus: [{ attrPath: "", code: `${user}-${place}`, price: 5, stock: 1 }],
      });
});
afterAll(() => house.close());

const find = async (query: Record<string, string>, user = "harbour") => {
  const { code, data } = await house.get(user, "member/goods/getList", { ...query, sort: "id", order: "asc" });
  expect(code).toBe(200);
  return { names: data.list.map(({ title }: { title: { en: string } }) => title.en), total: data.total };
};

test.each([
  ["花茶", [0]],
  ["茉莉", [0, 2]],
  ["茉莉 tea", [0]],
  ["JASMINE", [0, 2]],
  ["莉", [0, 2]],
  ["asm", [0, 2]],
  ["咖啡", []],
  ["100%", []],
  ["_asmine", []],
])("%s is found in the titles of the own shop alone", async (q, places) => {
  const names = places.map((place) => titles[place]);
  expect(await find({ q })).toEqual({ names, total: names.length });
  expect(await find({ q }, "laneway")).toEqual({ names, total: names.length });
});

test("a part of a title is found as a filter too", async () => {
  expect(await find({ title_contains: "茶" })).toEqual({ names: [titles[0], titles[1]], total: 2 });
  expect(await find({ title_contains: "tea 茉" })).toEqual({ names: [titles[0]], total: 1 });
});

test("what a search is done with holds the wall itself", async () => {
  const { pool } = house.database;
  const found = (shopId: number) =>
    transact(pool, { wall: "shop", shopId }, "read", (tx) =>
      tx.run<{ id: number; shop: number }>(sql`
        select f.id, (select g.shop_id from goods g where g.id = f.id) as shop
        from found_in('goods', '{%茉莉%}', '{茉莉}') as f (id)`),
    );
  const own = await found(house.shops.harbour);
  expect(own.map(({ shop }) => shop)).toEqual([house.shops.harbour, house.shops.harbour]);
  expect(await found(999_999)).toEqual([]);
  // Nobody is in a shop by saying nothing, and a part of a text is no part of a statement.
  expect((await pool.query("select * from found_in('goods', '{%茉莉%}', '{}')")).rows).toEqual([]);
  const quoted = transact(pool, { wall: "shop", shopId: house.shops.harbour }, "read", (tx) =>
    tx.run(sql`select * from found_in('goods', array['%'' or true --%'], '{}')`),
  );
  expect(await quoted).toEqual([]);
  const platform = transact(pool, { wall: "platform" }, "read", (tx) =>
    tx.run(sql`select * from found_in('goods', '{%a%}', '{}')`),
  );
  await expect(platform).rejects.toThrow(/permission denied/);
});
