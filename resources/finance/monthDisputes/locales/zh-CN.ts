import type { ResourceWords } from "../../../../framework/schema/index.ts";
import { disputeWords } from "../../dayDisputes/locales/zh-CN.ts";
import shopWords from "../../settlementMonths/locales/zh-CN.ts";
import type { monthDisputes } from "../monthDisputes.ts";

const words: ResourceWords<typeof monthDisputes> = {
  ...disputeWords,
  name: "有异议的月结算单 |||| 有异议的月结算单",
  fields: { ...shopWords.fields, ...disputeWords.fields },
  choices: { ...shopWords.choices },
  groups: { ...shopWords.groups, ...disputeWords.groups },
};
export default words;
