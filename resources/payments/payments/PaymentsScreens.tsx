import { LongNumber, shortenNumber } from "../../../framework/admin/display/LongNumber.tsx";
import { noValue } from "../../../framework/admin/display/noValue.ts";
import { type DisplayComponent, defineScreens } from "../../../framework/admin/resources.tsx";
import { BuyerLink, BuyerName } from "../../members/screens.ts";
import { PayOrderLink } from "../payOrders/screens/PayOrderLink.tsx";
import { payments } from "./payments.ts";

const Transaction: DisplayComponent<typeof payments> = ({ record: { providerTxn } }) =>
  providerTxn ? <LongNumber number={providerTxn} /> : noValue;

export default defineScreens(payments, {
  // With space for the padding of the first and the last column.
  texts: {
    memberName: ({ memberName }) => `${memberName ?? ""}00`,
    providerTxn: ({ providerTxn }) => `${shortenNumber(providerTxn ?? "")}0000`,
  },
  displays: {
    memberId: BuyerLink,
    memberName: BuyerName,
    payOrderId: PayOrderLink,
    providerTxn: Transaction,
  },
});
