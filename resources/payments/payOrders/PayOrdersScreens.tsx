import { defineScreens } from "../../../framework/admin/resources.tsx";
import { BuyerLink, BuyerName } from "../../members/screens.ts";
import { payOrders } from "./payOrders.ts";
import { PaidOrders } from "./screens/PaidOrders.tsx";

export default defineScreens(payOrders, {
  displays: { memberId: BuyerLink, memberName: BuyerName, orders: PaidOrders },
});
