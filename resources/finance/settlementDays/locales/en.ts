import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { settlementDays } from "../settlementDays.ts";

/** Messages of daily statements, which monthly ones use too. */
export const periodMessages = {
  fields: {
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
    confirmBy: "Confirmed by itself",
    confirmedAt: "Confirmed",
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
};

const messages: ResourceMessages<typeof settlementDays> = {
  ...periodMessages,
  name: "Statement of a day |||| Statements by day",
  fields: {
    ...periodMessages.fields,
    day: "Day",
  },
  empty:
    "The day after something was settled, its statement is here to be confirmed. What says nothing for 7 days is agreed to.",
};
export default messages;
