import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { refundMessages } from "../../refunds/locales/en.ts";
import type { refundInterventions } from "../refundInterventions.ts";

const messages: ResourceMessages<typeof refundInterventions> = {
  ...refundMessages,
  name: "Dispute |||| Disputes",
  fields: {
    ...refundMessages.fields,
    platformFreight: "Shipping refund added in ruling",
    shop: "Shop",
    freightLeft: "Refundable shipping",
  },
  choices: {
    ...refundMessages.choices,
    status: { ...refundMessages.choices.status, intervention: "Waiting for a decision" },
  },
  actions: {
    platformAgree: "Rule for buyer",
    platformReject: "Rule for seller",
  },
  titles: {
    platformAgree: "Rule for the buyer?",
    platformReject: "Rule for the seller?",
  },
  done: {
    platformAgree: "Ruled for the buyer",
    platformReject: "Ruled for the seller",
  },
  consequences: {
    platformAgree: "The buyer will be refunded, charged to the shop, now or after the return.",
    platformReject: "The refund will be closed. The buyer can't escalate it again.",
  },
  inputs: {
    platformAgree: {
      goodsBack: "Require return first",
      freight: "Add shipping refund",
    },
    platformReject: {
      reason: "Reason",
    },
  },
  empty: "No disputes yet. Refunds that buyers escalate to the platform will appear here.",
};
export default messages;
