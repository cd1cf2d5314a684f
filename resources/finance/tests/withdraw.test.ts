import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import {
  approvedAccount,
  checkBooks,
  credit,
  payPassword,
  readAccountEntries,
  readLedgerState,
} from "../../../tests/trade/financeFixtures.ts";
import { calculateFee } from "../withdrawals/withdrawFee.ts";
import { withdrawStates } from "../withdrawals/withdrawFields.ts";

let server: TestServer;
let account: number;
const apply = (amount: number, more: object = {}, user = "harbour") =>
  server.post(user, "member/withdraw/apply", {
    account,
    amount,
    remark: "Rent",
    payPassword,
    ...more,
  });
const command = (name: string, id: number, input: object = {}) =>
  server.post("platform", `system/withdraw/${name}`, { id, ...input });
const requested = async (amount: number): Promise<number> => {
  const answer = await apply(amount);
  expect(answer, JSON.stringify(answer)).toMatchObject({ code: 200 });
  return answer.data.id;
};
const readStatus = async (id: number) =>
  (await server.get("harbour", "member/withdraw/get", { id })).data.status;
const listMenuItems = async (id: number) =>
  (await server.get("harbour", "member/account/getList", { refTable: "withdrawals", refId: id }))
    .data;

beforeAll(async () => {
  server = await startTestServer();
  account = await approvedAccount(server);
  // Raises the daily limit to what the tests need.
  const { data } = await server.get("platform", "system/config/get");
  await server.post("platform", "system/config/editSubmit", { id: data.id, withdrawTimes: 100 });
  await credit(server, server.shops.harbour, 82_000);
});
afterAll(async () => {
  await checkBooks(server);
  await server.close();
});

