import { toTransactionContext } from "../../../core/server/transactionContext.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { presentCoupon } from "../../promotions/server.ts";
import { maskPhone } from "../buyers/maskPhone.ts";
import { shopBuyers } from "./shopBuyers.ts";

export default defineRules(shopBuyers, {
  read({ rows }) {
    for (const row of rows) if (row.phone) row.phone = maskPhone(row.phone);
  },
  actions: {
    giveCoupon: async (context) => {
      const { record, input } = context;
      await presentCoupon(toTransactionContext(context), input.coupon, [record.memberId]);
      return undefined;
    },
    showPhone({ record, answer }) {
      answer({ phone: record.phone });
      return undefined;
    },
  },
});
