/** Messages of the sign-in history, which shops and the platform share. */
export const loginMessages = {
  name: "登入日誌 |||| 登入日誌",
  fields: {
    username: "帳號名",
    event: "事件",
    ok: "結果",
    way: "方式",
    reason: "原因",
    ip: "IP 位址",
    agent: "瀏覽器",
    memberId: "帳號編號",
  },
  choices: {
    event: {
      signIn: "登入",
      signOut: "登出",
      register: "註冊",
      roleChanged: "切換角色",
      passwordChanged: "變更密碼",
      payPasswordChanged: "變更支付密碼",
      passwordRecovered: "找回密碼",
      emailChanged: "更換電子郵件",
      phoneChanged: "更換手機",
      twoStepOn: "開啟兩步驟驗證",
      twoStepOff: "關閉兩步驟驗證",
      sessionEnded: "結束工作階段",
      twoStepReset: "重設兩步驟驗證",
      forcedOut: "強制登出",
      frozen: "凍結",
      disabled: "停用",
    },
    way: {
      password: "密碼",
      phoneCode: "手機驗證碼",
      register: "註冊",
      thirdParty: "第三方",
    },
  },
  screen: {
    results: { ok: "成功", failed: "失敗" },
    failures: {
      loginFailed: "使用者名稱或密碼錯誤",
      accountFrozen: "帳號已被凍結",
      accountDisabled: "帳號無法登入",
      codeWrong: "驗證碼錯誤或已過期",
      twoStepWrong: "動態驗證碼錯誤",
      twoStepCodeUsed: "動態驗證碼已使用過",
      challengeExpired: "兩步驟驗證逾時",
      fault: "伺服器故障",
    },
  },
  inputs: { clean: { days: "早於（天）" } },
  groups: { main: "日誌" },
  empty: "登入、登出及失敗的嘗試都會記錄在這裡。",
};

/** Messages of the activity log, which shops and the platform share. */
export const activityMessages = {
  screen: {
    /** What a member did, after the member's name. */
    did: {
      create: "新增了%{what}",
      edit: "修改了%{what}",
      delete: "刪除了%{what}",
      restore: "還原了%{what}",
      purge: "永久刪除了%{what}",
      import: "匯入了%{what}",
      export: "匯出了%{what}",
    },
  },
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
};
