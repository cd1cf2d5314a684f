import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDays } from "../../../core/server/transactionContext.ts";
import { formatInstant } from "../../../framework/admin/display/format.ts";
import type { TestServer } from "../../../tests/testServer.ts";
import { checkBooks, readAccountEntries } from "../../../tests/trade/financeFixtures.ts";
import { noon, openSettlementFixtures } from "../../../tests/trade/settlementFixtures.ts";
import { settleAll } from "../settlementLines/commands/settleShops.ts";

let server: TestServer;
let fixtures: Awaited<ReturnType<typeof openSettlementFixtures>>;
const terms = async (settlement: "realtime" | "day" | "month") =>
  server.database.pool.query(
    `insert into shop_terms (shop, settlement) values ($1, $2) on conflict do nothing`,
    [server.shops.harbour, settlement],
  );
const termsTo = async (settlement: "realtime" | "day" | "month") => {
  await terms(settlement);
  await server.database.pool.query("update shop_terms set settlement = $1", [settlement]);
};
const settleAt = (now: Date) => settleAll(server.engine, server.shops.harbour, now);
const readLines = async (orderId: number) =>
  (await server.get("harbour", "member/settlement/getList", { orderId, sort: "id", order: "asc" }))
    .data.list;

beforeAll(async () => {
  fixtures = await openSettlementFixtures();
  server = fixtures.server;
});
afterAll(async () => {
  await checkBooks(server);
  await server.close();
});
beforeEach(() => termsTo("day"));

