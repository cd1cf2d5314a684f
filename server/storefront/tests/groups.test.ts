import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Buying, openTradingFixtures, perth } from "./trading.ts";

let server: TestServer;
let desk: Awaited<ReturnType<typeof openTradingFixtures>>;
let leader: Buying;
let friend: Buying;
let goods: { id: number; skus: { id: number }[] };
const show = async (path: string) =>
  (await server.app.inject({ method: "GET", url: `/api/store/v1/${path}` })).json().data;
beforeAll(async () => {
  server = await startTestServer();
  desk = await openTradingFixtures(server);
  [leader, friend] = [await desk.buyer(50_000), await desk.buyer(50_000)];
  goods = await desk.shelf.put({ skus: [{ attrPath: "", price: 40, oriPrice: 45, stock: 9 }] });
});
afterAll(() => server.close());
const order = async (buyer: Buying, group: object) => {
  const cart = { items: [{ skuId: goods.skus[0]?.id, qty: 1 }], address: perth, ...group };
  const quoted = await buyer.post("orders/quote", cart);
  if (quoted.status !== 200) return quoted;
  const placed = await buyer.post("orders", { ...cart, amount: quoted.data.amount });
  if (placed.status === 200)
    await buyer.post(`payments/${placed.data.payOrderNo}/pay`, {
      method: "balance",
      channel: "h5",
    });
  return placed;
};

test("a product has group prices while its activity runs, and none afterwards", async () => {
  expect(await show(`goods/${goods.id}`)).toMatchObject({ type: 1, group: null });
  const { data } = await server.post("harbour", "member/group/editSubmit", {
    goods: goods.id,
    groupType: 2,
    groupLimitHours: 24,
    groupSingleBuy: true,
    groupJson: [
      { num: 2, discounts: 95 },
      { num: 3, discounts: 90 },
    ],
  });
  expect((await show(`goods/${goods.id}`)).group).toEqual({
    type: "ladder",
    hours: 24,
    limit: 0,
    singleBuy: true,
    steps: [
      { people: 2, percent: 95 },
      { people: 3, percent: 90 },
    ],
    prices: [{ skuId: goods.skus[0]?.id, alone: 45, inGroup: [38, 36] }],
  });
  expect((await show("goods?type=3")).list).toMatchObject([{ id: goods.id, type: 3 }]);
  expect(data.ongoing).toBe(0);
});

test("buyers begin a group, see it, join it, and have it among their own", async () => {
  expect((await order(leader, { groupMode: "launch" })).data.errors).toHaveProperty("groupPeople");
  const placed = await order(leader, { groupMode: "launch", groupPeople: 2 });
  expect(placed.status).toBe(200);
  const { list } = await show(`goods/${goods.id}/groups`);
  expect(list).toMatchObject([
    { people: 2, have: 1, short: 1, percent: 95, price: 38, status: "ongoing" },
  ]);
  const { groupNo } = list[0];
  expect(list[0].leader).toMatch(/^.\*\*$/);
  expect(await show(`groups/${groupNo}`)).toMatchObject({
    goods: { id: goods.id },
    members: [{ leader: true }],
  });
  expect((await order(friend, { groupMode: "join" })).data.errors).toHaveProperty("groupNo");
  expect((await order(leader, { groupMode: "join", groupNo })).data.error).toBe("group.isOwn");
  const joined = await order(friend, { groupMode: "join", groupNo });
  expect(joined.status).toBe(200);
  expect(await show(`goods/${goods.id}/groups`)).toEqual({ list: [] });
  expect((await friend.get("groups")).data.list).toMatchObject([
    { groupNo, status: "succeeded", short: 0, mine: false, orderNo: joined.data.orders[0].orderNo },
  ]);
  expect((await leader.get(`orders/${placed.data.orders[0].orderNo}`)).data).toMatchObject({
    type: "group",
    group: { groupNo, status: "succeeded", people: 2, have: 2, short: 0 },
  });
});

test("what is bought without a word of groups is bought alone", async () => {
  const placed = await order(friend, {});
  expect((await friend.get(`orders/${placed.data.orders[0].orderNo}`)).data).toMatchObject({
    type: "ordinary",
    goodsTotal: 45,
    group: null,
  });
});
