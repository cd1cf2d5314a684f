import { sql } from "kysely";
import { type Trade, tradeOf } from "../../../core/server/transactionContext.ts";
import type { HouseContext } from "../../../framework/server/rules.ts";
import { defineRules } from "../../../framework/server/rules.ts";
import type { RefundState } from "./refundFields.ts";
import { refunds } from "./refunds.ts";
import { retryPayment } from "./server/issueRefund.ts";
import type { Owner } from "./server/lockRefund.ts";
import { agree, confirmReturn, refuseRefund, refuseReturn } from "./server/merchantCommands.ts";
import { tellDue } from "./server/notifyDeadlines.ts";

type Asked = HouseContext & { record: { id: number } };
/** A deed of a member of the shop at one of its refunds; it reaches the order, payments and books, which no shop's wall encloses. */
async function deed(context: Asked, work: (trade: Trade, id: number, owner: Owner) => Promise<void>) {
  const { tx, actor, record } = context;
  return tx.beyondWall(async () => {
    await work(tradeOf(context), record.id, { shopId: actor.shopId ?? 0 });
    const after = await tx.first<{ status: RefundState }>(sql`select status from refunds where id = ${record.id}`);
    return after ? { status: after.status } : {};
  });
}

export default defineRules(refunds, {
  async read({ tx, rows }) {
    await tellDue(tx, rows);
  },
  actions: {
    agree: (context) => deed(context, agree),
    refuse: (context) => deed(context, (trade, id, owner) => refuseRefund(trade, id, owner, context.input.reason)),
    confirmReceive: (context) =>
      deed(context, (trade, id, owner) => confirmReturn(trade, id, owner, context.input.restock ?? true)),
    refuseReturn: (context) =>
      deed(context, (trade, id, owner) => refuseReturn(trade, id, owner, context.input.reason)),
    async retryPayment(context) {
      await deed(context, retryPayment);
      return undefined;
    },
  },
});
