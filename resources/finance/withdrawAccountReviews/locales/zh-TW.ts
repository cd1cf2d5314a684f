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
    sellerId: "商店 ID",
    legalName: "已核驗的主體名稱",
  },
  groups: { ...accountMessages.groups, shop: "商店" },
  actions: {
    approve: "通過",
    reject: "駁回",
    showNumber: "檢視了完整帳號",
  },
  titles: {
    approve: "通過 %{what}？",
    reject: "駁回 %{what}？",
  },
  questions: {
    reject: "駁回 %{realname} 的收款帳戶？",
    approve: "通過 %{realname} 的收款帳戶？",
  },
  done: {
    approve: "已通過 %{smart_count} 個帳戶",
    reject: "已駁回 %{smart_count} 個帳戶",
  },
  doneNamed: {
    approve: "已通過帳戶「%{name}」",
    reject: "已駁回帳戶「%{name}」",
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
    reasons: {
      holder: {
        label: "戶名不符",
        text: "帳戶戶名與商店登記的主體不一致。",
      },
      number: {
        label: "帳號有誤",
        text: "該帳號不是此銀行的有效帳號。",
      },
      unclear: {
        label: "圖片不清晰",
        text: "收款碼圖片無法辨識，請重新上傳清晰的圖片。",
      },
    },
    show: "顯示完整帳號",
  },
  empty: "商店提交的收款帳戶會顯示在這裡，供您審核。",
};
export default messages;
