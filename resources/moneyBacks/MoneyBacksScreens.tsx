import { defineScreens } from "../../framework/admin/resources.tsx";
import { BuyerLink } from "../buyers/BuyerLink.tsx";
import { PayOrderLink } from "../payOrders/PayOrderLink.tsx";
import { moneyBacks } from "./moneyBacks.ts";

export default defineScreens(moneyBacks, { displays: { memberId: BuyerLink, payOrderId: PayOrderLink } });