describe("settlement", () => {
  test("M1, M2: an order and its refund are settled after the refund period, with the net of both", async () => {
    const before = await readAccountEntries(server);
    const order = await fixtures.receiveExample();
    const { id } = order;
    expect(await readLines(id)).toMatchObject([
      { kind: "order", gross: 86.9, freight: 9.5, commission: 6.2, net: 80.7, settledAt: null },
    ]);
    const refunded = addDays(noon, 2);
    await fixtures.agreeTo(await fixtures.applyFor(order, 1, refunded), refunded);
    expect((await readLines(id))[1]).toMatchObject({
      kind: "refund",
      gross: -22.14,
      commission: -1.77,
      net: -20.37,
    });
    expect((await readAccountEntries(server)).pending - before.pending).toBeCloseTo(60.33, 2);
    // The window ends on the 17th; by the terms the order is settled when that day has ended in
    // Sydney.
    expect(await settleAt(new Date("2026-03-17T12:59:00Z"))).toBe(0);
    const both = await Promise.all([
      settleAt(new Date("2026-03-17T13:00:00Z")),
      settleAt(new Date("2026-03-17T13:00:00Z")),
    ]);
    expect(both[0] + both[1]).toBe(2);
    expect(await settleAt(new Date("2026-03-17T14:00:00Z"))).toBe(0);
    const after = await readAccountEntries(server);
    expect(after).toMatchObject({ pending: before.pending });
    expect(after.balance - before.balance).toBeCloseTo(60.33, 2);
    expect(await readLines(id)).toMatchObject([
      { day: "2026-03-18", month: "2026-03" },
      { day: "2026-03-18" },
    ]);
  });

  test("M3: a coupon that the platform funds is the shop's income and the platform's expense: 40.00 = 46.00 − 6.00", async () => {
    await termsTo("realtime");
    const before = await readAccountEntries(server);
    const platform = async () =>
      Number(
        (
          await server.database.pool.query(
            "select coalesce(sum(amount), 0) as cents from ledger_entries where account = 'platform'",
          )
        ).rows[0].cents,
      );
    const was = await platform();
    const id = await fixtures.pickUp(50, { rate: 8, platformCoupon: 10 });
    expect(await readLines(id)).toMatchObject([{ gross: 40, coupon: 10, commission: 4, net: 46 }]);
    await settleAt(addDays(noon, 8));
    expect((await readAccountEntries(server)).balance - before.balance).toBeCloseTo(46, 2);
    expect((await platform()) - was).toBe(-600);
  });

  test("waits for an open refund, and debits the balance for a refund that the platform grants later", async () => {
    await termsTo("realtime");
    const before = await readAccountEntries(server);
    const order = await fixtures.receiveExample();
    const applied = addDays(noon, 6);
    const rejected = await fixtures.applyFor(order, 0, applied);
    await fixtures.reject(rejected, applied);
    const open = await fixtures.applyFor(order, 1, applied);
    expect(await settleAt(addDays(noon, 9))).toBe(0);
    await fixtures.withdraw(open, addDays(noon, 9));
    expect(await settleAt(addDays(noon, 9))).toBe(1);
    expect((await readAccountEntries(server)).balance - before.balance).toBeCloseTo(80.7, 2);

    await fixtures.grant(rejected, addDays(noon, 10));
    expect((await readLines(order.id))[1]).toMatchObject({
      gross: -44.19,
      commission: -3.54,
      net: -40.65,
      day: "2026-03-20",
    });
    expect(await settleAt(addDays(noon, 11))).toBe(0);
    const after = await readAccountEntries(server);
    expect(after.pending).toBe(before.pending);
    expect(after.balance - before.balance).toBeCloseTo(40.05, 2);
  });

  test("by month waits for the end of the month in the shop's time zone", async () => {
    await termsTo("month");
    const id = await fixtures.pickUp(10);
    expect(await settleAt(new Date("2026-03-31T12:59:00Z"))).toBe(0);
    expect(await settleAt(new Date("2026-03-31T13:00:00Z"))).toBe(1);
    expect(await readLines(id)).toMatchObject([{ day: "2026-04-01", month: "2026-04", net: 9.5 }]);
  });

  test("has statements by day and by month: a month is the sum of its days, and a day of its lines", async () => {
    const outcome = await server.runJob("settle", new Date("2026-05-01T02:00:00Z"));
    expect(JSON.stringify(outcome)).not.toContain("message");
    const days = (
      await server.get("harbour", "member/settlementDay/getList", { sort: "day", order: "asc" })
    ).data.list;
    const months = (
      await server.get("harbour", "member/settlementMonth/getList", { sort: "month", order: "asc" })
    ).data.list;
    const { list: lines } = (
      await server.get("harbour", "member/settlement/getList", { tab: "settled", pageSize: 1000 })
    ).data;
    const cents = (rows: { net: number }[]) =>
      rows.reduce((sum, { net }) => sum + Math.round(net * 100), 0);
    expect(cents(days)).toBe(cents(lines));
    expect(cents(months)).toBe(cents(days));
    expect(months.map(({ month }: { month: string }) => month)).toEqual(["2026-03", "2026-04"]);
    for (const day of days) {
      const whole = (await server.get("harbour", "member/settlementDay/get", { id: day.id })).data;
      expect(cents([whole])).toBe(
        cents(lines.filter((line: { day: string }) => line.day === whole.day)),
      );
      const { gross, coupon, commission, refund, commissionReturned, adjust, net } = whole;
      expect(gross + coupon - commission - refund + commissionReturned + adjust).toBeCloseTo(
        net,
        2,
      );
    }
    expect(days.find(({ day }: { day: string }) => day === "2026-03-18")).toMatchObject({
      gross: 86.9 + 40,
      refund: 22.14,
      status: "issued",
    });
    // A second run issues nothing again.
    await server.runJob("settle", new Date("2026-05-01T02:05:00Z"));
    expect((await server.get("harbour", "member/settlementDay/getList")).data.total).toBe(
      days.length,
    );
  });

  test("of a day is confirmed, disputed, or confirmed at its deadline", async () => {
    const { list } = (await server.get("harbour", "member/settlementDay/getList")).data;
    const [first, second, third] = list;
    expect(
      await server.post("harbour", "member/settlementDay/confirm", { id: first.id }),
    ).toMatchObject({
      data: { status: "confirmed" },
    });
    expect(
      (await server.post("harbour", "member/settlementDay/dispute", { id: second.id })).code,
    ).toBe(400);
    const answer = { id: second.id, remark: "One order is missing" };
    expect(await server.post("harbour", "member/settlementDay/dispute", answer)).toMatchObject({
      data: { status: "disputed" },
    });
    expect(
      (await server.post("laneway", "member/settlementDay/confirm", { id: third.id })).code,
    ).toBe(404);
    const readVersion = async ({ id }: { id: number }): Promise<number> =>
      (await server.get("harbour", "member/settlementDay/get", { id })).data.version;
    const version = await readVersion(third);
    const changed = new Set<string>();
    server.engine.onChange((change) => change && changed.add(change.resource));
    await server.runJob("settle", new Date("2026-05-09T02:00:00Z"));
    expect(await readVersion(third)).toBe(version + 1);
    expect(changed).toContain("settlementDays");
    const stale = { id: third.id, remark: "One order is missing", version };
    expect((await server.post("harbour", "member/settlementDay/dispute", stale)).data.error).toBe(
      "record.stale",
    );
    const states = await Promise.all(
      [first, second, third].map(
        async ({ id }) =>
          (await server.get("harbour", "member/settlementDay/get", { id })).data.status,
      ),
    );
    expect(states).toEqual(["completed", "disputed", "completed"]);
  });

  test("that is disputed is answered by the platform, corrected by a line of today, and awaits the shop's confirmation again", async () => {
    const { list } = (
      await server.get("platform", "system/dayDispute/getList", { tab: "disputed" })
    ).data;
    expect(list).toHaveLength(1);
    const [{ id, net }] = list;
    const whole = (await server.get("platform", "system/dayDispute/get", { id })).data;
    expect(whole).toMatchObject({ shop: "harbour", disputeRemark: "One order is missing" });
    expect(
      whole.lines.reduce((sum: number, line: { net: number }) => sum + line.net, 0),
    ).toBeCloseTo(net, 2);
    const answer = (input: object, user = "platform") =>
      server.post(user, "system/dayDispute/answer", {
        id,
        reply: "It was paid late. 20.00 are yours.",
        ...input,
      });
    expect((await answer({ reply: "" })).code).toBe(400);
    expect((await answer({}, "harbour")).code).not.toBe(200);
    const before = await readAccountEntries(server);
    expect(await answer({ amount: 20 })).toMatchObject({ code: 200, data: { status: "issued" } });
    expect((await answer({ amount: 20 })).code).toBe(409);
    const after = await readAccountEntries(server);
    expect(after.balance).toBeCloseTo(before.balance + 20, 2);
    const seen = (await server.get("harbour", "member/settlementDay/get", { id })).data;
    expect(seen).toMatchObject({
      net,
      reply: "It was paid late. 20.00 are yours.",
      status: "issued",
    });
    expect(Date.parse(seen.confirmBy)).toBeGreaterThan(Date.now() + 6.9 * 86_400_000);
    const { data } = await server.get("harbour", "member/settlement/getList", { kind: "adjust" });
    expect(data.list).toMatchObject([{ net: 20, gross: 0, orderNo: null }]);
    await server.engine.queues?.idle();
    expect((await server.get("harbour", "member/notice/getList")).data.list[0]).toMatchObject({
      kind: "dayAnswered",
      refId: id,
      no: seen.day,
    });
    // An answered statement may be disputed again, and then waits for another answer.
    const again = { id, remark: "Two were missing" };
    expect(await server.post("harbour", "member/settlementDay/dispute", again)).toMatchObject({
      data: { status: "disputed", reply: null },
    });
    expect(await answer({ amount: -5 })).toMatchObject({ code: 200 });
    expect((await readAccountEntries(server)).balance).toBeCloseTo(before.balance + 15, 2);
    expect(await server.post("harbour", "member/settlementDay/confirm", { id })).toMatchObject({
      code: 200,
    });
    expect((await answer({})).code).toBe(409);
    await checkBooks(server);
  });
});

