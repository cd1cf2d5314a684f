import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { apiKeys } from "../apiKeys.ts";

const messages: ResourceMessages<typeof apiKeys> = {
  name: "API 密钥 |||| API 密钥",
  fields: {
    name: "名称",
    prefix: "密钥开头",
    origins: "网站地址",
    status: "状态",
    lastUsedAt: "最近使用",
  },
  choices: { status: { new: "尚未签发", active: "有效", revoked: "已吊销" } },
  actions: { issue: "签发密钥", revoke: "吊销" },
  titles: {
    issue: "签发%{what}？",
    revoke: "吊销%{what}？",
  },
  done: {
    issue: "密钥已签发",
    revoke: "已吊销 %{smart_count} 个密钥",
  },
  consequences: { revoke: "使用它的商城立即无法访问，且不可恢复；请先签发新的密钥。" },
  inputs: { issue: { secret: "密钥（仅此一次显示）" } },
  groups: { main: "API 密钥" },
  help: {
    origins: "允许使用该密钥的网站地址，每行一个，例如 https://shop.example.com；留空则不限",
  },
  errors: {
    unknown: "该 API 密钥不存在或已吊销",
    originNotAllowed: "该 API 密钥不允许在 %{origin} 使用",
  },
  validation: {
    origin: "“%{origin}”不是网站地址，应如 https://shop.example.com",
  },
  empty: "您自己的商城每次调用时出示密钥，此后只能看到和销售本店商品。",
};
export default messages;
