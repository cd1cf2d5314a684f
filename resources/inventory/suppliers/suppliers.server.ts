import { defineRules } from "../../../framework/server/defineRules.ts";
import { suppliers } from "./suppliers.ts";

export default defineRules(suppliers, {
  actions: {
    pause: ({ input }) => ({ pauseReason: input.reason }),
    resume: () => ({ pauseReason: null }),
  },
});
