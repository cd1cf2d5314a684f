import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { giftCardSales } from "../giftCardSales.ts";

const messages: ResourceMessages<typeof giftCardSales> = {
  name: "Gift card sale |||| Gift card sales",
  fields: {
    number: "Payment",
    memberId: "Customer ID",
    memberName: "Customer",
    amount: "Value",
    status: "Status",
    payOrderId: "Payment ID",
    giftCardId: "Gift card ID",
    code: "Card",
    paidAt: "Paid",
    codeShownAt: "Code shown",
    refundAmount: "Refunded",
    refundReason: "Reason",
  },
  choices: {
    status: { unpaid: "Unpaid", paid: "Paid", refunded: "Refunded", expired: "Not paid in time" },
  },
  groups: { main: "Gift card sale" },
  actions: { refund: "Refund" },
  titles: { refund: "Refund gift card of %{what}?" },
  done: { refund: "Gift card refunded" },
  did: { refund: "refunded the gift card of payment %{name}" },
  consequences: {
    refund:
      "What's left on the card is returned to the customer by the method of payment, and the card is deactivated.",
  },
  inputs: { refund: { reason: "Reason" } },
  empty: "Gift cards that customers buy at your storefront will appear here.",
  jobs: { expireCardSales: "Close unpaid gift card sales" },
};
export default messages;
