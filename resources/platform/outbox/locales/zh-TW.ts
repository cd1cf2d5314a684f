import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { outbox } from "../outbox.ts";

const messages: ResourceMessages<typeof outbox> = {
  name: "訊息 |||| 訊息",
  toDo: {
    failed: "%{smart_count} 則訊息傳送失敗",
  },
  listName: "傳送記錄",
  queues: { deliverMessage: "傳送電子郵件或簡訊" },
  fields: {
    channel: "管道",
    recipient: "收件人",
    subject: "主旨",
    body: "內容",
    status: "狀態",
    error: "錯誤",
    expiresAt: "有效期限",
    event: "事件 ID",
  },
  choices: {
    channel: { email: "電子郵件", phone: "簡訊" },
    status: { queued: "待傳送", kept: "未傳送", sent: "已傳送", failed: "傳送失敗" },
  },
  actions: { sendAgain: "重新傳送" },
  titles: { sendAgain: "重新傳送 %{what}？" },
  done: { sendAgain: "正在傳送 %{smart_count} 則訊息" },
  consequences: { sendAgain: "訊息會立即重新傳送給同一收件人。" },
  errors: { contentDeleted: "這則訊息已過期，內容已刪除，無法重新傳送。" },
  groups: { message: "內容", main: "傳送情況" },
  screen: {
    showCode: "顯示驗證碼",
    kept: "未設定郵件或簡訊服務，因此僅儲存在此。",
  },
  empty: "電子郵件和簡訊會顯示在這裡。未設定郵件伺服器時不會寄出，但仍可檢視內容。",
};
export default messages;