describe("a withdrawal", () => {
  test("W3: what is refused is balance again, to the cent, by two lines and no fee", async () => {
    const id = await requested(500);
    expect(await readAccountEntries(server)).toEqual({
      balance: 320,
      pending: 0,
      frozen: 500,
      total: 820,
    });
    expect(await command("reject", id, { reason: "The name differs" })).toMatchObject({
      code: 200,
    });
    expect(await readAccountEntries(server)).toEqual({
      balance: 820,
      pending: 0,
      frozen: 0,
      total: 820,
    });
    const { list, total } = await listMenuItems(id);
    expect(total).toBe(4);
    expect(
      list
        .map(({ type, account: of }: { type: string; account: string }) => `${type} ${of}`)
        .sort(),
    ).toEqual([
      "withdrawApply balance",
      "withdrawApply frozen",
      "withdrawBack balance",
      "withdrawBack frozen",
    ]);
    const { rows } = await server.database.pool.query(
      "select 1 from ledger_entries where type = 'withdrawFee'",
    );
    expect(rows).toEqual([]);
  });

  test("W1: 500.00 of 820.00 to a bank leaves 320.00, costs 3.00, and nothing stays frozen", async () => {
    const { data } = await server.get("harbour", "member/withdraw/count", {
      amount: 500,
      kind: "bank",
    });
    expect(data).toMatchObject({
      balance: 820,
      fee: 3,
      actual: 497,
      left: 320,
      min: 10,
      max: 50_000,
    });
    const answer = await apply(500);
    expect(answer.data).toMatchObject({ fee: 3, actual: 497 });
    const { id } = answer.data;
    expect(await readAccountEntries(server)).toMatchObject({ balance: 320, frozen: 500 });
    for (const [name, input] of [
      ["setReviewing", {}],
      ["approve", {}],
      ["setDoing", {}],
      ["setPayFailed", { note: "The bank was closed" }],
      ["setDoing", {}],
    ] as const)
      expect(await command(name, id, input), name).toMatchObject({ code: 200 });
    expect(await readAccountEntries(server)).toMatchObject({ balance: 320, frozen: 500 });
    expect(await command("setPaid", id, { payNo: "T-1" })).toMatchObject({
      code: 200,
      data: { status: "completed" },
    });
    expect(await readAccountEntries(server)).toEqual({
      balance: 320,
      pending: 0,
      frozen: 0,
      total: 320,
    });
    const { rows } = await server.database.pool.query(
      "select account, sum(amount)::int as cents from ledger_entries where ref_table = 'withdrawals' and ref_id = $1 group by 1 order by 1",
      [id],
    );
    // 820.00 = 320.00 + 497.00 + 3.00
    expect(rows).toEqual([
      { account: "balance", cents: -50_000 },
      { account: "bank", cents: 49_700 },
      { account: "frozen", cents: 0 },
      { account: "platform", cents: 300 },
    ]);
  });

  test("LK 10: no cent of the fee stays frozen, for any amount", async () => {
    for (const [cents, fee] of [
      [1000, 100],
      [16_667, 100],
      [16_668, 100],
      [25_050, 150],
    ] as const) {
      expect(calculateFee(cents, { rate: 0.6, minFee: 100 }), `${cents}`).toBe(fee);
      await credit(server, server.shops.harbour, cents);
      const before = await readAccountEntries(server);
      const id = await requested(cents / 100);
      await command("setReviewing", id);
      await command("approve", id);
      await command("setDoing", id);
      await command("setPaid", id, { payNo: "T" });
      const after = await readAccountEntries(server);
      expect(after.frozen).toBe(0);
      expect(Math.round((before.total - after.total) * 100)).toBe(cents);
    }
  });

  test("can be requested once at a time: of five concurrent requests, one succeeds", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => apply(20)));
    const publishChanges = answers.filter(({ code }) => code === 200);
    expect(publishChanges).toHaveLength(1);
    expect(answers.filter(({ data }) => data?.error === "withdrawal.alreadyOpen")).toHaveLength(4);
    expect(await readAccountEntries(server)).toMatchObject({ frozen: 20 });
    expect(
      (await server.post("harbour", "member/withdraw/cancel", { id: publishChanges[0]?.data.id }))
        .code,
    ).toBe(200);
    expect(await readAccountEntries(server)).toMatchObject({ balance: 320, frozen: 0 });
  });

  test("enforces the platform's rules", async () => {
    const rejected = async (amount: number, error: string, more: object = {}) =>
      expect((await apply(amount, more)).data.error).toBe(error);
    const books = await readLedgerState(server);
    await rejected(9.99, "withdrawal.amountBelowMin");
    await rejected(50_000.01, "withdrawal.amountExceedsMax");
    await rejected(320.01, "withdrawal.amountExceedsBalance");
    expect((await apply(20, { remark: "" })).code).toBe(400);
    expect((await apply(20, {}, "laneway")).code).not.toBe(200);
    const terms = await server.post("platform", "system/shopTerms/editSubmit", {
      shop: server.shops.harbour,
      settlement: "day",
      withdrawBlocked: true,
      blockReason: "The papers have expired",
    });
    await rejected(20, "withdrawal.blocked");
    expect((await apply(20)).message).toContain("The papers have expired");
    await server.post("platform", "system/shopTerms/editSubmit", {
      id: terms.data.id,
      withdrawBlocked: false,
    });
    const { data } = await server.get("platform", "system/config/get");
    await server.post("platform", "system/config/editSubmit", { id: data.id, withdrawTimes: 1 });
    await rejected(20, "withdrawal.dailyLimitReached");
    await server.post("platform", "system/config/editSubmit", {
      id: data.id,
      withdrawTimes: 100,
      bankAllowed: false,
    });
    await rejected(20, "withdrawal.kindDisabled");
    await server.post("platform", "system/config/editSubmit", { id: data.id, bankAllowed: true });
    const waiting = await server.post("harbour", "member/memberBank/editSubmit", {
      kind: "alipay",
      realname: "Mia",
      alipayAccount: "mia@harbour.example",
    });
    await rejected(20, "withdrawal.accountNotApproved", { account: waiting.data.id });
    expect(await readLedgerState(server)).toEqual(books);
    expect(await readAccountEntries(server)).toMatchObject({ balance: 320, frozen: 0 });
  });

  test("is not paid while the platform blocks the payouts of its shop", async () => {
    const id = await requested(20);
    expect(await command("setReviewing", id)).toMatchObject({ code: 200 });
    const { data } = await server.get("platform", "system/shopTerms/getList", {
      shop: server.shops.harbour,
    });
    const block = (withdrawBlocked: boolean) =>
      server.post("platform", "system/shopTerms/editSubmit", {
        id: data.list[0].id,
        withdrawBlocked,
        ...(withdrawBlocked && { blockReason: "The papers have expired" }),
      });
    const readPayout = async () =>
      (await server.get("platform", "system/withdraw/get", { id })).data;
    expect((await block(true)).code).toBe(200);
    expect(await readPayout()).toMatchObject({
      blockReason: "The papers have expired",
      sellerId: server.shops.harbour,
    });
    const blocked = await command("approve", id);
    expect(blocked.data.error).toBe("payout.blocked");
    expect(blocked.message).toContain("The papers have expired");
    expect((await block(false)).code).toBe(200);
    expect(await readPayout()).toMatchObject({ blockReason: null });
    expect(await command("approve", id)).toMatchObject({ code: 200 });
    await block(true);
    expect((await command("setDoing", id)).data.error).toBe("payout.blocked");
    await block(false);
    const shop = await server.get("platform", "system/withdraw/getShop", { id });
    expect(shop.data).toMatchObject({ balance: 300, paidCount: expect.any(Number) });
    const listed = await server.get("platform", "system/withdraw/getList", {
      shop: server.shops.laneway,
    });
    expect(listed.data.list.map((one: { id: number }) => one.id)).not.toContain(id);
    await server.database.pool.query(
      "update withdrawals set status = 'underReview' where id = $1",
      [id],
    );
    expect(await command("reject", id, { reason: "No" })).toMatchObject({ code: 200 });
  });

  test("requires the pay password, and guesses are slowed down", async () => {
    const books = await readLedgerState(server);
    expect((await apply(20, { payPassword: "" })).data.errors).toHaveProperty("payPassword");
    expect((await apply(20, {}, "laneway")).data.error).toBe("payPassword.missing");
    const own = {
      oldPassword: "markethall-demo",
      password: "markethall-demo",
      confirmPassword: "markethall-demo",
    };
    expect((await server.post("harbour", "member/updatePayPassword", own)).data.error).toBe(
      "payPassword.sameAsPassword",
    );
    const another = {
      oldPassword: "wrong",
      password: "another-one",
      confirmPassword: "another-one",
    };
    expect((await server.post("harbour", "member/updatePayPassword", another)).data.error).toBe(
      "password.wrong",
    );
    for (let tries = 0; tries < 5; tries += 1)
      expect((await apply(20, { payPassword: "guess" })).data).toMatchObject({
        error: "payPassword.wrong",
        errors: { payPassword: expect.any(String) },
      });
    expect((await apply(20)).code).toBe(429);
    await server.database.pool.query("delete from failures");
    expect(await readLedgerState(server)).toEqual(books);
    const { rows } = await server.database.pool.query("select changes::text from audit_entries");
    expect(JSON.stringify(rows)).not.toContain(payPassword);
  });

  test("changes its state only as declared", async () => {
    const ways: Record<string, readonly string[]> = {
      setReviewing: ["applying"],
      approve: ["underReview"],
      reject: ["applying", "underReview"],
      setDoing: ["awaitingPayout"],
      setPaid: ["inProgress"],
      setPayFailed: ["inProgress"],
      giveUp: ["awaitingPayout"],
      cancel: ["applying"],
    };
    const inputs: Record<string, object> = {
      reject: { reason: "No" },
      setPaid: { payNo: "T" },
      setPayFailed: { note: "No" },
      giveUp: { reason: "No" },
    };
    const id = await requested(20);
    for (const state of withdrawStates) {
      await server.database.pool.query(
        "update withdrawals set status = $1, fail_note = null where id = $2",
        [state, id],
      );
      const books = await readLedgerState(server);
      for (const [name, from] of Object.entries(ways)) {
        if (from.includes(state) && name !== "giveUp") continue;
        const answer =
          name === "cancel"
            ? await server.post("harbour", "member/withdraw/cancel", { id })
            : await command(name, id, inputs[name]);
        expect(answer.code, `${name} from ${state}`).toBe(409);
        expect(await readStatus(id)).toBe(state);
        expect(await readLedgerState(server), `the books after ${name} from ${state}`).toEqual(
          books,
        );
      }
    }
    await server.database.pool.query(
      "update withdrawals set status = 'awaitingPayout', fail_note = 'No' where id = $1",
      [id],
    );
    expect(await command("giveUp", id, { reason: "No such account" })).toMatchObject({
      code: 200,
      data: { status: "rejected" },
    });
    expect(await readAccountEntries(server)).toMatchObject({ balance: 320, frozen: 0 });
  });
});

