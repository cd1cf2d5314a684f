import { accountMessages } from "../../../../core/accounts/locales/zh-TW.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { admins } from "../admins.ts";

const { roles, ...fields } = accountMessages.fields;
/** Messages of administrators, the platform's accounts. */
const messages: ResourceMessages<typeof admins> = {
  ...accountMessages,
  name: "管理員 |||| 管理員",
  fields: { ...fields, adminRoles: roles, realm: "範圍" },
  choices: { ...accountMessages.choices, realm: { platform: "平台", shop: "商店" } },
  groups: { ...accountMessages.groups, main: "管理員" },
  help: { username: "登入時使用，不可包含空格。" },
  empty: "管理員會顯示在這裡。新增管理員並分配角色，再邀請其設定密碼。",
};
export default messages;
