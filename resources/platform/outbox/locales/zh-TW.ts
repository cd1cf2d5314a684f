import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { outbox } from "../outbox.ts";

const messages: ResourceMessages<typeof outbox> = {
  name: "寄件匣 |||| 寄件匣",
  fields: {
    channel: "管道",
    recipient: "收件人",
    subject: "主旨",
    body: "內容",
    status: "狀態",
    error: "錯誤",
  },
  choices: {
    channel: { email: "電子郵件", phone: "簡訊" },
    status: { queued: "待傳送", kept: "已保留", sent: "已傳送", failed: "傳送失敗" },
  },
  groups: { main: "訊息" },
  empty: "平台傳送的電子郵件和簡訊會記錄在這裡。未設定郵件伺服器時會保留全文供檢視。",
};
export default messages;
