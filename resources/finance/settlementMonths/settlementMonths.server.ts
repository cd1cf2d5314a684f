import { defineRules } from "../../../framework/server/defineRules.ts";
import { negateDeductions } from "../settlementDays/periodFields.ts";
import { settlementMonths } from "./settlementMonths.ts";

export default defineRules(settlementMonths, {
  transfer: { serializeRow: negateDeductions },
  actions: {
    confirm: () => ({ confirmedAt: new Date().toISOString() }),
    dispute: ({ input }) => ({ disputeRemark: input.remark, reply: null }),
  },
});
