import {
  type TransactionContext,
  toTransactionContext,
} from "../../../core/server/transactionContext.ts";
import type { AppContext } from "../../../framework/server/defineRules.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { addSentBack } from "../../payments/server.ts";
import { readBuyer } from "../orders/queries/readBuyer.ts";
import {
  agree,
  confirmReturn,
  offerAmount,
  rejectRefund,
  rejectReturn,
  retryPayment,
} from "./commands/merchantCommands.ts";
import { runCancelPaidOrder, runRefundOrder } from "./commands/runRefundOrder.ts";
import { addDeadlines } from "./queries/addDeadlines.ts";
import { lockOrdersOfRefunds, type Owner } from "./queries/loadRefundCase.ts";
import { readRefundable } from "./queries/readRefundable.ts";
import { refunds } from "./refunds.ts";

type RecordContext = AppContext & { record: { id: number } };
/**
 * Runs a member's command on one of the shop's refunds, without the tenant scope, since it also
 * changes the order, payments and the ledger.
 */
async function command(
  context: RecordContext,
  work: (ctx: TransactionContext, id: number, owner: Owner) => Promise<void>,
): Promise<undefined> {
  const { tx, actor, record } = context;
  await tx.asSystem(async () => {
    await work(toTransactionContext(context), record.id, { shopId: actor.tenantId ?? 0 });
  });
}

export default defineRules(refunds, {
  async read({ tx, rows }) {
    await addDeadlines(tx, rows);
    await addSentBack(tx, rows);
  },
  calls: {
    getBuyer: ({ tx, input }) => readBuyer(tx, input.memberId),
    getRefundable: readRefundable,
    refundOrder: runRefundOrder,
    cancelPaidOrder: runCancelPaidOrder,
  },
  lockFirst: async ({ tx, ids }) => {
    await lockOrdersOfRefunds(tx, ids);
  },
  actions: {
    agree: { manual: true, run: (context) => command(context, agree) },
    offer: {
      manual: true,
      run: (context) =>
        command(context, (ctx, id, owner) => offerAmount(ctx, id, owner, context.input)),
    },
    refuse: {
      manual: true,
      run: (context) =>
        command(context, (ctx, id, owner) => rejectRefund(ctx, id, owner, context.input.reason)),
    },
    confirmReceive: {
      manual: true,
      run: (context) =>
        command(context, (ctx, id, owner) =>
          confirmReturn(ctx, id, owner, context.input.restock ?? true),
        ),
    },
    refuseReturn: {
      manual: true,
      run: (context) =>
        command(context, (ctx, id, owner) => rejectReturn(ctx, id, owner, context.input.reason)),
    },
    retryPayment: (context) => command(context, retryPayment),
  },
});
