import {
  type TransactionContext,
  toTransactionContext,
} from "../../../core/server/transactionContext.ts";
import { type AppContext, defineRules } from "../../../framework/server/defineRules.ts";
import { chooseWarehouse } from "../../inventory/server.ts";
import { createMerge } from "./commands/createMerge.ts";
import { distribute } from "./commands/distribute.ts";
import { cancelMerge, sortOut } from "./commands/finishMerge.ts";
import { orderMerges } from "./orderMerges.ts";

type RuleContext = Pick<AppContext, "engine" | "tx" | "actor" | "ip">;
/** Runs a command on a merge of the actor's shop; it writes tables that members only read. */
const command = async (
  context: RuleContext,
  work: (ctx: TransactionContext) => Promise<unknown>,
): Promise<undefined> => {
  await context.tx.asSystem(() => work(toTransactionContext(context)));
};

export default defineRules(orderMerges, {
  actions: {
    distribute: {
      manual: true,
      run: (context) => command(context, (ctx) => distribute(ctx, context.record.id)),
    },
    sortOut: {
      manual: true,
      run: (context) => command(context, (ctx) => sortOut(ctx, context.record.id)),
    },
    cancel: {
      manual: true,
      run: (context) => command(context, (ctx) => cancelMerge(ctx, context.record.id)),
    },
  },
  calls: {
    merge: async (context) => {
      const { tx, actor, input } = context;
      const shopId = actor.tenantId ?? 0;
      const warehouse = await chooseWarehouse(tx, shopId, input.warehouse);
      const wanted = { shopId, orderIds: input.orderIds ?? [], warehouse };
      return await tx.asSystem(() => createMerge(toTransactionContext(context), wanted));
    },
  },
});
