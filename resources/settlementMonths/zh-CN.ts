import type { ResourceWords } from "../../framework/schema/index.ts";
import type { settlementMonths } from "./settlementMonths.ts";

const words: ResourceWords<typeof settlementMonths> = {
  name: "月结算单 |||| 月结算单",
  fields: {
    month: "月份",
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
  groups: {
    main: "对账单",
    income: "收入",
    expense: "支出",
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
  screen: {
    lines: "查看明细",
  },
  empty: "月末结束后生成月结算单，为各日之和，请在 7 天内确认，逾期自动确认。",
};
export default words;
