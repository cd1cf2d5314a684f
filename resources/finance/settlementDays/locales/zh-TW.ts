import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { settlementDays } from "../settlementDays.ts";

/** Messages of daily statements, which monthly ones use too. */
export const periodMessages = {
  fields: {
    orderCount: "訂單數",
    gross: "訂單金額",
    coupon: "平台優惠補貼",
    commission: "佣金",
    refundCount: "退款數",
    refund: "退款金額",
    commissionReturned: "佣金退還",
    adjust: "調整",
    net: "結算淨額",
    issuedAt: "出帳時間",
    confirmBy: "自動確認時間",
    confirmedAt: "確認時間",
    completedAt: "完成時間",
    disputeRemark: "異議說明",
    reply: "平台回覆",
    status: "狀態",
  },
  choices: {
    status: {
      issued: "已出帳",
      confirmed: "已確認",
      disputed: "有異議",
      completed: "已完成",
    },
  },
  actions: {
    confirm: "確認",
    dispute: "提出異議",
  },
  titles: {
    confirm: "確認 %{what}？",
    dispute: "對此結算單提出異議？",
  },
  done: {
    confirm: "已確認 %{smart_count} 張結算單",
    dispute: "異議已提交平台",
  },
  groups: {
    sum: "金額構成",
    lines: "訂單與退款",
    dispute: "異議",
  },
  inputs: {
    dispute: {
      remark: "異議說明",
    },
  },
  consequences: {
    confirm: "您確認金額無誤。",
    dispute: "平台將核查並回覆。",
  },
};

const messages: ResourceMessages<typeof settlementDays> = {
  ...periodMessages,
  name: "日結算單 |||| 日結算單",
  recordTitle: "日結算單 · %{day}",
  toDo: {
    issued: "%{smart_count} 份結算單待確認",
  },
  fields: {
    ...periodMessages.fields,
    day: "日期",
  },
  screen: {
    confirmsAt: "%{at}自動確認",
  },
  empty: "有結算的次日產生日結算單，請在 7 天內確認，逾期自動確認。",
};
export default messages;
