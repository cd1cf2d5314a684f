import { defineScreens } from "../../../framework/admin/resources.tsx";
import { Terms } from "../coupons/screens/Terms.tsx";
import { formatTermsText } from "../coupons/screens/useCouponText.ts";
import { receivedCoupons } from "./receivedCoupons.ts";
import { Saved } from "./screens/Saved.tsx";
import { UsedOrder } from "./screens/UsedOrder.tsx";

export default defineScreens(receivedCoupons, {
  displays: { terms: Terms, orderNumber: UsedOrder, saved: Saved },
  texts: { terms: formatTermsText },
  // The terms say them in words, below the name.
  omitted: ["type", "amount", "discount", "fullAmount"],
});
