import { defineScreens } from "../../../framework/admin/resources.tsx";
import { BuyerLink } from "../../members/buyers/BuyerLink.tsx";
import { payOrders } from "./payOrders.ts";

export default defineScreens(payOrders, { displays: { memberId: BuyerLink } });
