import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { topicNames } from "../../webhooks/locales/zh-CN.ts";
import type { webhookDeliveries } from "../webhookDeliveries.ts";

const messages: ResourceMessages<typeof webhookDeliveries> = {
  name: "Webhook 推送 |||| Webhook 推送",
  fields: {
    topic: "事件",
    webhook: "Webhook 订阅",
    status: "状态",
    attempts: "尝试次数",
    responseCode: "响应码",
    duration: "耗时",
    error: "错误",
    deliveredAt: "送达时间",
    until: "重试截止",
    test: "测试",
    event: "事件 ID",
    payload: "内容",
    response: "响应",
  },
  choices: {
    topic: topicNames,
    status: { queued: "待推送", retrying: "重试中", delivered: "已送达", failed: "失败" },
    error: {
      declined: "响应不是成功状态（2xx）",
      noResponse: "10 秒内没有响应",
      unknownHost: "域名不存在",
      connectionRefused: "连接被拒绝",
      certificateInvalid: "服务器证书无效",
      connectionFailed: "连接失败",
      addressPrivate: "该网址指向内部网络",
      addressInvalid: "该网址无法使用",
      webhookInactive: "该 Webhook 未启用",
    },
  },
  actions: { sendAgain: "重新推送" },
  titles: { sendAgain: "重新推送%{what}？" },
  done: { sendAgain: "正在重新推送 %{smart_count} 条" },
  groups: { main: "推送" },
  queues: { deliverWebhook: "向 Webhook 推送事件" },
  errors: {
    notActive: "该 Webhook 未启用，无法推送",
    deliveryFailed: "Webhook 未接受该事件",
  },
  empty: "推送到 Webhook 的事件会显示在这里。",
};
export default messages;
