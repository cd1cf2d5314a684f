import type { ResourceWords } from "../../../../framework/schema/index.ts";
import { disputeWords } from "../../dayDisputes/locales/zh-TW.ts";
import shopWords from "../../settlementMonths/locales/zh-TW.ts";
import type { monthDisputes } from "../monthDisputes.ts";

const words: ResourceWords<typeof monthDisputes> = {
  ...disputeWords,
  name: "有異議的月結算單 |||| 有異議的月結算單",
  fields: { ...shopWords.fields, ...disputeWords.fields },
  choices: { ...shopWords.choices },
  groups: { ...shopWords.groups, ...disputeWords.groups },
};
export default words;