describe("the number of an account", () => {
  const whole = "6222021234567890";
  test("is whole nowhere but in its own form, and where the platform pays", async () => {
    const { data } = await server.post("harbour", "member/memberBank/editSubmit", {
      kind: "bank",
      realname: "Harbour",
      bank: "ICBC",
      bankAccount: whole,
    });
    const { id } = data;
    await server.post("platform", "system/memberBank/approve", { id });
    const withdrawal = (await apply(20, { account: id })).data.id;
    const places = await Promise.all([
      server.get("harbour", "member/memberBank/getList"),
      server.get("harbour", "member/memberBank/get", { id }),
      server.get("harbour", "member/memberBank/getSelector"),
      server.get("harbour", "member/memberBank/getHistory", { id }),
      server.get("harbour", "member/withdraw/getList"),
      server.get("harbour", "member/withdraw/getLast"),
      server.get("harbour", "member/withdraw/get", { id: withdrawal }),
      server.get("harbour", "member/withdraw/getHistory", { id: withdrawal }),
      server.get("platform", "system/memberBank/getList"),
      server.get("platform", "system/memberBank/get", { id }),
      server.get("platform", "system/withdraw/getList"),
      server.get("platform", "system/withdraw/get", { id: withdrawal }),
    ]);
    const answer = JSON.stringify([data, ...places]);
    expect(answer).not.toContain(whole);
    expect(answer).toContain("••••\u00a07890");
    for (const [user, path] of [
      ["harbour", "member/memberBank"],
      ["harbour", "member/withdraw"],
      ["platform", "system/memberBank"],
      ["platform", "system/withdraw"],
    ] as const) {
      const file = await server.request(user, { method: "GET", url: `/api/${path}/export` });
      expect(file.body, path).not.toContain(whole);
      expect(file.body, path).toContain("7890");
    }
    const { rows } = await server.database.pool.query("select changes::text from audit_entries");
    expect(JSON.stringify(rows)).not.toContain(whole);
    expect((await server.get("harbour", "member/memberBank/getNumber", { id })).data).toEqual({
      number: whole,
    });
    expect((await server.get("laneway", "member/memberBank/getNumber", { id })).code).toBe(404);
    expect(
      (await server.post("platform", "system/withdraw/showNumber", { id: withdrawal })).data,
    ).toEqual({
      number: whole,
    });
    await server.post("harbour", "member/withdraw/cancel", { id: withdrawal });
  });

  test("is looked at again once it has changed, and not where nothing has", async () => {
    const id = await approvedAccount(server, "harbour", { bankAccount: "55556666" });
    const save = (values: object) =>
      server.post("harbour", "member/memberBank/editSubmit", { id, ...values });
    const same = await save({ bankAccount: "55556666" });
    expect(same.data, JSON.stringify(same)).toMatchObject({
      status: "approved",
      number: "••••\u00a06666",
    });
    expect((await save({ bankAccount: "55557777" })).data).toMatchObject({
      status: "pending",
      number: "••••\u00a07777",
    });
    expect((await save({ bankAccount: "not a number" })).data.errors).toHaveProperty("bankAccount");
    expect((await save({ bsb: "12" })).data.errors).toHaveProperty("bsb");
    expect((await save({ bsb: "063123" })).data).toMatchObject({ bsb: "063-123" });
  });
});
