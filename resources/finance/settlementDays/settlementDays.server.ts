import { defineRules } from "../../../framework/server/defineRules.ts";
import { settlementDays } from "./settlementDays.ts";

export default defineRules(settlementDays, {
  actions: {
    confirm: () => ({ confirmedAt: new Date().toISOString() }),
    dispute: ({ input }) => ({ disputeRemark: input.remark, reply: null }),
  },
});
