import { defineScreens } from "../../../framework/admin/resources.tsx";
import { Terms } from "../coupons/screens/Terms.tsx";
import { formatTermsText } from "../coupons/screens/useCouponText.ts";
import { receivedCoupons } from "./receivedCoupons.ts";
import { Saved } from "./screens/Saved.tsx";
import { UsedOrder } from "./screens/UsedOrder.tsx";

/** The terms say it in words, below the name. */
const inTerms = () => "";

export default defineScreens(receivedCoupons, {
  displays: {
    terms: Terms,
    orderNumber: UsedOrder,
    saved: Saved,
    type: inTerms,
    amount: inTerms,
    discount: inTerms,
    fullAmount: inTerms,
  },
  texts: {
    terms: formatTermsText,
    type: inTerms,
    amount: inTerms,
    discount: inTerms,
    fullAmount: inTerms,
  },
});
