import { defineRules } from "../../../framework/server/defineRules.ts";
import { negateDeductions } from "./periodFields.ts";
import { settlementDays } from "./settlementDays.ts";

export default defineRules(settlementDays, {
  transfer: { serializeRow: negateDeductions },
  actions: {
    confirm: () => ({ confirmedAt: new Date().toISOString() }),
    dispute: ({ input }) => ({ disputeRemark: input.remark, reply: null }),
  },
});
