import { accountMessages } from "../../../../core/accounts/locales/zh-CN.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { admins } from "../admins.ts";

const { roles, ...fields } = accountMessages.fields;
/** Messages of administrators, the platform's accounts. */
const messages: ResourceMessages<typeof admins> = {
  ...accountMessages,
  name: "管理员 |||| 管理员",
  fields: { ...fields, adminRoles: roles, realm: "范围" },
  choices: { ...accountMessages.choices, realm: { platform: "平台", shop: "店铺" } },
  groups: { ...accountMessages.groups, main: "管理员" },
  help: { username: "登录时使用，不能包含空格。" },
  empty: "管理员会显示在这里。新增管理员并分配角色，再邀请其设置密码。",
};
export default messages;
