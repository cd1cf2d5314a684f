import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import shopMessages from "../../settlementDays/locales/zh-TW.ts";
import type { dayDisputes } from "../dayDisputes.ts";

/** Messages of disputes, daily and monthly. */
export const disputeMessages = {
  fields: { shop: "商店", sellerId: "商店 ID", lines: "訂單與退款" },
  actions: { answer: "回覆" },
  titles: {
    answer: "回覆異議",
  },
  done: {
    answer: "回覆已傳送",
  },
  consequences: {
    answer:
      "商店將看到您的回覆，並需在 7 天內確認。調整金額今日計入商店餘額（負數為扣減），並列入今日的結算單。",
  },
  inputs: { answer: { reply: "回覆內容", amount: "調整金額" } },
  empty: "暫無有異議的結算單。商店提出的異議會顯示在這裡。",
};
const messages: ResourceMessages<typeof dayDisputes> = {
  ...disputeMessages,
  name: "日結算異議 |||| 日結算異議",
  recordTitle: "日結算單 · %{day} · %{shop}",
  toDo: {
    disputed: "%{smart_count} 份有異議的日結算單待回覆",
  },
  fields: { ...shopMessages.fields, ...disputeMessages.fields },
  choices: { ...shopMessages.choices },
  groups: { ...shopMessages.groups },
};
export default messages;
