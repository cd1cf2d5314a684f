import { toTransactionContext } from "../../../core/server/transactionContext.ts";
import { type AppContext, defineRules } from "../../../framework/server/defineRules.ts";
import { anyId } from "../../../framework/server/tables/anyId.ts";
import { assertTransferable } from "../../finance/server.ts";
import { completeProviderRefund } from "./commands/completeProviderRefund.ts";
import { postSettlement } from "./commands/recordPaidTwice.ts";
import { sendSoon } from "./commands/sendSoon.ts";
import { type PaidBy, type PaidTwiceSettlement, providerRefunds } from "./moneyBacks.ts";
import { lockRefundedOrders } from "./queries/lockRefundedOrders.ts";
import { selectProviderRefunds } from "./queries/providerRefund.ts";

type RecordContext = AppContext & { record: { id: number } };
/** Records that the platform has itself paid the buyer what the provider declined to refund. */
const resolve = async (
  context: RecordContext,
  paidBy: PaidBy,
): Promise<{ doneAt: string; paidBy: PaidBy; resolvedBy: string }> => {
  const { tx, actor, record } = context;
  const ctx = toTransactionContext(context);
  await tx.asSystem(async () => {
    const row = await tx.first(selectProviderRefunds().where("b.id", "=", record.id));
    if (row) await completeProviderRefund(ctx, row, paidBy);
  });
  return { doneAt: ctx.now.toISOString(), paidBy, resolvedBy: actor.name };
};

/** Settles, once, a refund that was paid twice. */
const settle = async (
  context: RecordContext,
  settlement: PaidTwiceSettlement,
  note: string | null,
) => {
  const { tx, actor, record } = context;
  const ctx = toTransactionContext(context);
  await tx.asSystem(async () => {
    const row = await tx.first(selectProviderRefunds().where("b.id", "=", record.id));
    if (row) await postSettlement(ctx, row, settlement);
  });
  return {
    settlement,
    settlementNote: note,
    settledAt: ctx.now.toISOString(),
    settledBy: actor.name,
  };
};

export default defineRules(providerRefunds, {
  /** Adds the names of the buyer and the refund, which the list and the page link to. */
  async read({ tx, rows }) {
    const ids = rows.flatMap((row) => row.id ?? []);
    const found = await tx.asSystem(() =>
      tx.run(
        tx.db
          .selectFrom("money_backs as b")
          .innerJoin("buyers as m", "m.id", "b.member_id")
          .leftJoin("refunds as r", "r.id", "b.refund_id")
          .leftJoin("orders as o", "o.id", "b.order_id")
          .select(["b.id", "m.nickname as memberName", "r.refund_no as refundNo"])
          .select(["o.number as orderShort", "r.number as refundShort"])
          .select(({ eb }) =>
            eb
              .case()
              .when("r.platform_asked_time", "is not", null)
              .then(eb.ref("r.id"))
              .end()
              .as("disputeId"),
          )
          .where("b.id", "=", anyId(ids)),
      ),
    );
    for (const row of rows) {
      const {
        memberName = null,
        refundNo = null,
        disputeId = null,
        orderShort = null,
        refundShort = null,
      } = found.find(({ id }) => id === row.id) ?? {};
      Object.assign(row, { memberName, refundNo, disputeId, orderShort, refundShort });
    }
  },
  lockFirst: ({ tx, ids }) => lockRefundedOrders(tx, ids),
  actions: {
    retry: async ({ engine, tx, record }) => {
      const now = new Date();
      await sendSoon({ engine, tx, now }, record.id);
      return { nextTryAt: now.toISOString() };
    },
    payToWallet: (context) => resolve(context, "balance"),
    async markTransferred(context) {
      const { transferNo, receipt } = context.input;
      await assertTransferable(context.engine, context.tx, context.record.id);
      return { ...(await resolve(context, "transfer")), transferNo, receipt };
    },
    recoverFromBalance: (context) => settle(context, "recovered", context.input.note ?? null),
    writeOff: (context) => settle(context, "writtenOff", context.input.note),
  },
});
