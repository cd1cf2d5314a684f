import { defineRules } from "../../../framework/server/rules.ts";
import { shops } from "./shops.ts";

export default defineRules(shops, {
  calls: {
    // No resource keeps coupons yet, so none is announced.
    couponList: () => ({ list: { COUPON: [] } }),
  },
});
