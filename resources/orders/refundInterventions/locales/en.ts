import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { refundMessages } from "../../refunds/locales/en.ts";
import type { refundInterventions } from "../refundInterventions.ts";

const messages: ResourceMessages<typeof refundInterventions> = {
  ...refundMessages,
  name: "Refund in dispute |||| Refunds in dispute",
  fields: { ...refundMessages.fields, shop: "Shop", freightLeft: "Freight left" },
  actions: {
    platformAgree: "Decide for the buyer",
    platformReject: "Decide for the shop",
  },
  consequences: {
    platformAgree: "The money goes back to the buyer, at the shop's expense; at once, or after the goods are back.",
    platformReject: "The refund is closed; the buyer cannot ask again.",
  },
  inputs: {
    platformAgree: {
      goodsBack: "The goods come back first",
      freight: "Freight on top",
    },
    platformReject: {
      reason: "Reason",
    },
  },
  empty: "No buyer has asked the platform. What a buyer and a shop cannot agree on comes here.",
};
export default messages;
