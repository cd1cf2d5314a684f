import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import account from "../../../organisation/subAccounts/locales/zh-CN.ts";
import type { admins } from "../admins.ts";

const { roles, ...fields } = account.fields ?? {};
/** Messages of administrators, the platform's accounts. */
const messages: ResourceMessages<typeof admins> = {
  ...account,
  name: "管理员 |||| 管理员",
  fields: { ...fields, adminRoles: roles ?? "角色", realm: "范围" },
  choices: { ...account.choices, realm: { platform: "平台", shop: "店铺" } },
  help: { username: "一个词，管理员用它登录。" },
};
export default messages;
