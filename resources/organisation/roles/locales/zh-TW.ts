import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { roles } from "../roles.ts";

const messages: ResourceMessages<typeof roles> = {
  name: "角色 |||| 角色",
  fields: {
    name: "角色名稱",
    department: "部門",
    sort: "排序",
    status: "狀態",
    remark: "備註",
    permissions: "權限",
  },
  choices: { status: { active: "啟用", inactive: "停用" } },
  groups: { main: "角色", rights: "權限範圍" },
  errors: {
    permissionUnknown: "沒有這樣的權限：%{rights}",
  },
  empty: "角色決定持有者能做什麼。請為每類工作建立一個角色，再分配給帳號。",
  screen: {
    presets: { packer: "包裝出貨", service: "客服", accountant: "財務", editor: "商品編輯" },
  },
};
export default messages;
