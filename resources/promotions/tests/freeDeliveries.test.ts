import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemActor } from "../../../core/server/transactionContext.ts";
import { signUpBuyer } from "../../../server/storefront/tests/buyer.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
import { cancelOrder } from "../../orders/server.ts";

let server: TestServer;
let market: Market;
let freightTemplate = 0;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
  const template = await server.post("harbour", "member/shopFreight/editSubmit", {
    name: "Parcels",
    shipFromState: "NSW",
    shipFromCity: "Sydney",
    shipFromPostcode: "2000",
    deliveryTime: "d1",
    type: 1,
    valuateType: 1,
    firstNum: 1,
    firstPrice: 9.95,
    secondNum: 1,
    secondPrice: 1,
  });
  expect([template.code, template.data.errors]).toEqual([200, undefined]);
  freightTemplate = template.data.id;
}, 120_000);
afterAll(async () => {
  expect(await auditMoney(server.database.pool)).toEqual([]);
  await server.close();
});

const save = (more: object = {}) =>
  server.post("harbour", "member/freeDelivery/editSubmit", {
    name: "Free over A$80",
    minAmount: 80,
    begin: "2026-01-01",
    ...more,
  });
const create = async (more: object = {}): Promise<number> => {
  const { code, data } = await save(more);
  expect([code, data.errors]).toEqual([200, undefined]);
  return data.id;
};
const read = async (id: number) =>
  (await server.get("harbour", "member/freeDelivery/get", { id })).data;
const act = (action: string, id: number) =>
  server.post("harbour", `member/freeDelivery/${action}`, { ids: [id] });
/** Ends every rule, so that the next test has its own alone. */
const endAll = async () => {
  const { data } = await server.get("harbour", "member/freeDelivery/getList", {
    status: "running",
  });
  for (const { id } of data.list) expect((await act("close", id)).code).toBe(200);
};
const perth = {
  name: "Mia Chen",
  phone: "+61400111222",
  state: "WA",
  city: "Perth",
  postcode: "6000",
  address: "12 Hay Street",
};
const place = { state: "WA", city: "Perth", postcode: "6000" };

describe("a rule", () => {
  test("holds from its first to its last day in the shop's zone", async () => {
    const id = await create({ begin: "2090-01-01", end: "2090-04-02" });
    expect(await read(id)).toMatchObject({
      status: "planned",
      startsAt: "2089-12-31T13:00:00.000Z",
      // The day has 25 hours.
      endsAt: "2090-04-02T14:00:00.000Z",
    });
    await server.runJob("moveFreeDeliveries", new Date("2090-01-15T00:00:00Z"));
    expect(await read(id)).toMatchObject({ status: "running" });
    await server.runJob("moveFreeDeliveries", new Date("2090-04-02T13:59:59Z"));
    expect(await read(id)).toMatchObject({ status: "running" });
    await server.runJob("moveFreeDeliveries", new Date("2090-04-02T14:00:00Z"));
    expect(await read(id)).toMatchObject({ status: "ended" });
    expect((await act("reopen", id)).code).not.toBe(200);
  });

  test("without an end runs until its merchant ends it, and can be resumed", async () => {
    const id = await create();
    expect(await read(id)).toMatchObject({ status: "running", endsAt: null });
    expect((await act("close", id)).code).toBe(200);
    expect(await read(id)).toMatchObject({ status: "closed" });
    expect((await act("reopen", id)).code).toBe(200);
    expect(await read(id)).toMatchObject({ status: "running", closedTime: null });
    await endAll();
  });

  test("whose days contradict each other is rejected at its fields", async () => {
    const errors = async (more: object) => Object.keys((await save(more)).data.errors ?? {});
    expect(await errors({ begin: "2090-02-01", end: "2090-01-31" })).toEqual(["end"]);
    expect(await errors({ end: "2026-01-02" })).toEqual(["end"]);
    expect(await errors({ minAmount: -1 })).toEqual(["minAmount"]);
    expect(await errors({ regions: [{ state: "XX" }] })).toEqual(["regions"]);
    expect(await errors({ cateIds: [987_654] })).toEqual(["cateIds"]);
  });
});

