import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { refundMessages } from "../../refunds/locales/en.ts";
import type { refundInterventions } from "../refundInterventions.ts";

const messages: ResourceMessages<typeof refundInterventions> = {
  ...refundMessages,
  name: "Dispute |||| Disputes",
  fields: { ...refundMessages.fields, shop: "Shop", freightLeft: "Refundable shipping" },
  actions: {
    platformAgree: "Rule for buyer",
    platformReject: "Rule for seller",
  },
  titles: {
    platformAgree: "Rule for the buyer?",
    platformReject: "Rule for the seller?",
  },
  done: {
    platformAgree: "Decided for the buyer",
    platformReject: "Decided for the seller",
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
  empty: "No disputes yet. Refunds that buyers escalate to Markethall will appear here.",
};
export default messages;
