import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "../../../core/server/transactionContext.ts";
import type { TestServer } from "../../../tests/testServer.ts";
import {
  approvedAccount,
  checkBooks,
  credit,
  payPassword,
} from "../../../tests/trade/financeFixtures.ts";
import { noon, openSettlementFixtures } from "../../../tests/trade/settlementFixtures.ts";
import { settleAll } from "../settlementLines/commands/settleShops.ts";

interface Part {
  name: string;
  amount: number;
  lines: number;
}
interface ComingRow {
  kind: string;
  day: string | null;
  orders: number;
  amount: number;
  from: string | null;
  until: string | null;
}
let server: TestServer;
let fixtures: Awaited<ReturnType<typeof openSettlementFixtures>>;
beforeAll(async () => {
  fixtures = await openSettlementFixtures();
  server = fixtures.server;
}, 120_000);
afterAll(async () => {
  await checkBooks(server);
  await server.close();
});

const readOutlook = async () =>
  (await server.get("harbour", "member/account/getOutlook")).data as {
    paid: number | null;
    payoutNo: string | null;
    nextId: number | null;
    nextWaits: boolean | null;
    parts: Part[];
    coming: ComingRow[];
    soon: number;
    soonBy: string | null;
  };
const readSums = async (query: Record<string, string>) =>
  (await server.get("harbour", "member/account/getSums", query)).data;
const sum = (rows: readonly { amount: number }[]) =>
  rows.reduce((total, { amount }) => total + Math.round(amount * 100), 0) / 100;
async function payOut(amount: number): Promise<void> {
  const account = await approvedAccount(server);
  const { data } = await server.post("harbour", "member/withdraw/apply", {
    ...{ account, amount, remark: "Rent", payPassword },
  });
  expect(await readOutlook()).toMatchObject({ nextId: data.id, nextWaits: true });
  for (const [step, input] of [
    ["setReviewing", {}],
    ["approve", {}],
    ["setDoing", {}],
    ["setPaid", { payNo: "T-1" }],
  ] as const)
    expect(
      await server.post("platform", `system/withdraw/${step}`, { id: data.id, ...input }),
    ).toMatchObject({ code: 200 });
}

test("M1, M2: what is pending adds up by the day on which it becomes available, and each row opens its lines", async () => {
  const empty = await readOutlook();
  expect(empty).toMatchObject({ paid: null, parts: [], coming: [], soon: 0, soonBy: null });
  const order = await fixtures.receiveExample();
  const refunded = addDays(noon, 2);
  await fixtures.agreeTo(await fixtures.applyFor(order, 1, refunded), refunded);
  const { coming, soon, soonBy } = await readOutlook();
  // The window ends on the 17th, and the day's settlement follows it.
  expect(coming).toMatchObject([{ kind: "day", day: "2026-03-18", orders: 1, amount: 60.33 }]);
  expect([soon, soonBy]).toEqual([60.33, "2026-03-18"]);
  const { data } = await server.get("harbour", "member/getAccount");
  expect(sum(coming)).toBe(data.pending);
  const [row] = coming;
  const { data: lines } = await server.get("harbour", "member/settlement/getList", {
    settleAt_gte: row?.from ?? "",
    settleAt_lte: row?.until ?? "",
  });
  expect(lines.total).toBe(2);
  await fixtures.applyFor(order, 0, addDays(noon, 3));
  expect((await readOutlook()).coming).toMatchObject([{ kind: "held", day: null, orders: 1 }]);
});

test("W1: the parts of the last payout add up to what was paid, and each is the sum of its lines", async () => {
  const order = await fixtures.receiveExample();
  const refunded = addDays(noon, 2);
  await fixtures.agreeTo(await fixtures.applyFor(order, 1, refunded), refunded);
  await settleAll(server.engine, server.shops.harbour, new Date("2026-03-17T13:00:00Z"));
  await credit(server, server.shops.harbour, 82_000);
  await payOut(500);
  const first = await readOutlook();
  expect(first.nextId).toBeNull();
  const byName = (parts: readonly Part[]) =>
    Object.fromEntries(parts.map(({ name, amount }) => [name, amount]));
  expect(byName(first.parts)).toEqual({
    carried: 0,
    sales: 86.9,
    refunds: -22.14,
    commission: -6.2,
    commissionReturned: 1.77,
    other: 820,
    remaining: -380.33,
    fee: -3,
  });
  expect([sum(first.parts), first.paid]).toEqual([497, 497]);
  // An order's sales and its commission are one line, which has the net of both.
  const readListed = async (payoutPart: string) =>
    (await readSums({ account: "balance", payoutPart })).amount;
  expect(await readListed("sales")).toBeCloseTo(86.9 - 6.2, 2);
  expect(await readListed("refunds")).toBeCloseTo(-22.14 + 1.77, 2);
  expect(await readListed("other")).toBe(820);

  await payOut(100);
  const second = await readOutlook();
  expect(byName(second.parts)).toMatchObject({
    carried: 380.33,
    sales: 0,
    remaining: -280.33,
    fee: -1,
  });
  expect([sum(second.parts), second.paid]).toEqual([99, 99]);
  expect(await readListed("carried")).toBe(380.33);
  expect(await readListed("remaining")).toBe(280.33);
  // Its parts are stored once the event of the payment is handled, and are the same.
  const readStored = async () => {
    await server.engine.queues?.idle();
    return (await server.database.pool.query("select entry::int, parts from payout_parts")).rows;
  };
  const [stored] = await readStored();
  expect(stored.parts).toEqual(
    second.parts.flatMap(({ name, amount, lines }) =>
      name === "fee" ? [] : [{ name, amount: Math.round(amount * 100), lines }],
    ),
  );
  expect((await readOutlook()).parts).toEqual(second.parts);
  // The entries until a stored payout are not counted again.
  const countLines = (parts: readonly Part[], part: string) =>
    parts.find(({ name }) => name === part)?.lines ?? 0;
  const more = JSON.stringify(
    stored.parts.map((part: Part) =>
      part.name === "remaining" ? { ...part, lines: part.lines + 1000 } : part,
    ),
  );
  await server.database.pool.query("update payout_parts set parts = $1 where entry = $2", [
    more,
    stored.entry,
  ]);
  await payOut(50);
  await readStored();
  const third = await readOutlook();
  const before = countLines(second.parts, "remaining") + 1000;
  expect(countLines(third.parts, "carried")).toBe(before);
  expect(countLines(third.parts, "remaining")).toBeGreaterThan(before);
  // What is stored of another payout is not taken for those of this one.
  await server.database.pool.query(
    "update payout_parts set entry = entry - 1, parts = '[]' where shop_id = $1",
    [server.shops.harbour],
  );
  expect((await readOutlook()).parts.map(({ amount }) => amount)).toEqual(
    third.parts.map(({ amount }) => amount),
  );
  // Another shop has neither the payout nor its lines.
  const other = await server.get("laneway", "member/account/getOutlook");
  expect(other.data).toMatchObject({ paid: null, parts: [] });
});
