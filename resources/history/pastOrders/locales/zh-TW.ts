import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { pastOrders } from "../pastOrders.ts";

const messages: ResourceMessages<typeof pastOrders> = {
  name: "原商店訂單 |||| 原商店訂單",
  listName: "原商店訂單",
  empty: "您之前商店的訂單會顯示在這裡。請匯入從原系統匯出的檔案。",
  fields: {
    number: "訂單編號",
    source: "匯入來源",
    placedAt: "下單時間",
    outcome: "結果",
    buyerName: "買家",
    buyerEmail: "電子郵件",
    buyerPhone: "電話",
    address: "收件地址",
    lines: "商品",
    subtotal: "商品小計",
    discount: "折扣",
    shipping: "運費",
    tax: "稅額",
    total: "總計",
    refunded: "已退款",
    currency: "幣別",
    payMethod: "付款方式",
    paidAt: "付款時間",
    shippedAt: "出貨時間",
    cancelledAt: "取消時間",
    note: "備註",
  },
  choices: {
    outcome: {
      completed: "已完成",
      partlyRefunded: "部分退款",
      refunded: "已退款",
      cancelled: "已取消",
      unpaid: "未付款",
    },
  },
  groups: {
    order: "訂單",
    lines: "商品",
    amounts: "金額",
    buyer: "買家",
    dates: "時間",
  },
  rows: {
    lines: {
      product: "商品",
      variant: "規格",
      code: "商品編碼",
      qty: "數量",
      price: "單價",
    },
  },
  rowCounts: { lines: "%{smart_count} 件商品" },
  validation: {
    otherCurrency: "此訂單的幣別為 %{currency}，只能匯入 %{own} 訂單。",
    otherSource: "訂單 %{number} 已從 %{source} 匯入。如需同時保留，請在檔案中修改訂單編號。",
  },
  importNotes: {
    lineLost: "%{count} 列沒有商品名稱，將略過。",
    unshippedPast: "%{count} 筆訂單在 %{program} 中尚未出貨，匯入後不會成為待出貨訂單。",
    otherCurrency: "%{count} 筆訂單的幣別與本店不同，將不會匯入。",
    tagsLost: "%{count} 筆訂單的標籤不會匯入。",
    billingLost: "%{count} 筆訂單的帳單地址與收件地址不同，帳單地址不會匯入。",
  },
  screen: {
    lists: {
      pastOrders: "訂單",
      pastBuyers: "買家",
      pastReviews: "評價",
    },
    imported: "%{date}從 %{source} 匯入",
    added: "%{date}新增",
    marks: {
      pastOrders: "僅作歷史紀錄：不計入餘額、報表與對帳單，也無須出貨。",
      pastBuyers: "在本平台沒有帳號，不會收到任何訊息。",
      pastReviews: "未經驗證：不計入評分，也不向買家顯示。",
    },
  },
};
export default messages;
