import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shopTerms } from "../shopTerms.ts";

const messages: ResourceMessages<typeof shopTerms> = {
  name: "Shop terms |||| Shop terms",
  fields: {
    shop: "Shop",
    commissionRate: "Commission",
    settlement: "Settlement schedule",
    withdrawBlocked: "Payouts blocked",
    blockReason: "Reason for block",
    remark: "Note",
  },
  choices: {
    settlement: {
      realtime: "Immediately",
      day: "Daily",
      month: "Monthly",
    },
  },
  groups: {
    main: "Terms",
  },
  help: {
    blockReason: "The shop will see this when it tries to withdraw",
    commissionRate: "Percentage of sales. Leave blank to use the category or default rate.",
    settlement: "When earnings become available to the shop",
  },
  screen: { defaultRate: "Default" },
  empty: "Custom terms will appear here. Other shops use the default terms.",
};
export default messages;
