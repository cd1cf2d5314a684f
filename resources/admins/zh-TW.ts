import type { ResourceWords } from "../../framework/schema/index.ts";
import type { admins } from "./admins.ts";

const words: ResourceWords<typeof admins> = {
  name: "管理員 |||| 管理員",
  fields: {
    username: "帳號名",
    realname: "姓名",
    avatar: "頭像",
    phone: "手機",
    email: "電子郵件",
    status: "狀態",
    freezeReason: "凍結原因",
    main: "主帳號",
    registerTime: "註冊時間",
    lastLoginTime: "最近登入",
    lastLoginIp: "最近登入 IP",
    realm: "範圍",
    adminRoles: "角色",
  },
  choices: {
    status: { normal: "正常", deactivated: "已停用", frozen: "已凍結", closed: "已註銷" },
    realm: { shop: "店鋪", platform: "平台" },
  },
  actions: {
    freeze: "凍結",
    unfreeze: "解凍",
    disable: "停用",
    enable: "啟用",
    forceLogout: "強制登出",
    resetPassword: "初始化密碼",
    close: "註銷帳號",
  },
  inputs: { freeze: { reason: "原因" }, resetPassword: { password: "新密碼" } },
  groups: { main: "帳號", roles: "角色" },
  help: { username: "一個詞，管理員用它登入。" },
  empty: "目前只有您能登入。新增帳號並分配角色，然後初始化密碼。",
};
export default words;
