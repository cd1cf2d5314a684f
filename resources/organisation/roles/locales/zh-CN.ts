import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { roles } from "../roles.ts";

const messages: ResourceMessages<typeof roles> = {
  name: "角色 |||| 角色",
  fields: {
    name: "角色名称",
    department: "部门",
    sort: "排序",
    status: "状态",
    remark: "备注",
    permissions: "权限",
  },
  choices: { status: { active: "启用", inactive: "停用" } },
  groups: { main: "角色", rights: "权限范围" },
  errors: {
    permissionUnknown: "没有这样的权限：%{rights}",
  },
  empty: "角色决定持有者能做什么。请为每类工作建一个角色，再分配给账号。",
  screen: {
    presets: { packer: "打包发货", service: "客服", accountant: "财务", editor: "商品编辑" },
  },
};
export default messages;
