import { sql } from "kysely";
import { toTransactionContext } from "../../../core/server/transactionContext.ts";
import { audit } from "../../../framework/server/audit.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { readStored } from "../../../framework/server/operations/readRecord.ts";
import { bookWithdrawal } from "../withdrawals/commands/bookWithdrawal.ts";
import { addMethod } from "../withdrawals/method.ts";
import { assertPayable } from "../withdrawals/queries/readSandboxBalance.ts";
import { payouts } from "./payouts.ts";
import { assertNotBlocked } from "./queries/assertNotBlocked.ts";
import { readBlocks } from "./queries/readBlocks.ts";
import { readShopBehind } from "./queries/readShopBehind.ts";

const reviewed = (name: string) => ({ reviewTime: new Date().toISOString(), reviewer: name });

export default defineRules(payouts, {
  async read({ tx, rows }) {
    addMethod(rows);
    await readBlocks(tx, rows);
  },
  filters: { shop: ({ compare }) => compare(sql<number>`t.shop_id`) },
  actions: {
    setReviewing: ({ actor }) => ({ reviewer: actor.name }),
    async approve({ engine, tx, actor, record }) {
      await assertNotBlocked(tx, record.id);
      await assertPayable(engine, tx, record.id);
      return reviewed(actor.name);
    },
    async reject(context) {
      const { actor, record, input } = context;
      await bookWithdrawal(toTransactionContext(context), record.id, "withdrawBack", input.reason);
      return { ...reviewed(actor.name), rejectReason: input.reason };
    },
    async setDoing({ engine, tx, record }) {
      await assertNotBlocked(tx, record.id);
      await assertPayable(engine, tx, record.id);
      return { failNote: null };
    },
    async setPaid(context) {
      const { record, input } = context;
      await bookWithdrawal(toTransactionContext(context), record.id, "withdrawPaid");
      return {
        payTime: new Date().toISOString(),
        payNo: input.payNo,
        payVoucher: input.payVoucher,
      };
    },
    setPayFailed: ({ input }) => ({ failNote: input.note }),
    async giveUp(context) {
      const { record, input } = context;
      await bookWithdrawal(toTransactionContext(context), record.id, "withdrawBack", input.reason);
      return { rejectReason: input.reason };
    },
  },
  calls: {
    getShop: ({ tx, input }) => readShopBehind(tx, input.id),
    async showNumber(context) {
      const { tx, engine, actor, input } = context;
      const resource = engine.resource(payouts.name);
      const record = await readStored(tx, resource, actor, input.id);
      const found = await tx.first(
        tx.db.selectFrom("withdrawals").select("pay_to as number").where("id", "=", input.id),
      );
      await audit(
        { ...context, resource },
        { operation: "action", action: "showNumber", record, changes: {} },
      );
      return { number: found?.number ?? null };
    },
  },
});
