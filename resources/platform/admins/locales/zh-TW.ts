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
  help: { username: "一個詞，管理員用它登入。" },
};
export default messages;
