import { sql } from "kysely";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { invalid, notFound } from "../../../framework/server/domainError.ts";
import { isSave } from "../../../framework/server/operations/operationContext.ts";
import type { Tx } from "../../../framework/server/transaction.ts";
import { readAccount } from "../balanceTransactions/queries/readAccount.ts";
import { domainError } from "../errors.ts";
import { openStates } from "../withdrawals/withdrawFields.ts";
import { maskNumber } from "./maskNumber.ts";
import { withdrawAccounts } from "./withdrawAccounts.ts";

/** Returns the whole number of an account in the current tenant scope; a WeChat code has none. */
async function readAccountNumber(tx: Tx, id: number): Promise<string | null> {
  const account = await tx.first(
    tx.db
      .selectFrom("withdraw_accounts")
      .select(({ fn }) => fn.coalesce("bank_account", "alipay_account").as("number"))
      .where("id", "=", id)
      .where("shop_id", "=", sql<number>`current_shop_id()`)
      .where("deleted_at", "is", null),
  );
  if (!account) throw notFound();
  return account.number;
}
/** An Australian number is written without its BSB; a mainland number has up to nineteen digits. */
const lengths = { AU: [5, 10], mainland: [8, 19] } as const;
function checkBankAccount(number: string, bank: string | null | undefined): string {
  const digits = number.replace(/[\s-]/g, "");
  const [min, max] = bank === "AU" ? lengths.AU : lengths.mainland;
  if (!/^\d+$/.test(digits) || digits.length < min || digits.length > max)
    throw invalid({
      bankAccount: { key: "resources.withdrawAccounts.validation.digits", params: { min, max } },
    });
  return digits;
}
function checkAlipay(account: string): string {
  const trimmed = account.trim();
  if (!/^(\S+@\S+\.\S+|\+?\d{6,15})$/.test(trimmed))
    throw invalid({ alipayAccount: { key: "resources.withdrawAccounts.validation.alipay" } });
  return trimmed;
}
const reviewed = ["realname", "bank", "bsb", "bankSub", "alipayQr", "wechatQr"] as const;
const named = { alipay: "Alipay", wechat: "WeChat" } as const;

export default defineRules(withdrawAccounts, {
  async beforeChange({ operation, tx, record, before }) {
    if (!isSave(operation)) return;
    const kind = record.kind ?? before?.kind ?? "bank";
    const bank = record.bank ?? before?.bank;
    if (record.bsb) record.bsb = record.bsb.replace(/^(\d{3})(\d{3})$/, "$1-$2");
    if (record.bankAccount) record.bankAccount = checkBankAccount(record.bankAccount, bank);
    if (record.alipayAccount) record.alipayAccount = checkAlipay(record.alipayAccount);
    const stored = before ? await readAccountNumber(tx, before.id) : null;
    const number = record.bankAccount || record.alipayAccount || stored;
    record.number = number ? maskNumber(number) : null;
    const holder = kind === "bank" ? (bank ?? "") : named[kind];
    record.title = `${holder} ${record.number ?? record.realname ?? ""}`.trim();
    // A change of a reviewed field makes the platform review the account again.
    if (
      before &&
      (number !== stored ||
        reviewed.some((name) => (record[name] ?? null) !== (before[name] ?? null)))
    ) {
      record.status = "pending";
      record.reason = null;
    }
  },
  async beforeDelete({ tx, record }) {
    const open = await tx.first(
      tx.db
        .selectFrom("withdrawals")
        .select("id")
        .where("account", "=", record.id)
        .where("status", "in", openStates)
        .limit(1),
    );
    if (open) throw domainError("withdrawAccount.inUse");
  },
  calls: {
    getNumber: async ({ tx, input }) => ({ number: await readAccountNumber(tx, input.id) }),
    getAccount: ({ tx }) => readAccount(tx),
  },
});
