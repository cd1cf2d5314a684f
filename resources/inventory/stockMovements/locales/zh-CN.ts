import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { stockMovements } from "../stockMovements.ts";

const messages: ResourceMessages<typeof stockMovements> = {
  name: "库存变动 |||| 库存变动",
  fields: {
    skuId: "SKU 编号",
    goodsId: "商品",
    cause: "原因",
    num: "库存变动",
    before: "变动前库存",
    after: "库存",
    onHandNum: "在库变动",
    onHandAfter: "在库",
    locationId: "库位",
    onHandBefore: "在库变动前",
    byName: "操作人",
    refTable: "来源",
    refId: "编号",
    refNo: "单号",
  },
  tabs: {
    received: "收货",
    shipped: "出库",
    returned: "退货入库",
    edited: "调整",
    counted: "盘点",
    transferred: "移库",
    reserved: "占用",
  },
  views: { log: "库存流水" },
  choices: {
    cause: {
      begin: "初始库存",
      edit: "手工修改",
      sale: "售出",
      cancel: "订单取消",
      refund: "发货前退款",
      ship: "发货出库",
      unship: "撤销发货",
      return: "退货入库",
      receive: "采购入库",
      transfer: "移库",
      count: "盘点",
    },
    refTable: {
      orders: "订单",
      refunds: "退款",
      purchase_receipts: "采购收货单",
      stock_edits: "库存调整",
      order_merges: "合并拣货单",
      stock_counts: "库存盘点",
    },
  },
  filters: { stockCount: "库存盘点" },
  groups: {
    main: "库存变动",
  },
  errors: {
    insufficientAtLocation: "%{location} 只有 %{left} 件%{goods}。",
    heldByOrders: "未完成的订单占用了库存：%{goods}只有 %{left} 件可用。",
    insufficientStock: "%{goods}库存不足，仅剩 %{left} 件",
  },
  empty: "每次库存变动及其原因都显示在这里。",
};
export default messages;
