import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import shopMessages from "../../settlementDays/locales/zh-CN.ts";
import type { dayDisputes } from "../dayDisputes.ts";

/** Messages of disputes, daily and monthly. */
export const disputeMessages = {
  fields: { shop: "店铺", sellerId: "店铺 ID", lines: "订单与退款" },
  actions: { answer: "回复" },
  titles: {
    answer: "回复异议",
  },
  done: {
    answer: "回复已发送",
  },
  consequences: {
    answer:
      "店铺将看到您的回复，并需在 7 天内确认。调整金额今日计入店铺余额（负数为扣减），并列入今日的结算单。",
  },
  inputs: { answer: { reply: "回复内容", amount: "调整金额" } },
  empty: "暂无有异议的结算单。店铺提出的异议会显示在这里。",
};
const messages: ResourceMessages<typeof dayDisputes> = {
  ...disputeMessages,
  name: "日结算异议 |||| 日结算异议",
  recordTitle: "日结算单 · %{day} · %{shop}",
  toDo: {
    disputed: "%{smart_count} 份有异议的日结算单待回复",
  },
  fields: { ...shopMessages.fields, ...disputeMessages.fields },
  choices: { ...shopMessages.choices },
  groups: { ...shopMessages.groups },
};
export default messages;
