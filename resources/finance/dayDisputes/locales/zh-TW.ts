import type { ResourceWords } from "../../../../framework/schema/index.ts";
import shopWords from "../../settlementDays/locales/zh-TW.ts";
import type { dayDisputes } from "../dayDisputes.ts";

/** What is said of disputes, whether of days or of months. */
export const disputeWords = {
  fields: { shop: "商店", lines: "明細" },
  actions: { answer: "回覆" },
  consequences: {
    answer: "商店將看到您的回覆，並需在 7 天內確認。調整金額今日計入商店餘額（負數為扣減），並列入今日的結算單。",
  },
  groups: { main: "結算單", lines: "明細" },
  inputs: { answer: { reply: "回覆內容", amount: "調整金額" } },
  empty: "暫無有異議的結算單。商店提出的異議會顯示在這裡。",
};
const words: ResourceWords<typeof dayDisputes> = {
  ...disputeWords,
  name: "有異議的日結算單 |||| 有異議的日結算單",
  fields: { ...shopWords.fields, ...disputeWords.fields },
  choices: { ...shopWords.choices },
  groups: { ...shopWords.groups, ...disputeWords.groups },
};
export default words;
