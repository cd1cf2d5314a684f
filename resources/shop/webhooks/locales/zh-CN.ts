import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { webhookTopics } from "../topics.ts";
import type { webhooks } from "../webhooks.ts";

/** The topics, which the deliveries name too. */
export const topicNames: Readonly<Record<(typeof webhookTopics)[number], string>> = {
  "order.placed": "订单已提交",
  "order.paid": "订单已付款",
  "order.groupCompleted": "拼团成功",
  "order.shipped": "订单已发货",
  "order.unshipped": "发货已撤销",
  "parcel.shipped": "包裹已发出",
  "parcel.unshipped": "包裹发货已撤销",
  "order.received": "订单已收货",
  "order.cancelled": "订单已取消",
  "refund.requested": "申请退款",
  "refund.agreed": "已同意退款",
  "refund.offered": "已提议退款金额",
  "refund.offerDeclined": "退款提议被拒绝",
  "refund.rejected": "已拒绝退款",
  "refund.returned": "买家已退货",
  "refund.completed": "退款已完成",
  "refund.closed": "退款已关闭",
  "product.published": "商品已上架",
  "product.unpublished": "商品已下架",
  "stock.changed": "库存变动",
};

const messages: ResourceMessages<typeof webhooks> = {
  name: "Webhook 订阅 |||| Webhook 订阅",
  fields: {
    name: "名称",
    url: "接收地址",
    topics: "事件",
    status: "状态",
    prefix: "密钥",
    failingSince: "持续失败自",
  },
  choices: {
    topics: topicNames,
    status: { new: "尚无密钥", active: "启用", paused: "已暂停", disabled: "已停用" },
  },
  actions: {
    issue: "生成密钥",
    sendTest: "发送测试",
    roll: "更换密钥",
    pause: "暂停",
    resume: "恢复",
  },
  titles: {
    issue: "为%{what}生成密钥？",
    sendTest: "向%{what}发送测试？",
    roll: "更换%{what}的密钥？",
    pause: "暂停%{what}？",
    resume: "恢复%{what}？",
  },
  done: {
    issue: "Webhook 已启用",
    sendTest: "测试已发送，结果见推送记录",
    roll: "密钥已更换",
    pause: "Webhook 已暂停",
    resume: "Webhook 已恢复",
  },
  consequences: { roll: "推送立即改用新密钥签名，请尽快更新您的系统。" },
  inputs: {
    issue: { secret: "密钥（仅此一次显示）" },
    roll: { secret: "密钥（仅此一次显示）" },
  },
  groups: { main: "订阅" },
  help: { url: "须以 https:// 开头，并可从公网访问。" },
  validation: {
    encrypted: "请输入以 https:// 开头的 URL",
    private: "请输入可从公网访问的 URL",
  },
  empty: "订单、退款或库存发生变化时，Webhook 会通知您自己的系统。",
};
export default messages;
