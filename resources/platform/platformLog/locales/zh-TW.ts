import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { platformLog } from "../platformLog.ts";

const messages: ResourceMessages<typeof platformLog> = {
  name: "平台日誌 |||| 平台日誌",
  fields: {
    resource: "模組",
    recordId: "記錄編號",
    label: "對象",
    operation: "操作類型",
    action: "動作",
    changes: "變更內容",
    memberName: "操作人員",
    ip: "IP 位址",
  },
  choices: {
    operation: {
      create: "新增",
      edit: "修改",
      delete: "刪除",
      restore: "還原",
      purge: "永久刪除",
      action: "操作",
      import: "匯入",
      export: "匯出",
      signIn: "登入",
      signOut: "登出",
    },
  },
  groups: {
    main: "日誌",
  },
  inputs: { clean: { days: "早於（天）" } },
  empty: "所有變更都會記錄在這裡。",
};
export default messages;
