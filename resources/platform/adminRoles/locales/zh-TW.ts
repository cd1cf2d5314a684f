import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { adminRoles } from "../adminRoles.ts";

const messages: ResourceMessages<typeof adminRoles> = {
  name: "管理員角色 |||| 管理員角色",
  fields: { name: "角色名稱", sort: "排序", remark: "備註", permissions: "權限" },
  groups: { main: "角色", rights: "權限範圍" },
  empty: "角色決定管理員能檢視和操作哪些內容，主帳號擁有全部權限。",
  screen: {
    presets: { moderator: "審核員", treasurer: "財務", editor: "內容編輯", operator: "系統維運" },
  },
};
export default messages;
