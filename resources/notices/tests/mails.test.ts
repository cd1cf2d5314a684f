import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { consumeAll } from "../../../core/events/server/consumeEvents.ts";
import type { Consumer } from "../../../core/events/server/defineConsumer.ts";
import { emit } from "../../../core/events/server/emit.ts";
import { systemActor } from "../../../core/server/transactionContext.ts";
import type { Message } from "../../../core/transport.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { approvedAccount, credit, payPassword } from "../../../tests/trade/financeFixtures.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { createRefundFixtures } from "../../../tests/trade/refundFixtures.ts";
import { requestIntervention } from "../../orders/server.ts";
import { mailOwners } from "../mails/consumers.ts";

let server: TestServer;
let market: Market;
let sent: Message[] = [];
let isDown = false;
let crashes = 0;
const transmit = async (message: Message) => {
  if (isDown) throw new Error("the mail server is away");
  sent.push(message);
};
const crashing: Consumer = {
  ...mailOwners,
  async handle(ctx, events) {
    await mailOwners.handle(ctx, events);
    if (crashes === 0) return;
    crashes -= 1;
    const pid = await ctx.tx.readValue(sql<number>`select pg_backend_pid()`);
    await query("select pg_terminate_backend($1)", [pid]);
    await ctx.tx.run(sql`select 1`);
  },
};
const query = async (text: string, values: unknown[] = []) =>
  (await server.database.pool.query(text, values)).rows;
const idle = () => server.engine.queues?.idle();

beforeAll(async () => {
  const transports = { email: transmit, phone: transmit };
  server = await startTestServer({ server: { transports, consumers: [crashing] } });
  market = await openMarket(server);
  await query(
    "update members set email = 'owner@harbour.example', email_verified = true where username = 'harbour'",
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  await idle();
  sent = [];
  isDown = false;
  await query("update members set language = null where username = 'harbour'");
});
const listSubjects = async () => {
  await idle();
  return sent.map(({ to, subject }) => `${to}: ${subject}`);
};
/** An event of the first shop, whose webhook has failed for days. */
const disableWebhook = async (name = "Till") => {
  const [webhook] = await query(
    `insert into webhooks (shop_id, name, url, status) values ($1, $2, 'https://a.example', 'disabled')
     returning id`,
    [server.shops.harbour, name],
  );
  await market.command(systemActor, async (ctx) =>
    emit(ctx, {
      topic: "webhook.disabled",
      key: webhook.id,
      shopId: server.shops.harbour,
      payload: { webhookId: webhook.id },
    }),
  );
};

test("the owner is written to about a withdrawal that was declined or paid, not about a cancellation", async () => {
  const account = await approvedAccount(server);
  await credit(server, server.shops.harbour, 82_000);
  await idle();
  sent = [];
  const ask = async () => {
    const input = { account, amount: 20, remark: "Rent", payPassword };
    return (await server.post("harbour", "member/withdraw/apply", input)).data.id;
  };
  await server.post("harbour", "member/withdraw/cancel", { id: await ask() });
  expect(await listSubjects()).toEqual([]);
  const id = await ask();
  await server.post("platform", "system/withdraw/reject", { id, reason: "No" });
  expect(await listSubjects()).toEqual([
    expect.stringMatching(/^owner@harbour\.example: Withdrawal W-\d+ of .+ wasn't paid$/),
  ]);
  expect(sent[0]?.body).toContain("A$20.00 has returned to your available balance");
});

test("the owner is written to about a dispute, and how it was decided", async () => {
  const fixtures = createRefundFixtures(server, market);
  const mei = await market.addBuyer("Mei");
  const order = await fixtures.buy(mei);
  const { id } = await fixtures.apply(mei, order, 0);
  await server.post("harbour", "member/refund/refuse", { id, reason: "Used" });
  await fixtures.as(mei, (ctx) => requestIntervention(ctx, mei.id, id, { reason: "Never used" }));
  expect(await listSubjects()).toEqual([
    expect.stringMatching(/Refund R-\d+ has been escalated to Markethall$/),
  ]);
  sent = [];
  expect(await fixtures.decide("platformReject", id, { reason: "Used" })).toMatchObject({
    code: 200,
  });
  expect(await listSubjects()).toEqual([expect.stringMatching(/decided for you$/)]);
});

test("a mail is in the language of the recipient", async () => {
  await query("update members set language = 'zh-CN' where username = 'harbour'");
  await disableWebhook("收银");
  expect(await listSubjects()).toEqual(["owner@harbour.example: Webhook“收银”已停用"]);
  await query("update members set language = 'zh-TW' where username = 'harbour'");
  await disableWebhook("收銀");
  expect((await listSubjects()).at(-1)).toBe("owner@harbour.example: Webhook「收銀」已停用");
});

test("a shop turns a kind off; a phone is written to where there is no address", async () => {
  const { data } = await server.get("harbour", "member/shopConfig/get");
  expect(data).toMatchObject({ mailWithdrawals: true, mailDisputes: true, mailWebhooks: true });
  const set = (mailWebhooks: boolean) =>
    server.post("harbour", "member/shopConfig/editSubmit", { mailWebhooks });
  expect((await set(false)).data).toMatchObject({ mailWebhooks: false, mailDisputes: true });
  await disableWebhook();
  expect(await listSubjects()).toEqual([]);
  await set(true);
  await query(
    `update members set email_verified = false, phone = '+61400000999', phone_verified = true
     where username = 'harbour'`,
  );
  await disableWebhook();
  expect(await listSubjects()).toEqual(["+61400000999: Webhook “Till” has been deactivated"]);
  await query("update members set email_verified = true where username = 'harbour'");
});

test("a process that dies between the event and the mail loses none, and repeats none", async () => {
  crashes = 1;
  await disableWebhook("Crash");
  await idle();
  expect(crashes).toBe(0);
  await consumeAll(server.engine);
  const listCrashes = async () =>
    (await listSubjects()).filter((subject) => subject.includes("“Crash”"));
  expect(await listCrashes()).toHaveLength(1);

  // A restored dump may hand events out again.
  await query("update event_cursors set xid = '0', id = 0 where consumer = 'mailOwners'");
  expect(await consumeAll(server.engine)).toBeGreaterThan(1);
  expect(await listCrashes()).toHaveLength(1);
});

test("a mail is sent again until the mail server takes it", async () => {
  isDown = true;
  await disableWebhook("Later");
  expect(await listSubjects()).toEqual([]);
  isDown = false;
  await query("update pgboss.job set start_after = now() - interval '1 second'");
  expect(await listSubjects()).toHaveLength(1);
});
