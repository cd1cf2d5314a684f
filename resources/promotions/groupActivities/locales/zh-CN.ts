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
    ongoing: "进行中的团",
    succeeded: "已成团",
  },
  choices: { groupType: { ordinary: "普通团", ladder: "阶梯团" } },
  groups: { main: "拼团", limits: "限制" },
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
  screen: {
    noLimit: "不限",
  },
  empty: "让几位买家一起以更优惠的价格购买。请为第一个商品设置拼团活动。",
};
export default messages;
