import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import {
  applicationChoices,
  applicationFields,
  applicationHelp,
} from "../../shopInfo/locales/zh-TW.ts";
import type { shopReviews } from "../shopReviews.ts";

const messages: ResourceMessages<typeof shopReviews> = {
  name: "入駐申請 |||| 入駐申請",
  toDo: {
    reviewing: "%{smart_count} 份入駐申請待審核",
  },
  fields: { ...applicationFields, reviewer: "審核人", applicant: "申請人" },
  choices: applicationChoices,
  actions: { approve: "通過", reject: "駁回" },
  titles: {
    approve: "通過%{what}的申請？",
    reject: "駁回%{what}的申請？",
  },
  done: {
    approve: "已通過 %{smart_count} 份入駐申請",
    reject: "已駁回 %{smart_count} 份入駐申請",
  },
  doneNamed: {
    approve: "已通過「%{name}」的入駐申請",
    reject: "已駁回「%{name}」的入駐申請",
  },
  consequences: {
    approve: "商店將開通，可開始營業。",
    reject: "商店會看到該原因，可修改後重新提交。",
  },
  inputs: { reject: { reason: "原因", reasonText: "詳細說明" } },
  inputChoices: { reject: { reason: applicationChoices.reason } },
  groups: {
    papers: "證件",
    shop: "商店",
    place: "地點與時間",
    contact: "聯絡方式",
    display: "對買家顯示",
    qualification: "資質驗證",
  },
  help: applicationHelp,
  validation: {
    saysWhy: "請說明問題所在，以便商店修改",
  },
  empty: "入駐申請會顯示在這裡，請在 7 天內完成審核。",
};
export default messages;
