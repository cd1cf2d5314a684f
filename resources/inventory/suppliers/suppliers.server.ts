import { toTransactionContext } from "../../../core/server/transactionContext.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { paySupplier } from "../purchases/commands/payPurchases.ts";
import { nothingOwed, readAgeing } from "../purchases/queries/readAgeing.ts";
import { suppliers } from "./suppliers.ts";

export default defineRules(suppliers, {
  async read({ tx, rows }) {
    const ids = rows.flatMap(({ id }) => id ?? []);
    const ageing = await readAgeing(tx, ids, new Date());
    for (const row of rows) Object.assign(row, ageing.get(row.id ?? 0) ?? nothingOwed);
  },
  actions: {
    pause: ({ input }) => ({ pauseReason: input.reason }),
    resume: () => ({ pauseReason: null }),
    pay: {
      manual: true,
      async run(context) {
        const { tx, record, input } = context;
        await tx.asSystem(() => paySupplier(toTransactionContext(context), record.id, input));
        return undefined;
      },
    },
  },
});
