import { sql } from "kysely";
import type { Engine } from "../../framework/server/engine.ts";
import { transact } from "../../framework/server/tenancy.ts";
import { theSystem, trade, type Who } from "../../resources/orders/server/trade.ts";
import { settleAll } from "../../resources/settlementLines/server/settle.ts";
import { closeStatements, issueStatements } from "../../resources/settlementLines/server/statements.ts";
import { applyWithdraw } from "../../resources/withdrawals/server/applyWithdraw.ts";
import { bookWithdrawal } from "../../resources/withdrawals/server/bookWithdrawal.ts";
import type { WithdrawState } from "../../resources/withdrawals/withdrawFields.ts";
import type { Put } from "./fill.ts";

const day = 24 * 3_600_000;
/** How a withdrawal of the demo ended, how many days ago it was asked for, and which part of the balance it was. */
const wishes = [
  { ago: 24, part: 0.5, status: "completed" },
  { ago: 18, part: 0.9, status: "rejected" },
  { ago: 15, part: 0.4, status: "completed" },
  { ago: 9, part: 0.3, status: "cancelled" },
  { ago: 5, part: 0.5, status: "open" },
] as const;
/** One withdrawal of a shop is open at a time: where each shop's stands. */
const open = ["applying", "inProgress", "underReview"] as const;

/** Where the demo's shops are paid. */
export async function addAccounts(put: Put, owner: Parameters<Put>[0], holder: string): Promise<void> {
  const accounts = [
    {
      kind: "bank",
      realname: holder,
      bank: "AU",
      bsb: "062-000",
      bankSub: "Sydney",
      bankAccount: "12345678",
      number: "•••• 5678",
      status: "approved",
      title: `${holder} · •••• 5678`,
    },
    {
      kind: "alipay",
      realname: holder,
      alipayAccount: "pay@example.com",
      number: "•••• .com",
      status: "approved",
      title: `${holder} · •••• .com`,
    },
    {
      kind: "bank",
      realname: holder,
      bank: "ICBC",
      bankAccount: "6222020200112233445",
      number: "•••• 3445",
      status: "pending",
      title: `${holder} · •••• 3445`,
    },
  ];
  for (const account of accounts) await put(owner, "withdrawAccounts", account);
}

/** Days of settlement and what was withdrawn of them, up to now. */
export async function addMoney(engine: Engine, shops: readonly { id: number; staff: Who }[]): Promise<void> {
  const today = Date.now();
  for (let ago = 40; ago >= 0; ago -= 1) {
    const now = new Date(today - ago * day);
    for (const { id } of shops) {
      await settleAll(engine, id, now);
      await issueStatements(engine, id, now);
    }
    for (const wish of wishes.filter((one) => one.ago === ago))
      for (const [place, shop] of shops.entries())
        await withdraw(
          engine,
          shop,
          { ...wish, status: wish.status === "open" ? open[place % open.length] : wish.status },
          now,
        );
    await closeStatements(engine, now);
  }
  await dispute(engine, shops[0]?.id ?? 0);
}
/** One statement with which its shop does not agree waits for the platform. */
const dispute = (engine: Engine, shopId: number): Promise<unknown> =>
  engine.database.pool.query(
    `update settlement_days set status = 'disputed', dispute_remark = $2, version = version + 1
     where id = (select id from settlement_days where shop_id = $1 and status = 'issued' order by day offset 1 limit 1)`,
    [shopId, "The freight of one order is missing. 有一单的运费没有计入。"],
  );
async function withdraw(
  engine: Engine,
  { id: shopId, staff }: { id: number; staff: Who },
  { part, status }: { part: number; status: WithdrawState | undefined },
  now: Date,
): Promise<void> {
  const asked = await transact(engine.database.pool, { wall: "shop", shopId }, "write", async (tx) => {
    const held = await tx.first<{ held: number }>(sql`select shop_balance('balance') as held`);
    const account = await tx.first<{ id: number }>(
      sql`select id from withdraw_accounts where status = 'approved' order by id limit 1`,
    );
    const amount = Math.floor(((held?.held ?? 0) * part) / 1000) * 1000;
    if (!account || amount < 2000) return null;
    return applyWithdraw(
      { engine, tx, now, who: staff, ip: null },
      { shopId, account: account.id, amount, remark: "Monthly payout 月度提现" },
    );
  });
  if (!asked || status === undefined || status === "applying") return;
  const at = now.toISOString();
  await trade(engine, { who: theSystem, now: new Date(now.getTime() + day / 2) }, async (deed) => {
    const back = status === "rejected" || status === "cancelled";
    if (back) await bookWithdrawal(deed, asked.id, "withdrawBack");
    if (status === "completed") await bookWithdrawal(deed, asked.id, "withdrawPaid");
    await deed.tx.run(sql`
      update withdrawals set status = ${status}, review_time = ${at}, reviewer = ${back && status === "cancelled" ? null : "Platform"},
        reject_reason = ${status === "rejected" ? "The name of the account is another one. 户名不符。" : null},
        pay_time = ${status === "completed" ? deed.now.toISOString() : null}, pay_no = ${status === "completed" ? `PO${asked.id}${asked.withdrawNo.slice(-4)}` : null}
      where id = ${asked.id}`);
  });
}
