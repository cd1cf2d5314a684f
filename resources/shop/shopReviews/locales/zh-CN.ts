import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import {
  applicationChoices,
  applicationFields,
  applicationHelp,
} from "../../shopInfo/locales/zh-CN.ts";
import type { shopReviews } from "../shopReviews.ts";

const messages: ResourceMessages<typeof shopReviews> = {
  name: "入驻申请 |||| 入驻申请",
  toDo: {
    reviewing: "%{smart_count} 份入驻申请待审核",
  },
  fields: { ...applicationFields, reviewer: "审核人", applicant: "申请人" },
  choices: applicationChoices,
  actions: { approve: "通过", reject: "驳回" },
  titles: {
    approve: "通过%{what}的申请？",
    reject: "驳回%{what}的申请？",
  },
  done: {
    approve: "已通过 %{smart_count} 份入驻申请",
    reject: "已驳回 %{smart_count} 份入驻申请",
  },
  doneNamed: {
    approve: "已通过“%{name}”的入驻申请",
    reject: "已驳回“%{name}”的入驻申请",
  },
  consequences: {
    approve: "店铺将开通，可开始营业。",
    reject: "店铺会看到该原因，可修改后重新提交。",
  },
  inputs: { reject: { reason: "原因", reasonText: "详细说明" } },
  inputChoices: { reject: { reason: applicationChoices.reason } },
  groups: {
    papers: "证件",
    shop: "店铺",
    place: "地点与时间",
    contact: "联系方式",
    display: "对买家显示",
    qualification: "资质验证",
  },
  help: applicationHelp,
  validation: {
    saysWhy: "请说明问题所在，以便店铺修改",
  },
  empty: "入驻申请会显示在这里，请在 7 天内完成审核。",
};
export default messages;
