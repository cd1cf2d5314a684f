import { toTransactionContext } from "../../../core/server/transactionContext.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { refundSale } from "./commands/refundSale.ts";
import { giftCardSales } from "./giftCardSales.ts";

export default defineRules(giftCardSales, {
  actions: {
    refund: {
      manual: true,
      async run(context) {
        const { record, input, tx } = context;
        // What it posts is beyond the shop's own rows.
        await tx.asSystem(() => refundSale(toTransactionContext(context), record.id, input.reason));
        return undefined;
      },
    },
  },
});
