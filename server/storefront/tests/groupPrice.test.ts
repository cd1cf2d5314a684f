import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TableRow } from "../../../framework/server/tables/DB.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import {
  type Buyer,
  type GroupFixtures,
  openGroupFixtures,
} from "../../../tests/trade/groupFixtures.ts";
import { signUpBuyer } from "./buyer.ts";
import { perth } from "./trading.ts";

let server: TestServer;
let groupFixtures: GroupFixtures;
let leader: Buyer;
let second: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  groupFixtures = await openGroupFixtures(server);
  [leader, second] = [
    await groupFixtures.market.addBuyer("Lea"),
    await groupFixtures.market.addBuyer("Sam"),
  ];
});
afterAll(() => server.close());

const ladder = {
  groupType: 2,
  groupNum: undefined,
  groupJson: [
    { num: 2, discounts: 95 },
    { num: 3, discounts: 90 },
  ],
};
const readPrice = async (orderId: number) =>
  (
    await groupFixtures.sql<Pick<TableRow<"orders_lines">, "price">>(
      "select price::int from orders_lines where parent_id = $1",
      [orderId],
    )
  )[0]?.price;
const setPrice = async (skuId: number, price: number) => {
  expect((await server.post("harbour", "member/sku/editSubmit", { id: skuId, price })).code).toBe(
    200,
  );
};

describe("B6: the price of a group", () => {
  test("B6: a member pays the price fixed at the leader's launch, even after the shop changes it", async () => {
    const { skuId } = await groupFixtures.offer(ladder);
    const { group, id } = await groupFixtures.begin(leader, skuId, { people: 3 });
    expect(await readPrice(id)).toBe(3600);
    await setPrice(skuId, 60);
    const joined = await groupFixtures.order(second, skuId, {
      mode: "join",
      groupNo: group.groupNo,
    });
    expect(await readPrice(joined.id)).toBe(3600);

    const fresh = await groupFixtures.order(await groupFixtures.market.addBuyer("Tim"), skuId, {
      mode: "launch",
      people: 3,
    });
    expect(await readPrice(fresh.id)).toBe(5400);
  });

  test("B6: the price is fixed when the leader orders, also where it changes before the payment", async () => {
    const { skuId } = await groupFixtures.offer(ladder);
    const placed = await groupFixtures.order(leader, skuId, { mode: "launch", people: 2 });
    await setPrice(skuId, 80);
    await groupFixtures.market.pay(placed.payOrderId);
    const group = await groupFixtures.readGroup(placed.id);
    const joined = await groupFixtures.order(second, skuId, {
      mode: "join",
      groupNo: group?.groupNo ?? "",
    });
    expect([await readPrice(placed.id), await readPrice(joined.id)]).toEqual([3800, 3800]);
  });

  test("B6: the storefront shows the group price of each SKU, and charges it", async () => {
    const { skuId, goodsId } = await groupFixtures.offer(ladder);
    const { group } = await groupFixtures.begin(leader, skuId, { people: 3 });
    await setPrice(skuId, 60);
    const buyer = await signUpBuyer(server);
    const { data } = await buyer.get(`groups/${group.groupNo}`);
    expect(data).toMatchObject({ price: 36, prices: [{ skuId, price: 36 }] });
    const open = await buyer.get(`goods/${goodsId}/groups`);
    expect(open.data.list).toMatchObject([
      { groupNo: group.groupNo, prices: [{ skuId, price: 36 }] },
    ]);
    const items = [{ skuId, qty: 1 }];
    const quoted = await buyer.post("orders/quote", {
      items,
      address: perth,
      groupMode: "join",
      groupNo: group.groupNo,
    });
    expect([quoted.status, quoted.data.goodsTotal]).toEqual([200, 36]);
  });
});
