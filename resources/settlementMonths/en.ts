import type { ResourceWords } from "../../framework/schema/index.ts";
import type { settlementMonths } from "./settlementMonths.ts";

const words: ResourceWords<typeof settlementMonths> = {
  name: "Statement of a month |||| Statements by month",
  fields: {
    month: "Month",
    orderCount: "Orders",
    gross: "Gross",
    coupon: "Platform coupon share",
    commission: "Commission",
    refundCount: "Refunds",
    refund: "Refunded",
    commissionReturned: "Commission returned",
    adjust: "Adjusted",
    net: "Net",
    issuedAt: "Issued",
    confirmBy: "Agreed by itself",
    confirmedAt: "Agreed",
    completedAt: "Completed",
    disputeRemark: "What is wrong",
    reply: "The platform's reply",
    status: "Status",
  },
  choices: {
    status: {
      issued: "Issued",
      confirmed: "Confirmed",
      disputed: "Disputed",
      completed: "Completed",
    },
  },
  actions: {
    confirm: "Confirm",
    dispute: "Dispute",
  },
  groups: {
    main: "Statement",
    income: "Income",
    expense: "Expense",
    dispute: "Dispute",
  },
  inputs: {
    dispute: {
      remark: "What is wrong",
    },
  },
  consequences: {
    confirm: "You agree to its amounts.",
    dispute: "The platform looks at it and answers.",
  },
  screen: {
    lines: "Its lines",
  },
  empty:
    "A month that is over has its statement here, which adds up its days. What says nothing for 7 days is agreed to.",
};
export default words;
