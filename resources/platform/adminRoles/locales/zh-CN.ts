import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { adminRoles } from "../adminRoles.ts";

const messages: ResourceMessages<typeof adminRoles> = {
  name: "管理员角色 |||| 管理员角色",
  fields: { name: "角色名称", sort: "排序", remark: "备注", permissions: "权限" },
  groups: { main: "角色", rights: "权限范围" },
  empty: "角色决定管理员能查看和操作哪些内容，主账号拥有全部权限。",
  screen: {
    presets: { moderator: "审核员", treasurer: "财务", editor: "内容编辑", operator: "系统运维" },
  },
};
export default messages;
