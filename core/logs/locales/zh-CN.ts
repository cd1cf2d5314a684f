/** Messages of the sign-in history, which shops and the platform share. */
export const loginMessages = {
  name: "登录日志 |||| 登录日志",
  fields: {
    username: "账号名",
    event: "事件",
    ok: "结果",
    way: "方式",
    reason: "原因",
    ip: "IP 地址",
    agent: "浏览器",
    memberId: "账号编号",
  },
  choices: {
    event: {
      signIn: "登录",
      signOut: "退出登录",
      register: "注册",
      roleChanged: "切换角色",
      passwordChanged: "修改密码",
      payPasswordChanged: "修改支付密码",
      passwordRecovered: "找回密码",
      emailChanged: "更换邮箱",
      phoneChanged: "更换手机",
      twoStepOn: "开启两步验证",
      twoStepOff: "关闭两步验证",
      sessionEnded: "结束会话",
      twoStepReset: "重置两步验证",
      forcedOut: "强制下线",
      frozen: "冻结",
      disabled: "停用",
    },
    way: {
      password: "密码",
      phoneCode: "手机验证码",
      register: "注册",
      thirdParty: "第三方",
    },
  },
  screen: {
    results: { ok: "成功", failed: "失败" },
    failures: {
      loginFailed: "用户名或密码错误",
      accountFrozen: "账号已被冻结",
      accountDisabled: "账号无法登录",
      codeWrong: "验证码错误或已过期",
      twoStepWrong: "动态验证码错误",
      twoStepCodeUsed: "动态验证码已使用过",
      challengeExpired: "两步验证超时",
      fault: "服务器故障",
    },
  },
  inputs: { clean: { days: "早于（天）" } },
  groups: { main: "日志" },
  empty: "登录、退出及失败的尝试都会记录在这里。",
};

/** Messages of the activity log, which shops and the platform share. */
export const activityMessages = {
  screen: {
    /** What a member did, after the member's name. */
    did: {
      create: "新建了%{what}",
      edit: "修改了%{what}",
      delete: "删除了%{what}",
      restore: "恢复了%{what}",
      purge: "彻底删除了%{what}",
      import: "导入了%{what}",
      export: "导出了%{what}",
    },
  },
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
};
