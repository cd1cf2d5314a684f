import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { apiKeys } from "../apiKeys.ts";

const messages: ResourceMessages<typeof apiKeys> = {
  name: "API 金鑰 |||| API 金鑰",
  fields: {
    name: "名稱",
    prefix: "金鑰開頭",
    origins: "網站位址",
    status: "狀態",
    lastUsedAt: "最近使用",
  },
  choices: { status: { new: "尚未簽發", active: "有效", revoked: "已撤銷" } },
  actions: { issue: "簽發金鑰", revoke: "撤銷" },
  titles: {
    issue: "簽發%{what}？",
    revoke: "撤銷%{what}？",
  },
  done: {
    issue: "金鑰已簽發",
    revoke: "已撤銷 %{smart_count} 個金鑰",
  },
  consequences: { revoke: "使用它的商城立即無法存取，且無法復原；請先簽發新的金鑰。" },
  inputs: { issue: { secret: "金鑰（僅此一次顯示）" } },
  groups: { main: "API 金鑰" },
  help: {
    origins: "允許使用該金鑰的網站位址，每行一個，例如 https://shop.example.com；留空則不限",
  },
  errors: {
    unknown: "該 API 金鑰不存在或已撤銷",
    originNotAllowed: "該 API 金鑰不允許在 %{origin} 使用",
  },
  validation: {
    origin: "「%{origin}」不是網站位址，應如 https://shop.example.com",
  },
  empty: "您自己的商城每次呼叫時出示金鑰，此後只能看到和銷售本店商品。",
};
export default messages;
