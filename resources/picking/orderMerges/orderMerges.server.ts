import { runActionCommand, runCommand } from "../../../core/server/runCommand.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { chooseWarehouse } from "../../inventory/server.ts";
import { createMerge } from "./commands/createMerge.ts";
import { distribute } from "./commands/distribute.ts";
import { cancelMerge, sortOut } from "./commands/finishMerge.ts";
import { orderMerges } from "./orderMerges.ts";

export default defineRules(orderMerges, {
  actions: {
    distribute: {
      manual: true,
      run: (context) => runActionCommand(context, (ctx) => distribute(ctx, context.record.id)),
    },
    sortOut: {
      manual: true,
      run: (context) => runActionCommand(context, (ctx) => sortOut(ctx, context.record.id)),
    },
    cancel: {
      manual: true,
      run: (context) => runActionCommand(context, (ctx) => cancelMerge(ctx, context.record.id)),
    },
  },
  calls: {
    merge: async (context) => {
      const { tx, actor, input } = context;
      const shopId = actor.tenantId ?? 0;
      const warehouse = await chooseWarehouse(tx, shopId, input.warehouse);
      const wanted = { shopId, orderIds: input.orderIds ?? [], warehouse };
      return await runCommand(context, (ctx) => createMerge(ctx, wanted));
    },
  },
});
