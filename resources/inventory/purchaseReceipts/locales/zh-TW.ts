import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { purchaseReceipts } from "../purchaseReceipts.ts";

const messages: ResourceMessages<typeof purchaseReceipts> = {
  name: "收貨單 |||| 收貨單",
  fields: {
    number: "收貨單號",
    purchase: "採購單",
    supplier: "供應商",
    warehouse: "倉庫",
    receivedAt: "收貨時間",
    deliveryNote: "送貨單號",
    lines: "收貨明細",
    accepted: "合格",
    rejected: "拒收",
    amount: "金額",
    byName: "收貨人",
  },
  rows: {
    lines: {
      location: "庫位",
      skuId: "規格",
      goodsName: "商品",
      skuName: "規格",
      accepted: "合格",
      rejected: "拒收",
      amount: "金額",
    },
  },
  rowCounts: { lines: "%{smart_count} 項" },
  groups: { main: "收貨單", lines: "收貨明細" },
  empty: "採購單收貨後，收貨紀錄顯示在這裡。",
};
export default messages;
