import { defineScreens } from "../../../framework/admin/resources.tsx";
import { Terms } from "../coupons/screens/Terms.tsx";
import { formatTermsText } from "../coupons/screens/useCouponText.ts";
import { receivedPlatformCoupons } from "./receivedPlatformCoupons.ts";
import { renderPart } from "./screens/renderPart.tsx";
import { UsedPayment } from "./screens/UsedPayment.tsx";

export default defineScreens(receivedPlatformCoupons, {
  displays: {
    terms: Terms,
    payOrderNumber: UsedPayment,
    saved: renderPart("saved"),
    borne: renderPart("borne"),
  },
  texts: { terms: formatTermsText },
  // The terms say them in words, below the name.
  omitted: ["type", "amount", "discount", "fullAmount"],
});
