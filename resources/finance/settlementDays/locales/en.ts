import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { settlementDays } from "../settlementDays.ts";

/** Messages of daily statements, which monthly ones use too. */
export const periodMessages = {
  fields: {
    orderCount: "Orders",
    gross: "Gross",
    coupon: "Coupons covered by Markethall",
    commission: "Commission",
    refundCount: "Refunds",
    refund: "Refunded",
    commissionReturned: "Commission refunded",
    adjust: "Adjustments",
    net: "Net",
    issuedAt: "Issued",
    confirmBy: "Auto-confirms",
    confirmedAt: "Confirmed",
    completedAt: "Completed",
    disputeRemark: "Issue",
    reply: "Markethall's reply",
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
  titles: {
    confirm: "Confirm this statement? |||| Confirm %{smart_count} statements?",
    dispute: "Dispute this statement?",
  },
  done: {
    confirm: "Statement confirmed |||| %{smart_count} statements confirmed",
    dispute: "Dispute sent to Markethall",
  },
  groups: {
    sum: "How it adds up",
    lines: "Orders and refunds",
    dispute: "Dispute",
  },
  inputs: {
    dispute: {
      remark: "Issue",
    },
  },
  consequences: {
    confirm: "You confirm that the amounts are correct.",
    dispute: "Markethall will review it and reply.",
  },
};

const messages: ResourceMessages<typeof settlementDays> = {
  ...periodMessages,
  name: "Daily statement |||| Daily statements",
  recordTitle: "Daily statement, %{day}",
  toDo: {
    issued: "%{smart_count} statement to confirm |||| %{smart_count} statements to confirm",
  },
  fields: {
    ...periodMessages.fields,
    day: "Date",
  },
  screen: {
    confirmsAt: "Auto-confirms %{at}",
  },
  empty:
    "Daily statements will appear here the day after a settlement. They confirm automatically after 7 days.",
};
export default messages;
