import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shops } from "../shops.ts";

const messages: ResourceMessages<typeof shops> = {
  name: "商店 |||| 商店",
  fields: {
    phone: "電話",
    email: "電子郵件",
    recentCommission: "近 30 天佣金",
    refundRate: "近 30 天退款率",
    onTimeRate: "近 30 天準時出貨率",
    name: "商店名稱",
    logo: "標誌",
    selfStatus: "經營方",
    owner: "店主",
    recentOrders: "近 30 天訂單",
    recentSales: "近 30 天銷售額",
    rating: "評分",
    openDisputes: "待裁決退款",
    balance: "餘額",
    status: "狀態",
  },
  choices: {
    selfStatus: { other: "商家", self: "自營" },
    status: { closed: "已關閉", open: "營業中" },
  },
  jobs: { sumShopDays: "更新商店統計" },
  groups: { main: "商店" },
  inputs: { getOverview: { id: "商店" }, couponList: { page: "頁碼", pageSize: "每頁筆數" } },
  screen: {
    money: "資金",
    change: "修改",
    setTerms: "設定協議",
    changeTerms: "修改協議",
    defaultRate: "預設",
    decide: "待您處理",
    nothingWaits: "這家商店目前沒有待處理事項。",
    review: "處理",
    waiting: {
      refundInterventions: "退款介入",
      withdrawAccountReviews: "收款帳戶",
      payouts: "提領申請",
      goodsReviews: "商品審核",
    },
    dashboard: {
      title: "熱門商店",
      period: "依近 30 天銷售額",
    },
  },
  empty: "通過審核的商店會以買家看到的名稱列在這裡。",
};
export default messages;
