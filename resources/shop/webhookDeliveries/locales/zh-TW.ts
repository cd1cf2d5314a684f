import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { topicNames } from "../../webhooks/locales/zh-TW.ts";
import type { webhookDeliveries } from "../webhookDeliveries.ts";

const messages: ResourceMessages<typeof webhookDeliveries> = {
  name: "Webhook 推送 |||| Webhook 推送",
  fields: {
    topic: "事件",
    webhook: "Webhook 訂閱",
    status: "狀態",
    attempts: "嘗試次數",
    responseCode: "回應碼",
    duration: "耗時",
    error: "錯誤",
    deliveredAt: "送達時間",
    until: "重試截止",
    test: "測試",
    event: "事件 ID",
    payload: "內容",
    response: "回應",
  },
  choices: {
    topic: topicNames,
    status: { queued: "待推送", retrying: "重試中", delivered: "已送達", failed: "失敗" },
    error: {
      declined: "回應不是成功狀態（2xx）",
      noResponse: "10 秒內沒有回應",
      unknownHost: "網域不存在",
      connectionRefused: "連線被拒絕",
      certificateInvalid: "伺服器憑證無效",
      connectionFailed: "連線失敗",
      addressPrivate: "該網址指向內部網路",
      addressInvalid: "該網址無法使用",
      webhookInactive: "該 Webhook 未啟用",
    },
  },
  actions: { sendAgain: "重新推送" },
  titles: { sendAgain: "重新推送%{what}？" },
  done: { sendAgain: "正在重新推送 %{smart_count} 筆" },
  groups: { main: "推送" },
  queues: { deliverWebhook: "向 Webhook 推送事件" },
  errors: {
    notActive: "該 Webhook 未啟用，無法推送",
    deliveryFailed: "Webhook 未接受該事件",
  },
  empty: "推送到 Webhook 的事件會顯示在這裡。",
};
export default messages;
