import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { stockEdits } from "../stockEdits.ts";

const messages: ResourceMessages<typeof stockEdits> = {
  locked: {
    warehouse: "已處理的調整不能更改，請新增調整。",
    reason: "已處理的調整不能更改，請新增調整。",
    lines: "已處理的調整不能更改，請新增調整。",
  },
  name: "庫存調整 |||| 庫存調整",
  fields: {
    number: "單號",
    warehouse: "倉庫",
    reason: "原因",
    status: "狀態",
    lines: "調整明細",
    units: "調整數量",
    remark: "備註",
    authorName: "調整人",
    reviewer: "審核人",
    reviewedAt: "審核時間",
    rejectReason: "駁回原因",
  },
  choices: {
    reason: {
      correction: "更正",
      count: "盤點",
      received: "收貨",
      returned: "退貨入庫",
      damaged: "損壞",
      theft: "遺失或被竊",
      promotion: "贈品或樣品",
    },
    status: { pending: "待審核", done: "已生效", rejected: "已駁回", cancelled: "已取消" },
  },
  rows: {
    lines: { skuId: "規格", locationId: "庫位", num: "增減數量", counted: "或實點數量" },
  },
  rowCounts: { lines: "%{smart_count} 項" },
  groups: { main: "調整", lines: "調整明細", notes: "備註" },
  actions: { approve: "通過", reject: "駁回", cancel: "取消調整" },
  inputs: { reject: { reason: "原因" } },
  titles: { approve: "通過%{what}？", reject: "駁回%{what}？", cancel: "取消%{what}？" },
  consequences: {
    approve: "各庫位的庫存將按這些數量增減。",
    reject: "庫存保持不變。",
    cancel: "庫存保持不變。",
  },
  done: { approve: "庫存調整已生效", reject: "庫存調整已駁回", cancel: "庫存調整已取消" },
  did: {
    approve: "通過了庫存調整 %{name}",
    reject: "駁回了庫存調整 %{name}",
    cancel: "取消了庫存調整 %{name}",
  },
  toDo: { pending: "%{smart_count} 個庫存調整待審核" },
  validation: {
    otherWarehouse: "請選擇該倉庫的庫位",
    repeated: "該規格在此庫位已有調整",
    numOrCounted: "請填寫增減數量或實點數量",
    noChange: "增減數量不能為 0",
  },
  errors: {
    ownReview: "您的調整須由其他人審核。",
    notAuthor: "只有調整人或店主可以取消此調整。",
  },
  empty: "在這裡按原因調整庫存，由其他人審核後生效。",
};
export default messages;
