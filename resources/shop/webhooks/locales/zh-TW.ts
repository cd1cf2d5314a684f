import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { webhookTopics } from "../topics.ts";
import type { webhooks } from "../webhooks.ts";

/** The topics, which the deliveries name too. */
export const topicNames: Readonly<Record<(typeof webhookTopics)[number], string>> = {
  "order.placed": "訂單已送出",
  "order.paid": "訂單已付款",
  "order.groupCompleted": "拼團成功",
  "order.shipped": "訂單已出貨",
  "order.unshipped": "出貨已撤銷",
  "parcel.shipped": "包裹已出貨",
  "parcel.unshipped": "包裹出貨已撤銷",
  "order.received": "訂單已收貨",
  "order.cancelled": "訂單已取消",
  "refund.requested": "申請退款",
  "refund.agreed": "已同意退款",
  "refund.offered": "已提議退款金額",
  "refund.offerDeclined": "退款提議被拒絕",
  "refund.rejected": "已拒絕退款",
  "refund.returned": "買家已退貨",
  "refund.completed": "退款已完成",
  "refund.closed": "退款已關閉",
  "product.published": "商品已上架",
  "product.unpublished": "商品已下架",
  "stock.changed": "庫存異動",
};

const messages: ResourceMessages<typeof webhooks> = {
  name: "Webhook 訂閱 |||| Webhook 訂閱",
  fields: {
    name: "名稱",
    url: "接收位址",
    topics: "事件",
    status: "狀態",
    prefix: "金鑰",
    failingSince: "持續失敗自",
  },
  choices: {
    topics: topicNames,
    status: { new: "尚無金鑰", active: "啟用", paused: "已暫停", disabled: "已停用" },
  },
  actions: {
    issue: "產生金鑰",
    sendTest: "傳送測試",
    roll: "更換金鑰",
    pause: "暫停",
    resume: "恢復",
  },
  titles: {
    issue: "為%{what}產生金鑰？",
    sendTest: "向%{what}傳送測試？",
    roll: "更換%{what}的金鑰？",
    pause: "暫停%{what}？",
    resume: "恢復%{what}？",
  },
  done: {
    issue: "Webhook 已啟用",
    sendTest: "測試已傳送，結果請見推送紀錄",
    roll: "金鑰已更換",
    pause: "Webhook 已暫停",
    resume: "Webhook 已恢復",
  },
  consequences: { roll: "推送立即改用新金鑰簽章，請儘快更新您的系統。" },
  inputs: {
    issue: { secret: "金鑰（僅此一次顯示）" },
    roll: { secret: "金鑰（僅此一次顯示）" },
  },
  groups: { main: "訂閱" },
  help: { url: "須以 https:// 開頭，並可從公開網路存取。" },
  validation: {
    encrypted: "請輸入以 https:// 開頭的 URL",
    private: "請輸入可從公開網路存取的 URL",
  },
  empty: "訂單、退款或庫存有變動時，Webhook 會通知您自己的系統。",
};
export default messages;
