import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { maskPhone } from "../../../resources/members/index.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { signUpBuyer } from "./buyer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const status = (answer: { status: number; data: { error?: string } | null }) => [
  answer.status,
  answer.data?.error,
];

describe("a buyer", () => {
  test("signs up by e-mail or phone, once, and is in at once", async () => {
    const mia = await signUpBuyer(server, { email: "Mia@Example.com" });
    const me = await mia.get("buyer/me");
    expect(me.data).toMatchObject({
      id: mia.id,
      nickname: "Mia",
      email: "mia@example.com",
      phone: null,
      balance: 0,
      orders: { unpaid: 0, completed: 0 },
    });
    expect(me.headers["cache-control"]).toBe("no-store");
    const leo = await signUpBuyer(server, { phone: "+61 400 111 222" });
    expect((await leo.get("buyer/me")).data.phone).toBe("+61400111222");
    const none = await mia.ask("POST", "buyer/register", {
      code: "123456",
      password: "correct horse",
      nickname: "Nobody",
    });
    expect([none.status, Object.keys(none.data.errors)]).toEqual([400, ["email"]]);
    const short = await mia.ask("POST", "buyer/register", {
      email: "a@b.example",
      code: "123456",
      password: "1234567",
      nickname: "A",
    });
    expect([short.status, Object.keys(short.data.errors)]).toEqual([400, ["password"]]);
  });
  test("signs in and out, by either address; password and token are stored as hashes", async () => {
    const ana = await signUpBuyer(server, { phone: "+61400333444" });
    const { status: ok, data } = await ana.ask("POST", "buyer/login", {
      account: "+61 400 333 444",
      password: "correct horse",
    });
    expect([ok, data.buyer.id]).toEqual([200, ana.id]);
    const bearer = { authorization: `Bearer ${data.token}` };
    expect((await ana.ask("GET", "buyer/me", undefined, bearer)).status).toBe(200);
    expect((await ana.ask("POST", "buyer/logout", {}, bearer)).status).toBe(200);
    expect(status(await ana.ask("GET", "buyer/me", undefined, bearer))).toEqual([
      401,
      "session.required",
    ]);
    // Each device has a session of its own.
    expect((await ana.get("buyer/me")).status).toBe(200);
    const { rows } = await server.database.pool.query(
      "select password_hash, (select string_agg(token_hash, ' ') from buyer_sessions) as tokens from buyer_secrets",
    );
    expect(rows).not.toHaveLength(0);
    expect(rows.every((row) => row.password_hash.startsWith("$argon2id$"))).toBe(true);
    expect(rows[0].tokens).not.toContain(ana.token);
  });
  test("is slowed down where a password is guessed", async () => {
    const { ask, account } = await signUpBuyer(server);
    const guess = (password: string) => ask("POST", "buyer/login", { account, password });
    for (let turn = 0; turn < 5; turn += 1)
      expect(status(await guess("wrong"))).toEqual([422, "buyer.loginFailed"]);
    expect(status(await guess("correct horse"))).toEqual([429, "login.rateLimited"]);
    expect(
      status(await ask("POST", "buyer/login", { account: "nobody@example.com", password: "x" })),
    ).toEqual([422, "buyer.loginFailed"]);
  });
  test("a frozen buyer is signed out immediately, with the reason", async () => {
    const buyer = await signUpBuyer(server);
    expect((await buyer.get("buyer/me")).status).toBe(200);
    const frozen = await server.post("platform", "system/member/freeze", {
      id: buyer.id,
      reason: "Chargebacks",
    });
    expect([frozen.code, frozen.data.status, frozen.data.freezeReason]).toEqual([
      200,
      "frozen",
      "Chargebacks",
    ]);
    expect(status(await buyer.get("buyer/me"))).toEqual([401, "session.required"]);
    const arrive = () =>
      buyer.ask("POST", "buyer/login", { account: buyer.account, password: "correct horse" });
    const rejected = await arrive();
    expect(status(rejected)).toEqual([422, "account.frozen"]);
    expect((await server.post("platform", "system/member/unfreeze", { id: buyer.id })).code).toBe(
      200,
    );
    expect((await arrive()).status).toBe(200);
  });
  test("the wallet shows its balance and its entries", async () => {
    const buyer = await signUpBuyer(server);
    for (const [turn, amount] of [5000, 1250].entries())
      await server.database.pool.query(
        "select post_ledger('recharge', 'payments', $1, null, null, now(), null, $2)",
        [
          900_000 + turn,
          JSON.stringify([
            { account: "wallet", buyerId: buyer.id, type: "recharge", amount },
            { account: "provider", provider: "wxPay", type: "recharge", amount: -amount },
          ]),
        ],
      );
    const first = await buyer.get("buyer/wallet?pageSize=1");
    expect(first.data).toMatchObject({
      balance: 62.5,
      entries: [{ amount: 12.5, before: 50, after: 62.5 }],
    });
    const second = await buyer.get(`buyer/wallet?pageSize=1&cursor=${first.data.next}`);
    expect(second.data).toMatchObject({
      entries: [{ amount: 50, before: 0, after: 50 }],
      next: null,
    });
    expect((await (await signUpBuyer(server)).get("buyer/wallet")).data).toEqual({
      balance: 0,
      entries: [],
      next: null,
    });
  });
});

describe("the platform", () => {
  test("sees buyers with a masked phone, finds them by the whole one, and looks at it knowingly", async () => {
    const buyer = await signUpBuyer(server, { phone: "+61400555666", nickname: "Ravi" });
    const { data } = await server.get("platform", "system/member/getList", { q: "+61400555666" });
    expect(data.list).toMatchObject([
      { id: buyer.id, phone: maskPhone("+61400555666"), orderCount: 0, spent: 0 },
    ]);
    expect(data.list[0].phone).toBe("+61••••••666");
    const shown = await server.post("platform", "system/member/showPhone", { id: buyer.id });
    expect(JSON.stringify(shown.data)).toContain("+61400555666");
    const kept = await server.get("platform", "system/member/get", { id: buyer.id });
    expect(kept.data.phone).toBe("+61••••••666");
    expect((await server.get("harbour", "system/member/getList")).code).toBe(403);
  });
});
