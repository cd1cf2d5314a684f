import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { operationLog } from "../operationLog.ts";

const messages: ResourceMessages<typeof operationLog> = {
  name: "操作日志 |||| 操作日志",
  fields: {
    resource: "模块",
    recordId: "记录编号",
    label: "对象",
    operation: "操作类型",
    action: "动作",
    changes: "变更内容",
    memberName: "操作人",
    ip: "IP 地址",
  },
  choices: {
    operation: {
      create: "新建",
      edit: "修改",
      delete: "删除",
      restore: "恢复",
      purge: "彻底删除",
      action: "操作",
      import: "导入",
      export: "导出",
      signIn: "登录",
      signOut: "退出登录",
    },
  },
  groups: {
    main: "日志",
  },
  inputs: { clean: { days: "早于（天）" } },
  empty: "所有变更都会记录在这里。",
};
export default messages;
