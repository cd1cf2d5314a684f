import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { accountMessages } from "../../withdrawAccounts/locales/zh-CN.ts";
import type { withdrawAccountReviews } from "../withdrawAccountReviews.ts";

const messages: ResourceMessages<typeof withdrawAccountReviews> = {
  ...accountMessages,
  name: "店铺收款账户 |||| 店铺收款账户",
  toDo: {
    pending: "%{smart_count} 个收款账户待审核",
  },
  fields: {
    ...accountMessages.fields,
    shop: "店铺",
    sellerId: "店铺 ID",
    legalName: "已核验的主体名称",
  },
  groups: { ...accountMessages.groups, shop: "店铺" },
  actions: {
    approve: "通过",
    reject: "驳回",
    showNumber: "查看了完整账号",
  },
  titles: {
    approve: "通过 %{what}？",
    reject: "驳回 %{what}？",
  },
  questions: {
    reject: "驳回 %{realname} 的收款账户？",
    approve: "通过 %{realname} 的收款账户？",
  },
  done: {
    approve: "已通过 %{smart_count} 个账户",
    reject: "已驳回 %{smart_count} 个账户",
  },
  doneNamed: {
    approve: "已通过账户“%{name}”",
    reject: "已驳回账户“%{name}”",
  },
  consequences: {
    approve: "店铺可立即提现到该账户。",
    reject: "店铺会看到该原因。",
  },
  inputs: {
    reject: {
      reason: "原因",
    },
    showNumber: {
      id: "账户",
    },
  },
  screen: {
    reasons: {
      holder: {
        label: "户名不符",
        text: "账户户名与店铺登记的主体不一致。",
      },
      number: {
        label: "账号有误",
        text: "该账号不是此银行的有效账号。",
      },
      unclear: {
        label: "图片不清晰",
        text: "收款码图片无法识别，请重新上传清晰的图片。",
      },
    },
    show: "显示完整账号",
  },
  empty: "店铺提交的收款账户会显示在这里，供您审核。",
};
export default messages;
