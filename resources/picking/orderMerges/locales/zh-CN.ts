import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { orderMerges } from "../orderMerges.ts";

/** The states are tabs, too. */
const states = {
  merged: "待拣货",
  picked: "待分拣",
  sorted: "已分拣",
  cancelled: "已取消",
} as const;

const messages: ResourceMessages<typeof orderMerges> = {
  name: "合并拣货单 |||| 合并拣货单",
  fields: {
    number: "单号",
    warehouse: "仓库",
    status: "状态",
    tote: "周转箱",
    operatorName: "拣货员",
    orderCount: "订单数",
    units: "件数",
    orders: "订单",
    picks: "拣货单",
    pickedAt: "拣货时间",
    sortedAt: "分拣时间",
  },
  tabs: {
    toDo: "待处理",
    ...states,
  },
  choices: {
    status: states,
  },
  rows: {
    orders: {
      orderId: "订单 ID",
      number: "订单",
      memberName: "买家",
      units: "件数",
      state: "状态",
    },
    picks: {
      locationId: "库位",
      locationCode: "库位",
      skuId: "规格",
      goodsName: "商品",
      skuName: "规格",
      qty: "数量",
      returned: "已放回",
    },
  },
  rowChoices: { orders: { state: { valid: "在单内", struck: "已剔除" } } },
  rowCounts: {
    orders: "%{smart_count} 个订单",
    picks: "%{smart_count} 条拣货明细",
  },
  groups: { picks: "拣货单", orders: "订单" },
  actions: { merge: "合并订单", distribute: "拣货", sortOut: "分拣完成", cancel: "取消合并" },
  inputs: { merge: { orderIds: "订单", warehouse: "仓库" } },
  titles: {
    distribute: "开始拣货%{what}？",
    sortOut: "%{what}分拣完成？",
    cancel: "取消%{what}？",
  },
  consequences: {
    cancel: "已拣的商品放回原库位，订单可重新拣货。",
  },
  done: {
    distribute: "商品已拣入周转箱",
    sortOut: "分拣完成，订单可以发货",
    cancel: "合并已取消",
  },
  did: {
    distribute: "完成了合并拣货单 %{name} 的拣货",
    sortOut: "完成了合并拣货单 %{name} 的分拣",
    cancel: "取消了合并拣货单 %{name}",
  },
  toDo: {
    merged: "%{smart_count} 张合并拣货单待拣货",
    picked: "%{smart_count} 张合并拣货单待分拣",
  },
  errors: {
    notReady: "这些订单现在不能拣货：%{orders}。请将其移除。",
    nothingLeft: "单内已没有可拣货的订单，请取消合并。",
    short: "仓库缺货：%{items}。未拣任何商品。",
  },
  empty: "选择待发货的订单进行合并，一趟走完即可拣齐全部商品。",
};
export default messages;
