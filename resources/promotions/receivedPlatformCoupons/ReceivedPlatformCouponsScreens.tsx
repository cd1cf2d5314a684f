import { defineScreens } from "../../../framework/admin/resources.tsx";
import { Terms } from "../coupons/screens/Terms.tsx";
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
});
