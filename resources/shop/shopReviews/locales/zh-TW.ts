import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { applicationChoices, applicationFields, applicationHelp } from "../../shopInfo/locales/zh-TW.ts";
import type { shopReviews } from "../shopReviews.ts";

const messages: ResourceMessages<typeof shopReviews> = {
  name: "店鋪審核 |||| 店鋪審核",
  fields: { ...applicationFields, reviewer: "審核人", applicant: "申請人" },
  choices: applicationChoices,
  actions: { approve: "通過", reject: "駁回" },
  inputs: { reject: { reason: "原因", reasonText: "詳細說明" } },
  inputChoices: { reject: { reason: applicationChoices.reason } },
  groups: {
    papers: "證件",
    shop: "店鋪",
    place: "地點與時間",
    contact: "聯絡方式",
    display: "對買家顯示",
    qualification: "資質",
  },
  help: applicationHelp,
  errors: { saysWhy: "請說明問題所在，以便店鋪修改" },
  empty: "還沒有店鋪申請。店鋪提交資料後會出現在這裡，須在七天內審核。",
};
export default messages;
