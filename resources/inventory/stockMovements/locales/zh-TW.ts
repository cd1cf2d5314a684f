import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { stockMovements } from "../stockMovements.ts";

const messages: ResourceMessages<typeof stockMovements> = {
  name: "庫存變動 |||| 庫存變動",
  fields: {
    skuId: "SKU 編號",
    goodsId: "商品",
    cause: "原因",
    num: "庫存變動",
    before: "變動前庫存",
    after: "庫存",
    onHandNum: "在庫變動",
    onHandAfter: "在庫",
    locationId: "庫位",
    onHandBefore: "在庫變動前",
    byName: "操作人",
    refTable: "來源",
    refId: "編號",
    refNo: "單號",
  },
  tabs: {
    received: "收貨",
    shipped: "出庫",
    returned: "退貨入庫",
    edited: "調整",
    counted: "盤點",
    transferred: "移庫",
    reserved: "占用",
  },
  views: { log: "庫存流水" },
  choices: {
    cause: {
      begin: "初始庫存",
      edit: "手動修改",
      sale: "售出",
      cancel: "訂單取消",
      refund: "出貨前退款",
      ship: "出貨出庫",
      unship: "撤銷出貨",
      return: "退貨入庫",
      receive: "採購入庫",
      transfer: "移庫",
      count: "盤點",
    },
    refTable: {
      orders: "訂單",
      refunds: "退款",
      purchase_receipts: "採購收貨單",
      stock_edits: "庫存調整",
      order_merges: "合併揀貨單",
      stock_counts: "庫存盤點",
    },
  },
  filters: { stockCount: "庫存盤點" },
  groups: {
    main: "庫存變動",
  },
  errors: {
    insufficientAtLocation: "%{location} 只有 %{left} 件%{goods}。",
    heldByOrders: "未完成的訂單占用了庫存：%{goods}只有 %{left} 件可用。",
    insufficientStock: "%{goods}庫存不足，僅剩 %{left} 件",
  },
  empty: "每次庫存變動及其原因都顯示在這裡。",
};
export default messages;
