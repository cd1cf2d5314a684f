/** Messages of accounts, which shops and the platform share. */
export const accountMessages = {
  name: "账号 |||| 账号",
  fields: {
    username: "账号名",
    realname: "姓名",
    avatar: "头像",
    phone: "手机",
    email: "邮箱",
    status: "状态",
    freezeReason: "冻结原因",
    main: "主账号",
    registerTime: "添加时间",
    registerIp: "添加时的 IP",
    lastLoginTime: "最近登录",
    lastLoginIp: "最近登录 IP",
    roles: "角色",
  },
  choices: {
    status: { normal: "正常", deactivated: "已停用", frozen: "已冻结", closed: "已注销" },
  },
  consequences: {
    freeze: "该账号会立即退出登录，解冻前无法登录。登录时会告知其原因。",
    disable: "该账号会退出登录，重新启用前无法登录。",
    invite: "系统会向其邮箱发送设置密码的链接，7 天内有效；之前的链接随即失效。",
    forceLogout: "该账号会立即在所有设备上退出，之后可以重新登录。",
    resetPassword:
      "系统会生成随机密码并只显示一次。该账号会在所有设备上退出，下次登录时须自行修改密码。",
    resetTwoStep:
      "该账号的两步验证将被关闭，并在所有设备上退出。系统会通知本人，24 小时内该账号无法提现。",
    close: "该账号会退出登录且再也无法登录，此操作不可撤销。",
  },
  actions: {
    freeze: "冻结",
    unfreeze: "解冻",
    disable: "停用",
    enable: "启用",
    invite: "邀请",
    forceLogout: "强制下线",
    resetPassword: "重置密码",
    resetTwoStep: "重置两步验证",
    close: "注销账号",
  },
  titles: {
    freeze: "冻结%{what}？",
    unfreeze: "解冻%{what}？",
    disable: "停用%{what}？",
    enable: "启用%{what}？",
    invite: "邀请%{what}？",
    forceLogout: "强制%{what}下线？",
    resetPassword: "重置%{what}的密码？",
    resetTwoStep: "重置%{what}的两步验证？",
    close: "注销%{what}？",
  },
  done: {
    freeze: "已冻结 %{smart_count} 个账号",
    unfreeze: "已解冻 %{smart_count} 个账号",
    disable: "已停用 %{smart_count} 个账号",
    enable: "已启用 %{smart_count} 个账号",
    invite: "邀请已发送",
    forceLogout: "已强制 %{smart_count} 个账号下线",
    resetPassword: "密码已重置",
    resetTwoStep: "两步验证已重置",
    close: "账号已注销",
  },
  inputs: {
    freeze: { reason: "原因" },
    invite: { link: "邀请链接" },
    resetPassword: { password: "新密码" },
  },
  groups: { main: "账号", roles: "角色" },
  help: {
    username:
      "一个词，如 mia。系统会在前面加上主账号名和冒号。之后可邀请其登录，或重置密码后转告。",
  },
  empty: "目前只有您能登录。新增账号并分配角色，然后通过邮箱邀请。",
};

/** Messages of the errors of accounts, which staff members and administrators share. */
export const accountErrorMessages = {
  twoStepOff: "该账号未启用两步验证",
  twoStepMainAccountOnly: "仅主账号可以更改此项",
  twoStepOwnRequired: "请先在“账号信息”中为您自己的账号启用两步验证",
  permissionsExceedOwn: "该账号拥有您没有的权限：%{rights}。请由拥有这些权限的人操作。",
  rolePermissionsExceedOwn:
    "持有该角色的账号拥有您没有的权限：%{rights}。请由拥有这些权限的人操作。",
  isMain: "主账号受保护：由本人在“账号信息”中修改",
  ownAddress: "请在“账号信息”中更改您自己的邮箱和手机号",
  emailMissing: "请先填写其邮箱，或重置密码后转告",
  isOwn: "不能对自己的账号执行此操作",
  usernameInvalid: "账号名是不含冒号的一个词，系统会在前面加上 %{prefix}",
};
