import type { ResourceWords } from "../../framework/schema/index.ts";
import type { platformConfig } from "./platformConfig.ts";

const words: ResourceWords<typeof platformConfig> = {
  name: "平台設定 |||| 平台設定",
  fields: {
    goodsReview: "商品上架前需審核",
    unpaidMinutes: "未付款訂單關閉（分鐘）",
    receiveDays: "自動確認收貨（天）",
    commentDays: "評價期限（天）",
    refundDays: "申請退款期限（天）",
    agreeDays: "自動同意退款（天）",
    returnDays: "買家退貨期限（天）",
    confirmDays: "自動確認退貨（天）",
    commissionRate: "佣金比例",
  },
  groups: { main: "商品", orders: "訂單", refunds: "退款", money: "資金" },
  help: {
    goodsReview: "店鋪上架的商品須經平台審核通過後才會販售。已在售的商品不受影響。",
    unpaidMinutes: "屆時佔用的庫存恢復銷售。",
    commissionRate: "商品、分類和商店都未設定比例時使用",
  },
  empty: "平台如何運作由此決定。",
};
export default words;
