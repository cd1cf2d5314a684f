import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { refundMessages } from "../../refunds/locales/en.ts";
import type { refundInterventions } from "../refundInterventions.ts";

const messages: ResourceMessages<typeof refundInterventions> = {
  ...refundMessages,
  recordTitle: "%{number} · %{shop}",
  tabs: {
    intervention: "Waiting for a decision",
    paying: "Refund in progress",
    waitingReturn: "Awaiting return",
    returned: "Return in transit",
    completed: "Refunded",
    closed: "Closed",
  },
  name: "Dispute |||| Disputes",
  toDo: {
    intervention: "%{smart_count} dispute to decide |||| %{smart_count} disputes to decide",
  },
  fields: {
    ...refundMessages.fields,
    platformFreight: "Shipping refund added in ruling",
    ruling: "Ruling",
    ruledTime: "Ruled",
    shop: "Shop",
    sellerId: "Shop ID",
    payOrderId: "Payment ID",
    freightLeft: "Refundable shipping",
    platformBears: "Borne by Markethall",
  },
  choices: {
    ...refundMessages.choices,
    ruling: { customer: "Ruled for the customer", shop: "Ruled for the shop" },
    status: { ...refundMessages.choices.status, intervention: "Waiting for a decision" },
  },
  actions: {
    platformAgree: "Rule for customer",
    platformReject: "Rule for shop",
  },
  titles: {
    platformAgree: "Rule for the customer?",
    platformReject: "Rule for the shop?",
  },
  done: {
    platformAgree: "Ruled for the customer",
    platformReject: "Ruled for the shop",
  },
  doneNamed: {
    platformAgree: "Dispute %{name} ruled for the customer",
    platformReject: "Dispute %{name} ruled for the shop",
  },
  consequences: {
    platformAgree: "The customer will be refunded, charged to the shop, now or after the return.",
    platformReject:
      "The refund will be closed. The customer can't escalate it again. The customer and the shop will read your reason.",
  },
  inputs: {
    platformAgree: {
      reason: "Reason",
      goodsBack: "Require return first",
      freight: "Add shipping refund",
    },
    platformReject: { reason: "Reason" },
  },
  screen: {
    outcome: {
      title: "Ruling",
      nothing: "The customer gets nothing back. The shop keeps what it received.",
      by: "Markethall",
      goods: "Items",
      freight: "Shipping",
      customer: "To %{name}",
      shopBears: "Charged to %{name}",
      platformBears: "Paid by Markethall: commission returned to the shop",
    },
    reasonHelp: "The customer and the shop will read this.",
    sides: { title: "What each side says", nothing: "Nothing yet" },
    reasons: {
      shown: {
        label: "Evidence supports it",
        text: "The evidence supports the customer's request.",
      },
      unanswered: {
        label: "No evidence from the shop",
        text: "The shop has given no evidence against the request.",
      },
      delivered: {
        label: "Delivered as ordered",
        text: "Tracking shows that the order was delivered complete.",
      },
      unproven: {
        label: "Not proven",
        text: "The evidence does not show the problem described.",
      },
    },
  },
  empty: "No disputes yet. Refunds that customers escalate to Markethall will appear here.",
};
export default messages;
