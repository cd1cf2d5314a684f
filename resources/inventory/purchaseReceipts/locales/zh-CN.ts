import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { purchaseReceipts } from "../purchaseReceipts.ts";

const messages: ResourceMessages<typeof purchaseReceipts> = {
  name: "收货单 |||| 收货单",
  fields: {
    number: "收货单号",
    purchase: "采购单",
    supplier: "供应商",
    warehouse: "仓库",
    receivedAt: "收货时间",
    deliveryNote: "送货单号",
    lines: "收货明细",
    accepted: "合格",
    rejected: "拒收",
    amount: "金额",
    byName: "收货人",
  },
  rows: {
    lines: {
      location: "库位",
      skuId: "规格",
      goodsName: "商品",
      skuName: "规格",
      accepted: "合格",
      rejected: "拒收",
      amount: "金额",
    },
  },
  rowCounts: { lines: "%{smart_count} 项" },
  groups: { main: "收货单", lines: "收货明细" },
  empty: "采购单收货后，收货记录显示在这里。",
};
export default messages;