describe("an order", () => {
  test("says what is missing, and from the minimum has the freight as a negative line of its own", async () => {
    const id = await create();
    const { skuId } = await market.cartItem(40, 10, { freightTemplate });
    const buyer = await signUpBuyer(server);
    const low = await buyer.post("orders/quote", { items: [{ skuId, qty: 1 }], address: place });
    expect(low.data.shops[0]).toMatchObject({
      freightFee: 9.95,
      promotions: [{ stage: "freeDelivery", name: "Free over A$80", saves: null, missing: 40 }],
    });
    const items = [{ skuId, qty: 2 }];
    const full = await buyer.post("orders/quote", { items, address: place });
    expect(full.data.shops[0]).toMatchObject({
      freightFee: 0,
      payPrice: 80,
      couponAmount: 0,
      promotions: [{ saves: 10.95, missing: null }],
    });

    const placed = await buyer.post("orders", { items, address: perth, amount: 80 });
    expect([placed.status, placed.data.error]).toEqual([200, undefined]);
    const { rows } = await server.database.pool.query(
      `select o.id::int, o.freight_fee::int as freight, a.kind, a.source, a.source_id::int as "sourceId", a.label, a.amount::int
       from orders o join orders_adjustments a on a.parent_id = o.id where o.order_no = $1`,
      [placed.data.orders[0].orderNo],
    );
    expect(rows).toEqual([
      {
        id: expect.any(Number),
        freight: 0,
        kind: "freeDelivery",
        source: "freeDelivery",
        sourceId: id,
        label: "Free over A$80",
        amount: -1_095,
      },
    ]);
    expect(await read(id)).toMatchObject({ usedNum: 1, saved: 10.95 });
    await market.locked(systemActor, rows[0].id, (one, order) =>
      cancelOrder(one, order, "timeout"),
    );
    expect(await read(id)).toMatchObject({ usedNum: 0, saved: 0 });
    await endAll();
  });

  test("to another region, or for pickup, has none", async () => {
    await create({ minAmount: 0, regions: [{ state: "NSW" }] });
    const { skuId } = await market.cartItem(40, 10, { freightTemplate });
    const buyer = await signUpBuyer(server);
    const items = [{ skuId, qty: 1 }];
    const quote = async (where: object) =>
      (await buyer.post("orders/quote", { items, ...where })).data.shops[0];
    expect(await quote({ address: place })).toMatchObject({
      freightFee: 9.95,
      promotions: [{ reason: "region" }],
    });
    expect(
      await quote({ address: { state: "NSW", city: "Sydney", postcode: "2000" } }),
    ).toMatchObject({ freightFee: 0, promotions: [{ saves: 9.95 }] });
    expect(await quote({ selfLifting: true })).toMatchObject({ freightFee: 0, promotions: [] });
    await endAll();
  });

  test("has the rule that saves most, and those of a category cover its branch alone", async () => {
    const category = async (name: string, parent: number | null) =>
      (
        await server.post("platform", "system/category/editSubmit", {
          name: { en: name, zhCN: name, zhTW: name, km: name },
          parent,
        })
      ).data.id as number;
    const food = await category("Food", null);
    const tea = await category("Tea", food);
    await create({ name: "Food", minAmount: 0, cateIds: [food] });
    const covered = await market.cartItem(40, 10, { freightTemplate, category: tea });
    const other = await market.cartItem(40, 10, { freightTemplate });
    const buyer = await signUpBuyer(server);
    const quote = async (...skuIds: number[]) =>
      (
        await buyer.post("orders/quote", {
          items: skuIds.map((skuId) => ({ skuId, qty: 1 })),
          address: place,
        })
      ).data.shops[0];
    expect(await quote(covered.skuId)).toMatchObject({ freightFee: 0 });
    // One parcel is not free in part.
    expect(await quote(covered.skuId, other.skuId)).toMatchObject({ freightFee: 10.95 });
    await create({ name: "Everything", minAmount: 0 });
    expect(await quote(covered.skuId, other.skuId)).toMatchObject({
      freightFee: 0,
      promotions: [
        { name: "Food", reason: "noSaving" },
        { name: "Everything", saves: 10.95 },
      ],
    });
    await endAll();
  });
});
