import { defineScreens } from "../../../framework/admin/resources.tsx";
import { Terms } from "../coupons/screens/Terms.tsx";
import { receivedCoupons } from "./receivedCoupons.ts";
import { Saved } from "./screens/Saved.tsx";
import { UsedOrder } from "./screens/UsedOrder.tsx";

export default defineScreens(receivedCoupons, {
  displays: { terms: Terms, orderNumber: UsedOrder, saved: Saved },
});
