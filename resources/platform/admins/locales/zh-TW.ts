import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import account from "../../../organisation/subAccounts/locales/zh-TW.ts";
import type { admins } from "../admins.ts";

const { roles, ...fields } = account.fields ?? {};
/** Messages of administrators, the platform's accounts. */
const messages: ResourceMessages<typeof admins> = {
  ...account,
  name: "管理員 |||| 管理員",
  fields: { ...fields, adminRoles: roles ?? "角色", realm: "範圍" },
  choices: { ...account.choices, realm: { platform: "平台", shop: "商店" } },
  help: { username: "一個詞，管理員用它登入。" },
};
export default messages;
