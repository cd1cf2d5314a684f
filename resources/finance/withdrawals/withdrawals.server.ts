import { sql } from "kysely";
import { toTransactionContext } from "../../../core/server/transactionContext.ts";
import { audit, findDifference } from "../../../framework/server/audit.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { notFound } from "../../../framework/server/domainError.ts";
import { readStored } from "../../../framework/server/operations/readRecord.ts";
import type { Tx } from "../../../framework/server/transaction.ts";
import { readAccount } from "../balanceTransactions/queries/readAccount.ts";
import { applyWithdraw } from "./commands/applyWithdraw.ts";
import { bookWithdrawal } from "./commands/bookWithdrawal.ts";
import { addMethod } from "./method.ts";
import { assertNotHeld, checkProof, findHold, hasProof } from "./queries/checkPayPassword.ts";
import { readSandboxBalance } from "./queries/readSandboxBalance.ts";
import { readPayoutEligibility, readWithdrawRules } from "./queries/readWithdrawRules.ts";
import { withdrawals } from "./withdrawals.ts";
import { calculateFee } from "./withdrawFee.ts";

/**
 * The shop's payout accounts; one that the platform has not reviewed is listed but cannot be
 * selected.
 */
const selectAccounts = (tx: Tx, reviewed: boolean) =>
  tx.run(
    tx.db
      .selectFrom("withdraw_accounts")
      .select(["id as account", "realname"])
      .select(({ eb, ref }) => [
        ref("kind").$notNull().as("kind"),
        ref("title").$notNull().as("title"),
        (reviewed ? eb("status", "=", "approved") : eb("status", "!=", "rejected"))
          .$castTo<boolean>()
          .as("usable"),
      ])
      .where("shop_id", "=", sql<number>`current_shop_id()`)
      .where("deleted_at", "is", null)
      .orderBy("id", "desc")
      .limit(100),
  );
const requireShop = ({ tenantId }: { tenantId: number | null }): number => {
  if (tenantId === null) throw notFound();
  return tenantId;
};

export default defineRules(withdrawals, {
  read: ({ rows }) => addMethod(rows),
  actions: {
    async cancel(context) {
      await bookWithdrawal(toTransactionContext(context), context.record.id, "withdrawBack");
      return undefined;
    },
  },
  beforeCalls: {
    apply: ({ engine, actor, ip, input }) =>
      checkProof(engine, { id: actor.id, ip }, input.payPassword),
  },
  calls: {
    async count({ engine, tx, actor, input }) {
      const [account, rules] = [await readAccount(tx), await readWithdrawRules(tx)];
      const { blocked, blockReason, openNo, today } = await readPayoutEligibility(
        tx,
        requireShop(actor),
        new Date(),
      );
      const allowed = rules.kinds.filter((one) => one.allowed);
      const rule = allowed.find(({ kind }) => kind === (input.kind ?? "bank")) ?? null;
      const amount = input.amount ?? 0;
      const fee = rule ? calculateFee(amount, rule) : 0;
      return {
        ...account,
        sandbox: await readSandboxBalance(engine, tx, requireShop(actor)),
        fee,
        actual: Math.max(0, amount - fee),
        left: account.balance - amount,
        rules: allowed.map(({ kind, rate, minFee }) => ({ kind, rate, minFee })),
        min: rules.min,
        max: rules.max,
        times: rules.times,
        timesLeft: Math.max(0, rules.times - today),
        enabled: rules.enabled,
        blocked,
        blockReason,
        needsReview: rules.reviewed,
        openNo,
        proof: await hasProof(tx, actor.id),
        heldUntil: await findHold(tx, actor.id),
        accounts: await selectAccounts(tx, rules.reviewed),
      };
    },
    async getLast({ tx, actor, input }) {
      const { kind } = input;
      const last = await tx.first(
        tx.db
          .selectFrom("withdrawals as w")
          .leftJoin("withdraw_accounts as a", (join) =>
            join.onRef("a.id", "=", "w.account").on("a.deleted_at", "is", null),
          )
          .select(["w.kind", "w.amount", "w.remark", "a.id as account", "a.title"])
          .where("w.shop_id", "=", requireShop(actor))
          .$if(kind !== null, (query) => query.where("w.kind", "=", kind))
          .orderBy("w.id", "desc")
          .limit(1),
      );
      return last ?? { account: null, kind: null, title: null, amount: null, remark: null };
    },
    async apply(context) {
      const { engine, tx, actor, input } = context;
      await assertNotHeld(tx, actor.id);
      const { account, amount, remark } = input;
      const created = await applyWithdraw(toTransactionContext(context), {
        shopId: requireShop(actor),
        account,
        amount,
        remark,
      });
      const resource = engine.resource(withdrawals.name);
      const record = await readStored(tx, resource, actor, created.id);
      await audit(
        { ...context, resource },
        {
          operation: "create",
          record,
          changes: findDifference(resource, null, record),
        },
      );
      return created;
    },
  },
});
