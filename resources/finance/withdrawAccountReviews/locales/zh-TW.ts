import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { accountMessages } from "../../withdrawAccounts/locales/zh-TW.ts";
import type { withdrawAccountReviews } from "../withdrawAccountReviews.ts";

const messages: ResourceMessages<typeof withdrawAccountReviews> = {
  ...accountMessages,
  name: "商店收款帳戶 |||| 商店收款帳戶",
  toDo: {
    pending: "%{smart_count} 個收款帳戶待審核",
  },
  fields: {
    ...accountMessages.fields,
    shop: "商店",
  },
  actions: {
    approve: "通過",
    reject: "駁回",
  },
  titles: {
    approve: "通過 %{what}？",
    reject: "駁回 %{what}？",
  },
  done: {
    approve: "已通過 %{smart_count} 個帳戶",
    reject: "已駁回 %{smart_count} 個帳戶",
  },
  consequences: {
    approve: "商店可立即提領到該帳戶。",
    reject: "商店會看到該原因。",
  },
  inputs: {
    reject: {
      reason: "原因",
    },
    showNumber: {
      id: "帳戶",
    },
  },
  screen: {
    show: "顯示完整帳號",
  },
  empty: "商店提交的收款帳戶會顯示在這裡，供您審核。",
};
export default messages;
