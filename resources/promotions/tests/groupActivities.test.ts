import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import {
  type Buyer,
  type GroupFixtures,
  openGroupFixtures,
} from "../../../tests/trade/groupFixtures.ts";

let server: TestServer;
let groupFixtures: GroupFixtures;
let leader: Buyer;
const rejected = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code ?? String(error),
  );
beforeAll(async () => {
  server = await startTestServer();
  groupFixtures = await openGroupFixtures(server);
  leader = await groupFixtures.market.addBuyer("Lea");
}, 120_000);
afterAll(() => server.close());

describe("an activity", () => {
  test("makes its product one of groups, and deleting it ordinary again; a product has one", async () => {
    const { goodsId, activityId } = await groupFixtures.offer();
    const readType = async () =>
      (await server.get("harbour", "member/goods/get", { id: goodsId })).data.type;
    expect(await readType()).toBe(3);
    expect((await groupFixtures.setUp(goodsId)).code).not.toBe(200);
    expect((await server.post("harbour", "member/group/delete", { ids: [activityId] })).code).toBe(
      200,
    );
    expect(await readType()).toBe(1);
  });
  test("has the name of its product in the activity log", async () => {
    const { goodsId, activityId } = await groupFixtures.offer();
    const { title } = (await server.get("harbour", "member/goods/get", { id: goodsId })).data;
    const log = await server.get("harbour", "member/accountOperation/getList", {
      resource: "groupActivities",
      recordId: activityId,
    });
    expect(log.data.list).toMatchObject([{ operation: "create", label: title.en }]);
  });
  test("has steps of ever more people and ever less to pay", async () => {
    const { goodsId } = await groupFixtures.market.cartItem(40, 5);
    const steps = (...groupJson: [number, number][]) =>
      groupFixtures.setUp(goodsId, {
        groupType: 2,
        groupNum: undefined,
        groupJson: groupJson.map(([num, discounts]) => ({ num, discounts })),
      });
    expect((await steps()).code).toBe(400);
    expect(Object.keys((await steps([2, 95], [2, 90])).data.errors)).toEqual(["groupJson.1.num"]);
    expect(Object.keys((await steps([2, 95], [3, 95])).data.errors)).toEqual([
      "groupJson.1.discounts",
    ]);
    expect((await steps([2, 95], [3, 101])).code).toBe(400);
    expect((await steps([2, 95], [3, 90], [5, 80])).code).toBe(200);
  });
  test("is not set on another shop's product, nor on one in a flash sale", async () => {
    const { goodsId } = await groupFixtures.market.cartItem(40, 5);
    expect((await groupFixtures.setUp(goodsId, {}, "laneway")).code).not.toBe(200);
    await groupFixtures.sql("update goods set type = 'seckill' where id = $1", [goodsId]);
    expect(Object.keys((await groupFixtures.setUp(goodsId)).data.errors)).toEqual(["goods"]);
  });
});

describe("prices", () => {
  test("G1: of 40.00, steps of 2 at 95, 3 at 90 and 5 at 80 percent cost 38.00, 36.00 and 32.00", async () => {
    const groupJson = [2, 95, 3, 90, 5, 80].flatMap((num, place, all) =>
      place % 2 ? [] : [{ num, discounts: all[place + 1] }],
    );
    const { skuId } = await groupFixtures.offer({ groupType: 2, groupNum: undefined, groupJson });
    for (const [people, price] of [
      [2, 38],
      [3, 36],
      [5, 32],
    ] as const) {
      const { id } = await groupFixtures.order(leader, skuId, { mode: "launch", people });
      expect((await groupFixtures.market.order(id)).lines[0].price).toBe(price);
    }
    expect(await rejected(groupFixtures.order(leader, skuId, { mode: "launch", people: 4 }))).toBe(
      "input.invalid",
    );
    expect(await rejected(groupFixtures.order(leader, skuId, { mode: "launch" }))).toBe(
      "input.invalid",
    );
  });
  test("G3: alone it costs the original price, 45.00, where that is allowed", async () => {
    const cartItem = { skus: [{ attrPath: "", price: 40, oriPrice: 45, stock: 9 }] };
    const open = await groupFixtures.offer({ groupSingleBuy: true }, { cartItem });
    const one = await groupFixtures.order(leader, open.skuId, { mode: "alone" });
    expect(await groupFixtures.market.order(one.id)).toMatchObject({ type: 1, goodsTotal: 45 });
    const closed = await groupFixtures.offer({ groupSingleBuy: false }, { cartItem });
    expect(await rejected(groupFixtures.order(leader, closed.skuId, { mode: "alone" }))).toBe(
      "group.soldInGroupsOnly",
    );
    expect(
      await rejected(groupFixtures.market.place(leader, [{ skuId: closed.skuId, qty: 1 }])),
    ).toBe("group.soldInGroupsOnly");
  });
});
