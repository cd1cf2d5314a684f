import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { groupActivities } from "../groupActivities.ts";

const messages: ResourceMessages<typeof groupActivities> = {
  name: "拼团活动 |||| 拼团活动",
  fields: {
    goods: "商品",
    groupType: "类型",
    groupNum: "成团人数",
    groupJson: "阶梯",
    groupLimitHours: "成团时限",
    groupLimitBuy: "每人限购（单）",
    groupSingleBuy: "可单独购买",
    remark: "备注",
    people: "成团人数",
    ongoing: "进行中",
    succeeded: "已成团",
  },
  choices: { groupType: { ordinary: "普通团", ladder: "阶梯团" } },
  groups: { main: "拼团", limits: "限制", simulator: "拼团收益", share: "分享" },
  help: {
    groupType:
      "普通团：固定人数，按商品售价成交。阶梯团：团长开团时选择一档，全团按该档的折扣比例付款。",
    groupJson: "每一档的人数要多于上一档，付款比例要低于上一档。",
    groupLimitHours: "最多 720 小时（30 天）。",
    groupLimitBuy: "每位买家可有几个该商品的拼团订单；0 表示不限。",
    groupSingleBuy: "单独购买按规格的原价付款，没有原价的按售价。",
  },
  rows: { groupJson: { num: "人数", discounts: "付款比例" } },
  errors: {
    goodsGroupOngoing: "该商品有进行中的团：结束后才能下架",
  },
  validation: {
    inFlashSale: "该商品正在参加秒杀：请先结束秒杀",
    numRises: "每一档的人数要多于上一档",
    discountFalls: "每一档的付款比例要低于上一档",
  },
  inputs: {
    getProduct: {
      goodsId: "商品",
    },
  },
  screen: {
    simulator: {
      empty: "选择商品和成团人数后，可查看收益。",
      of: "原价 %{price} · 佣金 %{rate}",
      ofVariant: "最低原价 %{price}（%{variant}）· 佣金 %{rate}",
      cost: "单件成本",
      badCost: "请填写金额，例如 21.40",
      noCost: "填写单件成本可查看毛利，成本不会保存。",
      breakEven: "覆盖成本和佣金的最低价：%{amount}",
      steps: "单件收益",
      from: "起始人数",
      each: "价格",
      commission: "佣金",
      receive: "到手",
      margin: "单件毛利",
      percent: "毛利率",
      people: "%{smart_count} 人",
      ifOnly: "如果只来",
      come: "人",
      slider: "参团人数",
      customersPay: "买家支付",
      costs: "成本",
      youReceive: "到手",
      youEarn: "毛利",
      alone: "按原价出售",
      difference: "活动让利",
      fails: "未成团：%{smart_count} 小时后拼团结束，全部款项退回，商品重新上架。",
      loss: "该团亏损 %{amount}。",
    },
    share: {
      help: "买家在店铺前台的该页面发起拼团。",
      copy: "复制链接",
      afterSaving: "保存后，链接和二维码会显示在这里。",
    },
    tier: "%{people} %{rate} 折",
    noLimit: "不限",
  },
  empty: "让几位买家一起以更优惠的价格购买。请为第一个商品设置拼团活动。",
};
export default messages;
