import { afterAll, beforeAll, expect, test } from "vitest";
import { systemActor } from "../../../core/server/transactionContext.ts";
import { auditMoney } from "../../../resources/finance/server.ts";
import { adjustPoints } from "../../../resources/members/testing.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { signUpBuyer } from "./buyer.ts";

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
}, 120_000);
afterAll(async () => {
  expect(await auditMoney(server.database.pool)).toEqual([]);
  await server.close();
});

const addLevel = (name: string, minPoints: number) =>
  server.post("platform", "system/memberLevel/editSubmit", { name: { en: name }, minPoints });
const idle = () => server.engine.queues?.idle();

test("a buyer checks in once a day, and sees points, level and log", async () => {
  expect((await addLevel("Bronze", 1)).code).toBe(200);
  expect((await addLevel("Silver", 1000)).code).toBe(200);
  const buyer = await signUpBuyer(server);
  const before = await buyer.get("buyer/points");
  expect(before.data).toMatchObject({
    points: 0,
    thousandPay: 3,
    level: null,
    nextLevel: { name: "Bronze" },
    checkIn: { done: false, points: 5 },
  });
  expect((await buyer.post("buyer/checkIn", {})).data).toEqual({ points: 5 });
  const again = await buyer.post("buyer/checkIn", {});
  expect([again.status, again.data.error]).toEqual([422, "points.alreadySignedIn"]);
  await market.command(systemActor, (ctx) =>
    adjustPoints(ctx, buyer.id, { change: 40, reason: "Apology" }),
  );
  await idle();
  const after = await buyer.get("buyer/points");
  expect(after.data).toMatchObject({
    points: 45,
    available: 45,
    earned: 5,
    expiring: { points: 5 },
    level: { name: "Bronze", pointsRate: 100 },
    nextLevel: { name: "Silver", minPoints: 1000 },
    checkIn: { done: true },
  });
  const first = await buyer.get("buyer/points/entries?pageSize=1");
  expect(first.data.entries).toMatchObject([
    { type: "adminIn", change: 40, after: 45, reason: "Apology" },
  ]);
  const rest = await buyer.get(`buyer/points/entries?pageSize=1&cursor=${first.data.next}`);
  expect(rest.data).toMatchObject({ entries: [{ type: "sign", change: 5, after: 5 }], next: null });
  const levels = await buyer.get("levels?lang=zh-CN");
  expect(levels.data.map(({ minPoints }: { minPoints: number }) => minPoints)).toEqual([1, 1000]);
});

test("the day of a check-in is that of the zone in the settings", async () => {
  const buyer = await signUpBuyer(server);
  const readDay = async () => (await buyer.get("buyer/points")).data.checkIn.day;
  const toDay = (zone: string) =>
    new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(new Date());
  for (const zone of ["Pacific/Auckland", "UTC", "Australia/Sydney"]) {
    const saved = await server.post("platform", "system/config/editSubmit", { pointsZone: zone });
    expect(saved.code).toBe(200);
    const [before, day, after] = [toDay(zone), await readDay(), toDay(zone)];
    expect([before, after]).toContain(day);
  }
});

test("a buyer invites another with a code, in any case", async () => {
  const inviter = await signUpBuyer(server);
  const first = await inviter.post("buyer/invitation", {});
  expect(first.data).toEqual({
    code: expect.stringMatching(/^[2-9A-Z]{8}$/),
    count: 0,
    points: 0,
  });
  expect((await inviter.post("buyer/invitation", {})).data).toEqual(first.data);
  const invited = await signUpBuyer(server, { inviteCode: first.data.code.toLowerCase() });
  expect((await inviter.post("buyer/invitation", {})).data.count).toBe(1);
  const { data } = await server.get("platform", "system/member/get", { id: invited.id });
  expect(data.invitedBy).toBe(inviter.id);
  await expect(signUpBuyer(server, { inviteCode: "ABCDEFGH" })).rejects.toThrow();
});

test("the platform signs a buyer out everywhere, and gives a new password once", async () => {
  const buyer = await signUpBuyer(server);
  const act = (name: string) => server.post("platform", `system/member/${name}`, { id: buyer.id });
  expect((await buyer.get("buyer/me")).status).toBe(200);
  expect((await act("forceLogout")).code).toBe(200);
  expect((await buyer.get("buyer/me")).status).toBe(401);
  const signIn = (password: string) =>
    buyer.ask("POST", "buyer/login", { account: buyer.account, password });
  expect((await signIn("correct horse")).status).toBe(200);
  const reset = await act("resetPassword");
  expect(reset.code).toBe(200);
  const [, password = ""] = /"password":"([^"]+)"/.exec(JSON.stringify(reset.data)) ?? [];
  expect(password.length).toBeGreaterThanOrEqual(8);
  expect((await signIn("correct horse")).status).not.toBe(200);
  expect((await signIn(password)).status).toBe(200);
  const { rows } = await server.database.pool.query(
    "select subject from outbox where recipient = $1 order by id desc limit 1",
    [buyer.account],
  );
  expect(rows).toEqual([{ subject: "Your Markethall password was reset" }]);
});

test("a buyer changes name and birthday", async () => {
  const buyer = await signUpBuyer(server);
  const edit = (values: object) => buyer.post("buyer/profile", values);
  expect((await edit({ birthday: "1990-05-17", gender: "female" })).status).toBe(200);
  expect((await edit({ nickname: "Mia B." })).status).toBe(200);
  expect((await edit({ birthday: "2999-01-01" })).status).toBe(400);
  expect((await buyer.get("buyer/me")).data).toMatchObject({
    nickname: "Mia B.",
    birthday: "1990-05-17",
    gender: "female",
  });
});

test("favourites and opens are counted by a job, and none waits for the product", async () => {
  const [one, other] = await Promise.all([signUpBuyer(server), signUpBuyer(server)]);
  const { skuId } = await market.cartItem(12, 5);
  const { rows } = await server.database.pool.query(
    "select goods::int as id from skus where id = $1",
    [skuId],
  );
  const { id } = rows[0];
  const mark = (buyer: typeof one, path = "") => buyer.post(`favourites/${id}${path}`, {});
  const holding = await server.database.pool.connect();
  try {
    // An editor of the product holds its row meanwhile.
    await holding.query("begin");
    await holding.query("select id from goods where id = $1 for update", [id]);
    // A row that refers to the product waits for nobody who only edits it.
    await holding.query("rollback");
    await holding.query("begin");
    await holding.query("select id from goods where id = $1 for no key update", [id]);
    for (const buyer of [one, other, one]) expect((await mark(buyer)).status).toBe(200);
    expect((await one.get(`goods/${id}`)).status).toBe(200);
    expect((await one.get(`goods/${id}`)).status).toBe(200);
  } finally {
    await holding.query("rollback");
    holding.release();
  }
  expect((await one.get("favourites")).data).toMatchObject({ list: [{ id }], next: null });
  const readNumbers = async () => {
    await server.runJob("sumGoodsCounts");
    const { data } = await server.get("harbour", "member/goods/get", { id });
    return data.collectNum;
  };
  expect(await readNumbers()).toBe(2);
  expect((await mark(other, "/remove")).status).toBe(200);
  expect((await mark(other, "/remove")).status).toBe(200);
  expect(await readNumbers()).toBe(1);
  expect((await other.get("favourites")).data.list).toEqual([]);
  expect((await other.post("favourites/999999", {})).status).toBe(404);
});
