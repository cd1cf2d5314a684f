import { defineRules } from "../../../framework/server/defineRules.ts";
import { readFigures } from "./queries/readFigures.ts";
import { shops } from "./shops.ts";

export default defineRules(shops, {
  // Members of a shop read shops as well, to name them; their figures are the platform's.
  read: async ({ tx, rows, actor }) => {
    if (actor.realm === "platform") await readFigures(tx, rows);
  },
  calls: {
    // No resource stores coupons yet, so the list is empty.
    couponList: () => ({ list: { COUPON: [] } }),
  },
});
