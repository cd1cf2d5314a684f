import { defineRules } from "../../../framework/server/defineRules.ts";
import { shops } from "./shops.ts";

export default defineRules(shops, {
  calls: {
    // No resource stores coupons yet, so the list is empty.
    couponList: () => ({ list: { COUPON: [] } }),
  },
});
