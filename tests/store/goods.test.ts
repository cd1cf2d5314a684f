import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type House, startHouse } from "../house.ts";
import { fillHouse, frontOf, shelfOf } from "./shelf.ts";

let house: House;
let shelf: ReturnType<typeof shelfOf>;
let front: ReturnType<typeof frontOf>;
let numbers: Awaited<ReturnType<typeof fillHouse>>;
beforeAll(async () => {
  house = await startHouse();
  numbers = await fillHouse(house);
  shelf = shelfOf(house, numbers);
  front = frontOf(house);
});
afterAll(() => house.close());
const title = (en: string, more: object = {}) => ({ title: { en, zhCN: null, zhTW: null, km: null, ...more } });

describe("the list of goods", () => {
  test("holds what is on sale in open shops, and nothing else", async () => {
    const { id } = await shelf.put({ ...title("On the shelf"), sort: 7 });
    await shelf.put(title("In the warehouse"), "harbour", false);
    const deleted = await shelf.put(title("In the trash"));
    await shelf.act("harbour", "delete", deleted.id);
    const theirs = await shelf.put(title("Of the other shop"), "laneway");
    expect(await front.titles("")).toEqual(["Of the other shop", "On the shelf"]);
    await house.database.pool.query("update shops set status = 'closed' where id = $1", [house.shops.laneway]);
    house.engine.heardOf("shops", null);
    expect(await front.titles("")).toEqual(["On the shelf"]);
    expect((await front.ask(`goods/${theirs.id}`)).status).toBe(404);
    await house.database.pool.query("update shops set status = 'open' where id = $1", [house.shops.laneway]);
    house.engine.heardOf("shops", null);
    expect((await front.ask(`goods/${deleted.id}`)).status).toBe(404);
    expect((await front.read(`goods?shop=${house.shops.harbour}`)).list).toEqual([
      {
        id,
        title: "On the shelf",
        mainImg: expect.stringMatching(/\.jpg$/),
        thumbnail: expect.stringMatching(/-small\.webp$/),
        price: 10,
        maxPrice: 10,
        inStock: true,
        type: 1,
        shop: { id: house.shops.harbour, name: "harbour" },
      },
    ]);
  });
});
