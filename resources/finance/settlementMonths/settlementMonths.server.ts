import { defineRules } from "../../../framework/server/defineRules.ts";
import { settlementMonths } from "./settlementMonths.ts";

export default defineRules(settlementMonths, {
  actions: {
    confirm: () => ({ confirmedAt: new Date().toISOString() }),
    dispute: ({ input }) => ({ disputeRemark: input.remark, reply: null }),
  },
});
