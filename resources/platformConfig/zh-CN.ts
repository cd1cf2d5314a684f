import type { ResourceWords } from "../../framework/schema/index.ts";
import type { platformConfig } from "./platformConfig.ts";

const words: ResourceWords<typeof platformConfig> = {
  name: "平台设置 |||| 平台设置",
  fields: {
    goodsReview: "商品上架前需审核",
    unpaidMinutes: "未付款订单关闭（分钟）",
    receiveDays: "自动确认收货（天）",
    commentDays: "评价期限（天）",
    refundDays: "申请退款期限（天）",
    agreeDays: "自动同意退款（天）",
    returnDays: "买家退货期限（天）",
    confirmDays: "自动确认退货（天）",
    commissionRate: "佣金比例",
  },
  groups: { main: "商品", orders: "订单", refunds: "退款", money: "资金" },
  help: {
    goodsReview: "店铺上架的商品须经平台审核通过后才会出售。已在售的商品不受影响。",
    unpaidMinutes: "到时占用的库存恢复销售。",
    commissionRate: "商品、分类和店铺都未设置比例时使用",
  },
  empty: "平台如何运作由此决定。",
};
export default words;
