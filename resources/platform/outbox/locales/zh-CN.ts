import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { outbox } from "../outbox.ts";

const messages: ResourceMessages<typeof outbox> = {
  name: "发件箱 |||| 发件箱",
  fields: {
    channel: "渠道",
    recipient: "收件人",
    subject: "主题",
    body: "内容",
    status: "状态",
    error: "错误",
  },
  choices: {
    channel: { email: "邮件", phone: "短信" },
    status: { queued: "待发送", kept: "已保留", sent: "已发送", failed: "发送失败" },
  },
  groups: { main: "消息" },
  empty: "平台发送的邮件和短信会记录在这里。未配置邮件服务器时会保留全文供查看。",
};
export default messages;
