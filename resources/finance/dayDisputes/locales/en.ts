import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import shopMessages from "../../settlementDays/locales/en.ts";
import type { dayDisputes } from "../dayDisputes.ts";

/** Messages of disputes, daily and monthly. */
export const disputeMessages = {
  fields: { shop: "Shop", lines: "Its lines" },
  actions: { answer: "Answer" },
  consequences: {
    answer:
      "The shop reads your reply and has 7 days to confirm. An amount is put to its balance today, or taken from it where it is below nothing, and stands in today's statement.",
  },
  groups: { main: "Statement", lines: "Its lines" },
  inputs: { answer: { reply: "Reply", amount: "Put right by" } },
  empty: "No shop disputes a statement. What a shop does not agree with comes here.",
};
const messages: ResourceMessages<typeof dayDisputes> = {
  ...disputeMessages,
  name: "Disputed day |||| Disputed days",
  fields: { ...shopMessages.fields, ...disputeMessages.fields },
  choices: { ...shopMessages.choices },
  groups: { ...shopMessages.groups, ...disputeMessages.groups },
};
export default messages;
