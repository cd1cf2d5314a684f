import type { ResourceWords } from "../../framework/schema/index.ts";
import shopWords from "../settlementDays/en.ts";
import type { dayDisputes } from "./dayDisputes.ts";

const words: ResourceWords<typeof dayDisputes> = {
  name: "Disputed day |||| Disputed days",
  fields: { ...shopWords.fields, shop: "Shop", lines: "Its lines" },
  choices: { ...shopWords.choices },
  actions: { answer: "Answer" },
  consequences: {
    answer:
      "The shop reads your reply and has 7 days to confirm. An amount is put to its balance today, or taken from it where it is below nothing, and stands in today's statement.",
  },
  groups: { ...shopWords.groups, main: "Statement", lines: "Its lines" },
  inputs: { answer: { reply: "Reply", amount: "Put right by" } },
  empty: "No shop disputes a statement. What a shop does not agree with comes here.",
};
export default words;
