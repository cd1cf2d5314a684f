import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { promotionPeriods } from "../promotionPeriods.ts";
import { whatIf } from "./screen/zh-CN.ts";

const messages: ResourceMessages<typeof promotionPeriods> = {
  name: "活动有效期 |||| 活动有效期",
  fields: {
    name: "促销活动",
    kind: "类型",
    sourceId: "活动编号",
    status: "状态",
    startsAt: "开始时间",
    endsAt: "结束时间",
    endsSoon: "一周内结束",
    conflicts: "重叠",
  },
  choices: {
    kind: {
      coupon: "优惠券",
      voucher: "代金券",
      freeDelivery: "包邮活动",
      flashSale: "秒杀",
      groupActivity: "拼团",
      giftCard: "礼品卡批次",
    },
    status: { planned: "未开始", running: "进行中", ended: "已结束", closed: "提前结束" },
  },
  views: { whatIf: "优惠试算" },
  tabs: { endingSoon: "即将结束", running: "进行中", planned: "未开始", over: "已结束" },
  actions: { extend: "延期", endNow: "立即结束" },
  titles: { extend: "延长%{what}", endNow: "立即结束%{what}？" },
  consequences: {
    endNow: "买家不能再享受该活动。已下的订单价格不变，已领取的优惠券仍可使用。",
  },
  done: { extend: "活动已延期", endNow: "活动已结束" },
  doneNamed: { extend: "“%{name}”已延期", endNow: "“%{name}”已结束" },
  did: { extend: "延长了“%{name}”", endNow: "结束了“%{name}”" },
  inputs: {
    extend: { end: "新的结束日期" },
    getWhatIf: { cart: "订单" },
    getPastOrder: { number: "订单号" },
  },
  errors: { withoutEnd: "该活动没有结束日期" },
  validation: { notLater: "请选择当前结束日期之后的日期" },
  screen: {
    whatIf,
    noEnd: "长期有效",
    left: { today: "今天结束", days: "%{smart_count} 天后结束" },
    conflict: {
      oneOfBoth: "每笔订单只适用其一：“%{name}”",
      both: "与“%{name}”叠加",
      more: "另有 %{smart_count} 个",
    },
    calendar: {
      title: "促销日历",
      days: "日期按店铺所在时区计算。",
      earlier: "往前",
      later: "往后",
      today: "今天",
      range: "%{from} 至 %{to}",
      none: "这几周没有促销活动。",
      bar: "%{name}，%{kind}，%{from} 至 %{to}",
      barNoEnd: "%{name}，%{kind}，%{from} 起长期有效",
      overlaps: "与其他活动重叠",
    },
    extend: {
      now: "当前结束日期为 %{day}。",
      days: "%{smart_count} 天",
      week: "1 周",
      until: "至 %{day}",
      submit: "延期至 %{day}",
      claimed: "已领取的优惠券有效期不变。",
    },
  },
  empty: "优惠券、代金券、秒杀等促销活动及其日期会显示在这里。",
};
export default messages;
