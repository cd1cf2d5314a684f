import { defineScreens } from "../../../framework/admin/resources.tsx";
import { BuyerLink } from "../../members/screens.ts";
import { PayOrderLink } from "../payOrders/screens/PayOrderLink.tsx";
import { payments } from "./payments.ts";

export default defineScreens(payments, {
  // With space for the padding of the first and the last column.
  texts: {
    memberName: ({ memberName }) => `${memberName ?? ""}00`,
    providerTxn: ({ providerTxn }) => `${providerTxn ?? ""}00`,
  },
  displays: { memberId: BuyerLink, payOrderId: PayOrderLink },
});
