import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { settlementDays } from "../settlementDays.ts";

/** Messages of daily statements, which monthly ones use too. */
export const periodMessages = {
  fields: {
    orderCount: "订单数",
    gross: "订单金额",
    coupon: "平台优惠补贴",
    commission: "佣金",
    refundCount: "退款数",
    refund: "退款金额",
    commissionReturned: "佣金退还",
    adjust: "调整",
    net: "结算净额",
    issuedAt: "出账时间",
    confirmBy: "自动确认时间",
    confirmedAt: "确认时间",
    completedAt: "完成时间",
    disputeRemark: "异议说明",
    reply: "平台回复",
    status: "状态",
  },
  choices: {
    status: {
      issued: "已出账",
      confirmed: "已确认",
      disputed: "有异议",
      completed: "已完成",
    },
  },
  actions: {
    confirm: "确认",
    dispute: "提出异议",
  },
  titles: {
    confirm: "确认 %{what}？",
    dispute: "对此结算单提出异议？",
  },
  done: {
    confirm: "已确认 %{smart_count} 张结算单",
    dispute: "异议已提交平台",
  },
  groups: {
    sum: "金额构成",
    lines: "订单与退款",
    dispute: "异议",
  },
  inputs: {
    dispute: {
      remark: "异议说明",
    },
  },
  consequences: {
    confirm: "您确认金额无误。",
    dispute: "平台将核查并回复。",
  },
};

const messages: ResourceMessages<typeof settlementDays> = {
  ...periodMessages,
  name: "日结算单 |||| 日结算单",
  recordTitle: "日结算单 · %{day}",
  toDo: {
    issued: "%{smart_count} 份结算单待确认",
  },
  fields: {
    ...periodMessages.fields,
    day: "日期",
  },
  screen: {
    confirmsAt: "%{at}自动确认",
  },
  empty: "有结算的次日生成日结算单，请在 7 天内确认，逾期自动确认。",
};
export default messages;
