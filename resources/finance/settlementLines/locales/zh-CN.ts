import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { settlementLines } from "../settlementLines.ts";

const messages: ResourceMessages<typeof settlementLines> = {
  name: "实时结算 |||| 实时结算",
  jobs: { settle: "结算" },
  fields: {
    kind: "类型",
    cause: "订单",
    orderNo: "订单号",
    orderId: "订单",
    refId: "来源编号",
    gross: "订单金额",
    freight: "含运费",
    coupon: "平台优惠补贴",
    commission: "佣金",
    net: "结算净额",
    earnedAt: "产生时间",
    settleAt: "可结算时间",
    settledAt: "结算时间",
    day: "结算日",
    month: "结算月",
    remark: "备注",
  },
  choices: {
    kind: {
      order: "订单",
      refund: "退款",
      adjust: "调整",
      fee: "费用",
    },
  },
  groups: {
    main: "明细",
  },
  tabs: {
    waiting: "待结算",
    settled: "已结算",
  },
  screen: {
    skipped: {
      openRefunds: "部分订单有未处理完的退款，处理后再结算。",
      schedule: "未到该店铺的结算周期，当日或当月结束后结算。",
    },
    waiting: "待结算",
    today: "今日已结算",
    thisMonth: "本月已结算",
  },
  empty: "订单完成后显示在这里，退款期限结束后净额转入余额。",
};
export default messages;
