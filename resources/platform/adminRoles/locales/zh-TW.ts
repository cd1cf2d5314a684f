import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { adminRoles } from "../adminRoles.ts";

const messages: ResourceMessages<typeof adminRoles> = {
  name: "管理員角色 |||| 管理員角色",
  fields: { name: "角色名稱", sort: "排序", remark: "備註", permissions: "權限" },
  groups: { main: "角色", rights: "權限範圍" },
  empty: "角色決定主管理員之外的管理員能做什麼。",
  screen: {
    presets: { moderator: "審核", treasurer: "財務", editor: "內容編輯", operator: "系統維運" },
  },
};
export default messages;
