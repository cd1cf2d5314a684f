import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { freeDeliveries } from "../freeDeliveries.ts";

const messages: ResourceMessages<typeof freeDeliveries> = {
  name: "免運活動 |||| 免運活動",
  fields: {
    name: "名稱",
    minAmount: "最低消費",
    regions: "地區",
    cateIds: "分類",
    begin: "開始日期",
    end: "結束日期",
    remark: "備註",
    status: "狀態",
    startsAt: "開始時間",
    endsAt: "結束時間",
    closedTime: "提前結束時間",
    dueTime: "下次狀態變更",
    usedNum: "訂單數",
    saved: "已減免運費",
  },
  choices: {
    status: { planned: "未開始", running: "進行中", ended: "已結束", closed: "提前結束" },
  },
  groups: { main: "優惠內容", scope: "適用範圍", period: "活動時間", example: "買家看到的內容" },
  help: {
    name: "買家會在訂單的運費旁看到此名稱。",
    minAmount: "適用商品在優惠後須達到的金額；0 表示不設門檻。",
    cateIds: "包含下層分類。一起配送的商品須全部適用才免運。",
    end: "留空則持續有效，直到您結束活動。",
  },
  locked: {
    regions: "活動已結束。",
    minAmount: "活動已結束。",
    cateIds: "活動已結束。",
    begin: "活動已結束。",
    end: "活動已結束。",
  },
  actions: { close: "立即結束", reopen: "恢復" },
  titles: { close: "立即結束免運活動？", reopen: "恢復免運活動？" },
  consequences: { close: "買家需重新支付運費。已下的訂單仍然免運。" },
  done: { close: "免運活動已結束", reopen: "免運活動已恢復" },
  doneNamed: { close: "免運活動「%{name}」已結束", reopen: "免運活動「%{name}」已恢復" },
  did: { close: "結束了免運活動「%{name}」", reopen: "恢復了免運活動「%{name}」" },
  jobs: { moveFreeDeliveries: "開始和結束免運活動" },
  validation: {
    endBeforeBegin: "結束日期不能早於開始日期",
    endPast: "結束日期不能是過去的日期",
  },
  screen: {
    everywhere: "所有地區",
    noEnd: "長期有效",
    regionsTitle: "免運地區",
    regionsHelp: "留空則適用於所有可配送的地區。",
    fromAmount: "滿 %{amount} 免運",
    always: "免運",
    missing: "再買 %{amount} 即可免運。",
    overlaps:
      "「%{name}」同期進行。每筆訂單只適用一個活動：減免最多的那個。 |||| 「%{name}」等 %{others} 個以上活動同期進行。每筆訂單只適用一個活動：減免最多的那個。",
    view: "檢視活動",
  },
  empty: "免運活動可依金額、地區或分類免除運費。請建立第一個免運活動。",
};
export default messages;
