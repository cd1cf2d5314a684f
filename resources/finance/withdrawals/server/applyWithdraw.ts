import { sql } from "kysely";
import { insertRows } from "../../../../core/server/insertMany.ts";
import { newNumber, type Trade } from "../../../../core/server/transactionContext.ts";
import { formatMoney } from "../../../../framework/schema/index.ts";
import { notFound, refuse } from "../../../../framework/server/domainError.ts";
import type { WithdrawKind } from "../../withdrawAccounts/bankCodes.ts";
import { feeOf } from "../withdrawFee.ts";
import { bookWithdrawal } from "./bookWithdrawal.ts";
import { readSandboxBalance, sandboxRefused } from "./sandboxMoney.ts";
import { readStanding, readWithdrawRules, type WithdrawRules } from "./withdrawRules.ts";

/** A shop's wish to be paid; cents. */
export interface Wish {
  shopId: number;
  account: number;
  amount: number;
  remark: string;
}
export interface Asked {
  id: number;
  withdrawNo: string;
  fee: number;
  actual: number;
}
interface Account {
  id: number;
  kind: WithdrawKind;
  status: "pending" | "approved" | "rejected";
  realname: string;
  bank: string | null;
  bsb: string | null;
  bankSub: string | null;
  number: string | null;
  payTo: string | null;
  qr: string | null;
}
const say = (error: string, key: string, params?: Record<string, string | number>) =>
  refuse(error, { key: `resources.withdrawals.refusals.${key}`, ...(params ? { params } : {}) });

/** Freezes what a shop wants to be paid, and asks the platform to pay it. Of two wishes at once one is heard. */
export async function applyWithdraw(trade: Trade, wish: Wish): Promise<Asked> {
  const { tx, now } = trade;
  const { shopId, amount } = wish;
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawals:${shopId}`}, 0))`);
  const rules = await readWithdrawRules(tx);
  const account = await accountOf(trade, wish);
  await check(trade, rules, account, wish);
  const rule = rules.kinds.find(({ kind }) => kind === account.kind);
  if (!rule?.allowed) throw say("withdraw.disabled", "kind");
  const fee = feeOf(amount, rule);
  if (amount <= fee) throw say("withdraw.limits", "fee", { fee: formatMoney(fee) });
  const balance = await tx.first<{ held: number }>(sql`select shop_balance('balance') as held`);
  if (amount > (balance?.held ?? 0))
    throw say("withdraw.balance", "balance", { balance: formatMoney(balance?.held ?? 0) });
  const sandbox = await readSandboxBalance(trade.engine, tx, shopId);
  if (amount > (balance?.held ?? 0) - sandbox) throw sandboxRefused(sandbox);
  const [withdrawNo = ""] = await newNumber(trade);
  const shop = await tx.beyondWall(() =>
    tx.first<{ name: string | null }>(sql`select name from shops where id = ${shopId}`),
  );
  const { kind, realname, bank, bsb, bankSub, number, payTo, qr } = account;
  await tx.run(
    insertRows("withdrawals", [
      {
        shopId,
        withdrawNo,
        shopName: shop?.name ?? null,
        account: account.id,
        ...{ kind, realname, bank, bsb, bankSub, number, payTo, qr },
        ...{ amount, fee, actual: amount - fee, remark: wish.remark, status: "applying" },
        balance: balance?.held ?? 0,
        applyIp: trade.ip,
        applyTime: now.toISOString(),
        addTime: now.toISOString(),
        updTime: now.toISOString(),
        addBy: trade.who.id,
        updBy: trade.who.id,
        version: 1,
      },
    ]),
  );
  const made = await tx.first<{ id: number }>(sql`select id from withdrawals where withdraw_no = ${withdrawNo}`);
  if (!made) throw new Error(`the withdrawal ${withdrawNo} was not written`);
  await bookWithdrawal(trade, made.id, "withdrawApply", wish.remark);
  return { id: made.id, withdrawNo, fee, actual: amount - fee };
}

async function accountOf({ tx }: Trade, { shopId, account }: Wish): Promise<Account> {
  const found = await tx.first<Account>(sql`
    select id, kind, status, realname, bank, bsb, bank_sub as "bankSub", number, coalesce(bank_account, alipay_account) as "payTo",
      coalesce(alipay_qr, wechat_qr) as qr
    from withdraw_accounts where id = ${account} and shop_id = ${shopId} and deleted_at is null for share`);
  if (!found) throw notFound();
  return found;
}
async function check(
  { tx, now }: Trade,
  rules: WithdrawRules,
  account: Account,
  { shopId, amount }: Wish,
): Promise<void> {
  const { blocked, blockReason, openNo, today } = await readStanding(tx, shopId, now);
  if (blocked) throw say("account.frozen", "blocked", { reason: blockReason ?? "" });
  if (!rules.enabled) throw say("withdraw.disabled", "disabled");
  if (openNo) throw say("withdraw.openExists", "openExists", { number: openNo });
  const usable = rules.reviewed ? account.status === "approved" : account.status !== "rejected";
  if (!usable) throw say("withdraw.account", "account");
  if (amount < rules.min || amount > rules.max)
    throw say("withdraw.limits", "limits", { min: formatMoney(rules.min), max: formatMoney(rules.max) });
  if (today >= rules.times) throw say("withdraw.limits", "times", { times: rules.times });
}
