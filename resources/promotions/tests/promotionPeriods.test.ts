import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
}, 120_000);
afterAll(() => server.close());

/** A day of the shop's zone, some days from today. */
const toDay = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney" }).format(
    new Date(Date.now() + days * 86_400_000),
  );
const save = async (path: string, values: object): Promise<number> => {
  const { code, data } = await server.post("harbour", `member/${path}/editSubmit`, values);
  expect([code, data.errors]).toEqual([200, undefined]);
  return data.id;
};
const addCoupon = (more: object = {}) =>
  save("coupon", {
    name: "Coupon",
    type: 1,
    amount: 10,
    fullAmount: 0,
    sendCondition: 1,
    totalNum: 10,
    limitNum: 1,
    useType: 1,
    validityType: 1,
    activity: { from: "2026-01-01", to: toDay(3) },
    ...more,
  });
const addVoucher = (more: object = {}) =>
  save("voucher", {
    name: "Voucher",
    type: "order",
    valueType: "fixed",
    amount: 10,
    minAmount: 0,
    limitNum: 1,
    begin: "2026-01-01",
    end: toDay(30),
    ...more,
  });
interface Row {
  id: number;
  kind: string;
  name: { en: string };
  status: string;
  endsAt: string | null;
  conflicts: { kind: string; effect: string; name: { en: string } }[];
}
const list = async (filter: object = {}, user = "harbour"): Promise<Row[]> =>
  (await server.get(user, "member/validity/getList", { pageSize: 200, ...filter })).data.list;
const find = async (kind: string, sourceId: number): Promise<Row> => {
  const ids = ["coupon", "voucher", "freeDelivery", "flashSale", "groupActivity", "giftCard"];
  const id = sourceId * 8 + ids.indexOf(kind) + 1;
  const row = (await list()).find((one) => one.id === id);
  if (!row) throw new Error(`there is no ${kind} ${sourceId}`);
  return row;
};
const act = (action: string, id: number, input: object = {}, user = "harbour") =>
  server.post(user, `member/validity/${action}`, { ids: [id], ...input });

describe("the list", () => {
  test("has promotions of all kinds by their ends, those without one last, and no other shop's", async () => {
    const coupon = await addCoupon();
    const voucher = await addVoucher({ end: null });
    const free = await save("freeDelivery", {
      name: "Free",
      minAmount: 80,
      begin: toDay(5),
      end: toDay(20),
    });
    const { goodsId } = await market.cartItem(20, 10);
    const group = await save("group", {
      goods: goodsId,
      groupType: 1,
      groupNum: 2,
      groupLimitHours: 24,
      groupLimitBuy: 0,
      groupSingleBuy: true,
    });
    expect(await find("coupon", coupon)).toMatchObject({
      name: { en: "Coupon" },
      status: "running",
    });
    expect(await find("voucher", voucher)).toMatchObject({ endsAt: null, status: "running" });
    expect(await find("freeDelivery", free)).toMatchObject({ status: "planned" });
    expect(await find("groupActivity", group)).toMatchObject({ status: "running", endsAt: null });
    const kinds = (await list({ sort: "endsAt", order: "asc" })).map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(["coupon", "freeDelivery"]);
    expect((await list({ endsSoon: true })).map(({ kind }) => kind)).toEqual(["coupon"]);
    expect(await list({}, "laneway")).toEqual([]);
  });
  test("says which promotions meet, and what customers get of them", async () => {
    const { goodsId } = await market.cartItem(50, 10);
    const coupon = await addCoupon({ name: "Products", useType: 2, goodsIds: [goodsId] });
    const { goodsId: other } = await market.cartItem(50, 10);
    const apart = await addVoucher({ name: "Apart", type: "goods", goodsIds: [other] });
    const same = await addVoucher({ name: "Same", type: "goods", goodsIds: [goodsId] });
    const names = (await find("coupon", coupon)).conflicts.map(({ name, effect }) => [
      name.en,
      effect,
    ]);
    expect(names).toContainEqual(["Same", "both"]);
    expect(names).toContainEqual(["Coupon", "oneOfBoth"]);
    expect(names.flat()).not.toContain("Apart");
    const back = async (id: number) =>
      (await find("voucher", id)).conflicts.map(({ name }) => name.en);
    expect(await back(same)).toContain("Products");
    expect(await back(apart)).not.toContain("Products");
  });
});

describe("extending", () => {
  test("moves the end by the promotion's own save, and to a later day only", async () => {
    const coupon = await find("coupon", await addCoupon());
    const voucherId = await addVoucher();
    const voucher = await find("voucher", voucherId);
    expect((await act("extend", coupon.id, { end: toDay(3) })).data).toMatchObject({
      failed: [{ id: coupon.id }],
    });
    expect((await act("extend", coupon.id, { end: toDay(9) })).code).toBe(200);
    expect((await act("extend", voucher.id, { end: toDay(40) })).code).toBe(200);
    const stored = (await server.get("harbour", "member/voucher/get", { id: voucherId })).data;
    expect(stored).toMatchObject({ end: toDay(40), amount: 10, name: "Voucher" });
    expect((await find("voucher", voucherId)).endsAt).toBe(stored.endsAt);
  });
  test("obeys the promotion's rules: a coupon isn't claimed after its validity", async () => {
    const id = await addCoupon({
      validityType: 3,
      fixedRange: { from: "2026-01-01", to: toDay(5) },
    });
    const { id: row } = await find("coupon", id);
    expect((await act("extend", row, { end: toDay(9) })).data.failed).toHaveLength(1);
    expect((await act("extend", row, { end: toDay(5) })).data.failed ?? []).toHaveLength(0);
  });
  test("of another shop's promotion is not possible", async () => {
    const { id } = await find("voucher", await addVoucher());
    const answer = await act("extend", id, { end: toDay(50) }, "laneway");
    expect(answer.code === 404 || answer.data.failed.length === 1).toBe(true);
    expect((await act("endNow", id, {}, "laneway")).code === 200).toBe(false);
  });
});

describe("ending now", () => {
  test("closes the promotion by its own action, and is in the log of the shop", async () => {
    const couponId = await addCoupon({ name: "Ends now" });
    const voucherId = await addVoucher();
    for (const { id } of [await find("coupon", couponId), await find("voucher", voucherId)])
      expect(await act("endNow", id)).toMatchObject({ code: 200 });
    expect(await find("coupon", couponId)).toMatchObject({ status: "ended" });
    expect(await find("voucher", voucherId)).toMatchObject({ status: "closed" });
    const coupon = (await server.get("harbour", "member/coupon/get", { id: couponId })).data;
    expect(coupon).toMatchObject({ status: 3, activity: { to: toDay(0) } });
    const { rows } = await server.database.pool.query(
      "select count(*)::int as entries from audit_entries where action = 'endNow'",
    );
    expect(rows[0].entries).toBeGreaterThanOrEqual(2);
    const { id } = await find("voucher", voucherId);
    expect((await act("endNow", id)).code).not.toBe(200);
  });
});