describe("the statement", () => {
  test("lists every entry of an account, and its sums equal the account's balances", async () => {
    const account = await readAccountEntries(server);
    for (const [tab, held] of [
      ["balance", account.balance],
      ["pending", account.pending],
    ] as const) {
      const { data } = await server.get("harbour", "member/account/getSums", { tab });
      expect(data.income - data.expense, tab).toBeCloseTo(held, 2);
    }
    const { list } = (
      await server.get("harbour", "member/account/getList", { tab: "balance", pageSize: 100 })
    ).data;
    expect(list[0].after).toBe(account.balance);
    const { amount } = (await server.get("harbour", "member/account/getSums", { tab: "balance" }))
      .data;
    expect(amount).toBeCloseTo(account.balance, 2);
    const { list: lines } = (
      await server.get("harbour", "member/settlement/getList", { sort: "id", order: "asc" })
    ).data;
    const [{ orderNo }, { net, gross, commission }] = lines;
    // What is settled is shown as it is calculated; the account that it leaves has the opposite.
    const settled = (
      await server.get("harbour", "member/account/getList", { types: "settle", orderNo })
    ).data.list;
    const refund = { amount: net, gross, fee: -commission };
    expect(settled).toContainEqual(expect.objectContaining({ account: "balance", ...refund }));
    expect(settled).toContainEqual(
      expect.objectContaining({
        account: "pending",
        amount: -net,
        gross: -gross,
        fee: commission,
      }),
    );
    const found = await server.get("harbour", "member/account/getList", {
      orderNo,
      inOut: -1,
      types: "commission,refund",
    });
    expect(found.data.list.map(({ type }: { type: string }) => type).sort()).toEqual([
      "commission",
      "refund",
    ]);
    expect((await server.get("laneway", "member/account/getList")).data.total).toBe(0);
    const books = await server.get("platform", "system/ledger/getSums", {});
    expect(books.data.income).toBeCloseTo(books.data.expense, 2);
    const ofShop = await server.get("platform", "system/ledger/getList", {
      shop: server.shops.harbour,
    });
    expect(ofShop.data.list[0]._labels.shop).toBe("harbour");
  });

  test("is exported with the rows and times of its list, and an empty one is rejected", async () => {
    const requested = "tab=balance&inOut=1";
    const file = await server.request("harbour", {
      method: "GET",
      url: `/api/member/account/export?${requested}`,
    });
    expect(file.headers["content-type"]).toContain("text/csv");
    const { list, total } = (
      await server.get("harbour", "member/account/getList", { tab: "balance", inOut: 1 })
    ).data;
    const [heading = "", first = "", ...others] = file.body.trim().split("\r\n");
    expect(heading).toContain('"Time"');
    // By the shop's clocks; seconds are written where there are any.
    const time = formatInstant(list[0].addTime, "Australia/Sydney").slice(0, 16);
    expect(first).toContain(`"${time}`);
    expect(1 + others.length).toBe(total);
    const none = await server.get("laneway", "member/account/export");
    expect(none).toMatchObject({ code: 422, data: { error: "export.empty" } });
  });

  test("cannot be updated or deleted", async () => {
    await expect(
      server.database.pool.query("update ledger_entries set amount = 1"),
    ).rejects.toThrow(/never changed/);
    await expect(server.database.pool.query("delete from ledger_entries")).rejects.toThrow(
      /never changed/,
    );
  });
});
