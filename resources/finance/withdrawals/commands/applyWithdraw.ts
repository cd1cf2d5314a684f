import { sql } from "kysely";
import { insertMany } from "../../../../core/server/insertMany.ts";
import { drawShopNumber } from "../../../../core/server/shopCounters.ts";
import {
  generateNumber,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { formatMoney } from "../../../../framework/schema/index.ts";
import { notFound } from "../../../../framework/server/domainError.ts";
import { lockKeys } from "../../../../framework/server/sql/lockKeys.ts";
import type { Calculated, CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import { domainError } from "../../errors.ts";
import type { WithdrawKind } from "../../withdrawAccounts/bankCodes.ts";
import { createSandboxBalanceError, readSandboxBalance } from "../queries/readSandboxBalance.ts";
import {
  readPayoutEligibility,
  readWithdrawRules,
  type WithdrawRules,
} from "../queries/readWithdrawRules.ts";
import { calculateFee } from "../withdrawFee.ts";
import { bookWithdrawal } from "./bookWithdrawal.ts";

/** A shop's request for a payout; amounts are cents. */
export interface PayoutRequest {
  shopId: number;
  account: number;
  amount: number;
  remark: string;
}
export interface CreatedWithdrawal {
  id: number;
  shortNo: string;
  withdrawNo: string;
  fee: number;
  actual: number;
}
type Account = Pick<
  TableRow<"withdraw_accounts">,
  "id" | "status" | "realname" | "bank" | "bsb" | "number"
> &
  Pick<CamelRow<"withdraw_accounts">, "bankSub"> &
  Calculated<{ kind: WithdrawKind; payTo: string | null; qr: string | null }>;

/**
 * Freezes the amount that a shop withdraws, and asks the platform to pay it. Of two concurrent
 * requests one succeeds.
 *
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 * @throws {DomainError} `withdrawal.accountNotApproved` when the payout account is not approved.
 * @throws {DomainError} `withdrawal.alreadyOpen` when another withdrawal is open.
 * @throws {DomainError} `withdrawal.amountBelowFee` when the amount does not exceed the fee.
 * @throws {DomainError} `withdrawal.amountBelowMin` when the amount is below the minimum.
 * @throws {DomainError} `withdrawal.amountExceedsBalance` when the balance is lower than the
 * amount.
 * @throws {DomainError} `withdrawal.amountExceedsMax` when the amount is above the maximum.
 * @throws {DomainError} `withdrawal.blocked` when the platform has blocked the shop's withdrawals.
 * @throws {DomainError} `withdrawal.dailyLimitReached` when the shop has used up the withdrawals of
 * the day.
 * @throws {DomainError} `withdrawal.disabled` when the platform has paused withdrawals.
 * @throws {DomainError} `withdrawal.kindDisabled` when the platform does not pay to such accounts.
 */
export async function applyWithdraw(
  ctx: TransactionContext,
  request: PayoutRequest,
): Promise<CreatedWithdrawal> {
  const { tx, now } = ctx;
  const { shopId, amount } = request;
  await lockKeys(tx, [`withdrawals:${shopId}`]);
  const rules = await readWithdrawRules(tx);
  const account = await findAccount(ctx, request);
  await check(ctx, rules, account, request);
  const rule = rules.kinds.find(({ kind }) => kind === account.kind);
  if (!rule?.allowed) throw domainError("withdrawal.kindDisabled");
  const fee = calculateFee(amount, rule);
  if (amount <= fee) throw domainError("withdrawal.amountBelowFee", { fee: formatMoney(fee) });
  const balance = (await tx.readValue(sql<number>`select shop_balance('balance')`)) ?? 0;
  if (amount > balance)
    throw domainError("withdrawal.amountExceedsBalance", { balance: formatMoney(balance) });
  const sandbox = await readSandboxBalance(ctx.engine, tx, shopId);
  if (amount > balance - sandbox) throw createSandboxBalanceError(sandbox);
  const [withdrawNo = ""] = await generateNumber(ctx);
  const shortNo = await drawShopNumber(tx, "withdrawal", shopId);
  const shop = await tx.asSystem(() =>
    tx.first(tx.db.selectFrom("shops").select("name").where("id", "=", shopId)),
  );
  const { kind, realname, bank, bsb, bankSub, number, payTo, qr } = account;
  await tx.run(
    insertMany("withdrawals", [
      {
        shopId,
        shortNo,
        withdrawNo,
        shopName: shop?.name ?? null,
        account: account.id,
        ...{ kind, realname, bank, bsb, bankSub, number, payTo, qr },
        ...{ amount, fee, actual: amount - fee, remark: request.remark, status: "applying" },
        balance,
        applyIp: ctx.ip,
        applyTime: now.toISOString(),
        addTime: now.toISOString(),
        updTime: now.toISOString(),
        addBy: ctx.actor.id,
        updBy: ctx.actor.id,
        version: 1,
      },
    ]),
  );
  const inserted = await tx.first(
    tx.db.selectFrom("withdrawals").select("id").where("withdraw_no", "=", withdrawNo),
  );
  if (!inserted) throw new Error(`the withdrawal ${withdrawNo} was not written`);
  await bookWithdrawal(ctx, inserted.id, "withdrawApply", request.remark);
  return { id: inserted.id, shortNo, withdrawNo, fee, actual: amount - fee };
}

async function findAccount(
  { tx }: TransactionContext,
  { shopId, account }: PayoutRequest,
): Promise<Account> {
  const found = await tx.first(
    tx.db
      .selectFrom("withdraw_accounts")
      .select(["id", "status", "realname", "bank", "bsb", "bank_sub as bankSub", "number"])
      .select(({ ref, fn }) => [
        ref("kind").$notNull().as("kind"),
        fn.coalesce("bank_account", "alipay_account").as("payTo"),
        fn.coalesce("alipay_qr", "wechat_qr").as("qr"),
      ])
      .where("id", "=", account)
      .where("shop_id", "=", shopId)
      .where("deleted_at", "is", null)
      .forShare(),
  );
  if (!found) throw notFound();
  return found;
}
async function check(
  { tx, now }: TransactionContext,
  rules: WithdrawRules,
  account: Account,
  { shopId, amount }: PayoutRequest,
): Promise<void> {
  const { blocked, blockReason, openNo, today } = await readPayoutEligibility(tx, shopId, now);
  if (blocked) throw domainError("withdrawal.blocked", { reason: blockReason ?? "" });
  if (!rules.enabled) throw domainError("withdrawal.disabled");
  if (openNo) throw domainError("withdrawal.alreadyOpen", { number: openNo });
  const usable = rules.reviewed ? account.status === "approved" : account.status !== "rejected";
  if (!usable) throw domainError("withdrawal.accountNotApproved");
  if (amount < rules.min)
    throw domainError("withdrawal.amountBelowMin", { min: formatMoney(rules.min) });
  if (amount > rules.max)
    throw domainError("withdrawal.amountExceedsMax", { max: formatMoney(rules.max) });
  if (today >= rules.times)
    throw domainError("withdrawal.dailyLimitReached", { smart_count: rules.times });
}
