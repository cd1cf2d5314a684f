import { afterAll, beforeAll, expect, test } from "vitest";
import { noticeKinds } from "../../../core/noticeKinds.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { approvedAccount, credit, payPassword } from "../../../tests/trade/financeFixtures.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { createRefundFixtures } from "../../../tests/trade/refundFixtures.ts";

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
});
afterAll(() => server.close());
/** The list of notices; the call that only counts them says the same. */
const listNotices = async (user = "harbour") => {
  await server.engine.queues?.idle();
  const { data } = await server.get(user, "member/notice/getList");
  const { data: counted } = await server.get(user, "member/notice/getUnread");
  expect(counted).toEqual({ unread: data.unread });
  return data;
};
const listKinds = async (user = "harbour") =>
  (await listNotices(user)).list.map(({ kind }: { kind: string }) => kind);

test("a shop is notified of payments, refunds and returned parcels, and of nothing else", async () => {
  const refundFixtures = createRefundFixtures(server, market);
  const mei = await market.addBuyer("Mei");
  expect(await listNotices()).toEqual({ list: [], unread: 0 });
  const { skuId } = await market.cartItem(20, 5);
  await market.place(mei, [{ skuId, qty: 1 }]);
  expect(await listKinds()).toEqual([]);
  const order = await refundFixtures.buy(mei);
  expect(await listNotices()).toMatchObject({
    unread: 1,
    list: [
      {
        kind: "orderPaid",
        type: 2,
        refId: order.id,
        no: expect.stringMatching(/^#1\d\d\d$/),
        amount: 86.9,
        who: "Mei",
        unread: true,
      },
    ],
  });
  await refundFixtures.ship(order);
  const refund = await refundFixtures.apply(mei, order, 0, { refundInd: "returnAndRefund" });
  const [latest] = (await listNotices()).list;
  expect(latest).toMatchObject({
    kind: "refundAsked",
    type: 3,
    refId: refund.id,
    no: expect.stringMatching(/^R-1\d\d$/),
  });
  expect(latest.goodsName.en).toBeTypeOf("string");
  expect(await listKinds()).toEqual(["refundAsked", "orderPaid"]);
  expect(await listKinds("laneway")).toEqual([]);
});

test("the platform's decision on a withdrawal creates a notice, a member's own action does not", async () => {
  const account = await approvedAccount(server);
  await credit(server, server.shops.harbour, 82_000);
  const ask = async () =>
    (
      await server.post("harbour", "member/withdraw/apply", {
        account,
        amount: 20,
        remark: "Rent",
        payPassword,
      })
    ).data.id;
  await server.post("harbour", "member/withdraw/cancel", { id: await ask() });
  const before = await listKinds();
  const id = await ask();
  expect((await server.post("platform", "system/withdraw/reject", { id, reason: "No" })).code).toBe(
    200,
  );
  expect(await listKinds()).toEqual(["withdrawBack", ...before]);
  expect((await listNotices()).list[0]).toMatchObject({ type: 1, refId: id, amount: 20 });
});

test("each member has read marks of their own, and receives notices of screens they can open", async () => {
  const clerk = await server.hire(["order:refund"]);
  expect(new Set(await listKinds(clerk))).toEqual(new Set(["refundAsked"]));
  expect(await listNotices("platform")).toEqual({ list: [], unread: 0 });
  const { list, unread } = await listNotices();
  expect(unread).toBe(list.length);
  await server.post("harbour", "member/notice/read", { id: list[1].id });
  expect((await listNotices()).list.map((one: { unread: boolean }) => one.unread)).toEqual([
    true,
    ...list.slice(1).map(() => false),
  ]);
  await server.post("harbour", "member/notice/read", { id: list[0].id });
  // Reading an older page afterwards does not make newer notices unread.
  await server.post("harbour", "member/notice/read", { id: list[2].id });
  expect((await listNotices()).unread).toBe(0);
  expect((await listNotices(clerk)).unread).toBe(1);
  await server.database.pool.query("update notices set add_time = now() - interval '8 days'");
  expect((await listNotices(clerk)).unread).toBe(0);
  expect((await server.post("harbour", "member/notice/read", { id: "x" })).code).toBe(400);
});

test("a notice that was opened is read, and the others stay unread", async () => {
  const reader = await server.hire(["order:list", "order:refund", "finance:accountLog"]);
  await server.database.pool.query("update notices set add_time = now()");
  const before = await listNotices(reader);
  const opened = before.list[1].id;
  expect((await server.post(reader, "member/notice/open", { id: opened })).code).toBe(200);
  expect((await server.post(reader, "member/notice/open", { id: opened })).code).toBe(200);
  const after = await listNotices(reader);
  expect(after.unread).toBe(before.unread - 1);
  expect(after.list.filter(({ unread }: { unread: boolean }) => !unread)).toEqual([
    expect.objectContaining({ id: opened }),
  ]);
  const { id } = after.list[0];
  await server.post(reader, "member/notice/read", { id, seen: after.seen });
  expect((await listNotices(reader)).unread).toBe(0);
  await server.database.pool.query("update notices set add_time = now() - interval '8 days'");
});

test("B13: a notice that appears below the latest one that was read is new", async () => {
  const { pool } = server.database;
  const reader = await server.hire(["order:list", "order:refund", "finance:accountLog"]);
  const [latest] = (await listNotices(reader)).list;
  const add = (id: number) =>
    pool.query("insert into notices (shop_id, id, kind, ref_id) values ($1, $2, 'orderPaid', $3)", [
      server.shops.harbour,
      id,
      latest.refId,
    ]);
  const newest = latest.id + 1000;
  await add(newest);
  const looked = await listNotices(reader);
  expect(looked.list[0]).toMatchObject({ id: newest, unread: true });
  // A notice whose id was assigned earlier appears between the list request and the read mark.
  await add(newest - 1);
  expect(
    (await server.post(reader, "member/notice/read", { id: newest, seen: looked.seen })).code,
  ).toBe(200);
  await add(newest - 2);
  const after = await listNotices(reader);
  expect(
    after.list
      .slice(0, 3)
      .map(({ id, unread }: { id: number; unread: boolean }) => [id - newest, unread]),
  ).toEqual([
    [0, false],
    [-1, true],
    [-2, true],
  ]);
  expect(after.unread).toBe(2);
  await server.post(reader, "member/notice/read", { id: newest, seen: after.seen });
  expect((await listNotices(reader)).unread).toBe(0);
});

test.each(["1", "9:1:", "1:9:4,2", "1:9:99", "0:1:", "1:2:3:4", "9".repeat(40)])(
  "B13: the mark %s is not one of a list, and is refused",
  async (seen) => {
    const { code, data } = await server.post("harbour", "member/notice/read", { id: 1, seen });
    expect([code, Object.keys(data.errors)]).toEqual([400, ["seen"]]);
  },
);

test("every kind leads to a resource of the shop, or of the platform", () => {
  for (const { type, about } of Object.values(noticeKinds))
    expect(server.engine.resource(about).owner, about).toBe(type === 5 ? "platform" : "shop");
});
