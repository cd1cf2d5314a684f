import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shopTerms } from "../shopTerms.ts";

const messages: ResourceMessages<typeof shopTerms> = {
  name: "Shop terms |||| Shop terms",
  fields: {
    shop: "Shop",
    commissionRate: "Commission",
    settlement: "Settled",
    withdrawBlocked: "Withdrawals blocked",
    blockReason: "Why they are blocked",
    remark: "Note",
  },
  choices: {
    settlement: {
      realtime: "At once",
      day: "Every day",
      month: "Every month",
    },
  },
  groups: {
    main: "Terms",
  },
  help: {
    blockReason: "The shop reads it when it wants to withdraw",
    commissionRate: "Percent of what is sold; empty takes the category's or the default rate",
    settlement: "When what is due to the shop becomes its balance",
  },
  empty: "Shops without terms of their own have the usual ones.",
};
export default messages;
