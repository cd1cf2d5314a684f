import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import shopMessages from "../../settlementDays/locales/en.ts";
import type { dayDisputes } from "../dayDisputes.ts";

/** Messages of disputes, daily and monthly. */
export const disputeMessages = {
  fields: {
    shop: "Shop",
    sellerId: "Shop ID",
    lines: "Orders and refunds",
    coupon: "Coupons covered by Markethall",
    reply: "Our reply",
  },
  actions: { answer: "Reply" },
  titles: {
    answer: "Reply to this dispute",
  },
  done: {
    answer: "Reply sent",
  },
  consequences: {
    answer:
      "The shop will see your reply and has 7 days to confirm. A correction will be added to its balance today (a negative amount will be deducted) and appear in today's statement.",
  },
  inputs: { answer: { reply: "Reply", amount: "Correction amount" } },
  empty: "No disputed statements. Statements that shops dispute will appear here.",
};
const messages: ResourceMessages<typeof dayDisputes> = {
  ...disputeMessages,
  name: "Daily statement dispute |||| Daily statement disputes",
  recordTitle: "Daily statement, %{day} · %{shop}",
  toDo: {
    disputed:
      "%{smart_count} disputed daily statement |||| %{smart_count} disputed daily statements",
  },
  fields: { ...shopMessages.fields, ...disputeMessages.fields },
  choices: { ...shopMessages.choices },
  groups: { ...shopMessages.groups },
};
export default messages;
