import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { orderMerges } from "../orderMerges.ts";

/** The states are tabs, too. */
const states = {
  merged: "待揀貨",
  picked: "待分揀",
  sorted: "已分揀",
  cancelled: "已取消",
} as const;

const messages: ResourceMessages<typeof orderMerges> = {
  name: "合併揀貨單 |||| 合併揀貨單",
  fields: {
    number: "單號",
    warehouse: "倉庫",
    status: "狀態",
    tote: "周轉箱",
    operatorName: "揀貨員",
    orderCount: "訂單數",
    units: "件數",
    orders: "訂單",
    picks: "揀貨單",
    pickedAt: "揀貨時間",
    sortedAt: "分揀時間",
  },
  tabs: {
    toDo: "待處理",
    ...states,
  },
  choices: {
    status: states,
  },
  rows: {
    orders: {
      orderId: "訂單 ID",
      number: "訂單",
      memberName: "買家",
      units: "件數",
      state: "狀態",
    },
    picks: {
      locationId: "儲位",
      locationCode: "儲位",
      skuId: "規格",
      goodsName: "商品",
      skuName: "規格",
      qty: "數量",
      returned: "已放回",
    },
  },
  rowChoices: { orders: { state: { valid: "在單內", struck: "已剔除" } } },
  rowCounts: {
    orders: "%{smart_count} 筆訂單",
    picks: "%{smart_count} 筆揀貨明細",
  },
  groups: { picks: "揀貨單", orders: "訂單" },
  actions: { merge: "合併訂單", distribute: "揀貨", sortOut: "分揀完成", cancel: "取消合併" },
  inputs: { merge: { orderIds: "訂單", warehouse: "倉庫" } },
  titles: {
    distribute: "開始揀貨%{what}？",
    sortOut: "%{what}分揀完成？",
    cancel: "取消%{what}？",
  },
  consequences: {
    cancel: "已揀的商品放回原儲位，訂單可重新揀貨。",
  },
  done: {
    distribute: "商品已揀入周轉箱",
    sortOut: "分揀完成，訂單可以出貨",
    cancel: "合併已取消",
  },
  did: {
    distribute: "完成了合併揀貨單 %{name} 的揀貨",
    sortOut: "完成了合併揀貨單 %{name} 的分揀",
    cancel: "取消了合併揀貨單 %{name}",
  },
  toDo: {
    merged: "%{smart_count} 張合併揀貨單待揀貨",
    picked: "%{smart_count} 張合併揀貨單待分揀",
  },
  errors: {
    notReady: "這些訂單現在不能揀貨：%{orders}。請將其移除。",
    nothingLeft: "單內已沒有可揀貨的訂單，請取消合併。",
    short: "倉庫缺貨：%{items}。未揀任何商品。",
  },
  empty: "選擇待出貨的訂單進行合併，一趟走完即可揀齊全部商品。",
};
export default messages;
