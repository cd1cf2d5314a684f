import type { ResourceWords } from "../../../../framework/schema/index.ts";
import { disputeWords } from "../../dayDisputes/locales/en.ts";
import shopWords from "../../settlementMonths/locales/en.ts";
import type { monthDisputes } from "../monthDisputes.ts";

const words: ResourceWords<typeof monthDisputes> = {
  ...disputeWords,
  name: "Disputed month |||| Disputed months",
  fields: { ...shopWords.fields, ...disputeWords.fields },
  choices: { ...shopWords.choices },
  groups: { ...shopWords.groups, ...disputeWords.groups },
};
export default words;
