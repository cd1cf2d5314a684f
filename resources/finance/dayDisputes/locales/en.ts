import type { ResourceWords } from "../../../../framework/schema/index.ts";
import shopWords from "../../settlementDays/locales/en.ts";
import type { dayDisputes } from "../dayDisputes.ts";

/** What is said of disputes, whether of days or of months. */
export const disputeWords = {
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
const words: ResourceWords<typeof dayDisputes> = {
  ...disputeWords,
  name: "Disputed day |||| Disputed days",
  fields: { ...shopWords.fields, ...disputeWords.fields },
  choices: { ...shopWords.choices },
  groups: { ...shopWords.groups, ...disputeWords.groups },
};
export default words;
