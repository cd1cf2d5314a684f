import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { outbox } from "../outbox.ts";

const messages: ResourceMessages<typeof outbox> = {
  name: "消息 |||| 消息",
  toDo: {
    failed: "%{smart_count} 条消息发送失败",
  },
  listName: "发送记录",
  queues: { deliverMessage: "发送邮件或短信" },
  fields: {
    channel: "渠道",
    recipient: "收件人",
    subject: "主题",
    body: "内容",
    status: "状态",
    error: "错误",
    expiresAt: "有效期至",
    event: "事件 ID",
  },
  choices: {
    channel: { email: "邮件", phone: "短信" },
    status: { queued: "待发送", kept: "未发送", sent: "已发送", failed: "发送失败" },
  },
  actions: { sendAgain: "重新发送" },
  titles: { sendAgain: "重新发送 %{what}？" },
  done: { sendAgain: "正在发送 %{smart_count} 条消息" },
  consequences: { sendAgain: "消息会立即重新发送给同一收件人。" },
  errors: { contentDeleted: "该消息已过期，内容已删除，无法重新发送。" },
  groups: { message: "内容", main: "发送情况" },
  screen: {
    showCode: "显示验证码",
    kept: "未配置邮件或短信服务，因此仅保存在此。",
  },
  empty: "邮件和短信会显示在这里。未配置邮件服务器时不会发出，但仍可查看内容。",
};
export default messages;
