import { defineScreens } from "../../../framework/admin/resources.tsx";
import { BuyerLink } from "../../members/screens.ts";
import { Terms } from "../coupons/screens/Terms.tsx";
import { receivedPlatformCoupons } from "./receivedPlatformCoupons.ts";
import { renderPart } from "./screens/renderPart.tsx";
import { UsedPayment } from "./screens/UsedPayment.tsx";

export default defineScreens(receivedPlatformCoupons, {
  displays: {
    memberId: BuyerLink,
    terms: Terms,
    payOrderNumber: UsedPayment,
    saved: renderPart("saved"),
    borne: renderPart("borne"),
  },
});
