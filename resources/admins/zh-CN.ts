import type { ResourceWords } from "../../framework/schema/index.ts";
import type { admins } from "./admins.ts";

const words: ResourceWords<typeof admins> = {
  name: "管理员 |||| 管理员",
  fields: {
    username: "账号名",
    realname: "姓名",
    avatar: "头像",
    phone: "手机",
    email: "邮箱",
    status: "状态",
    freezeReason: "冻结原因",
    main: "主账号",
    registerTime: "注册时间",
    lastLoginTime: "最近登录",
    lastLoginIp: "最近登录 IP",
    realm: "范围",
    adminRoles: "角色",
  },
  choices: {
    status: { normal: "正常", deactivated: "已停用", frozen: "已冻结", closed: "已注销" },
    realm: { shop: "店铺", platform: "平台" },
  },
  actions: {
    freeze: "冻结",
    unfreeze: "解冻",
    disable: "停用",
    enable: "启用",
    forceLogout: "强制下线",
    resetPassword: "初始化密码",
    close: "注销账号",
  },
  inputs: { freeze: { reason: "原因" }, resetPassword: { password: "新密码" } },
  groups: { main: "账号", roles: "角色" },
  help: { username: "一个词，管理员用它登录。" },
  empty: "目前只有您能登录。新增账号并分配角色，然后初始化密码。",
};
export default words;
