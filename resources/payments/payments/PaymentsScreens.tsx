import { defineScreens } from "../../../framework/admin/resources.tsx";
import { BuyerLink } from "../../members/screens.ts";
import { PayOrderLink } from "../payOrders/screens/PayOrderLink.tsx";
import { payments } from "./payments.ts";

export default defineScreens(payments, {
  texts: { memberName: ({ memberName }) => memberName ?? "" },
  displays: { memberId: BuyerLink, payOrderId: PayOrderLink },
});
