/** Messages of accounts, which shops and the platform share. */
export const accountMessages = {
  name: "帳號 |||| 帳號",
  fields: {
    username: "帳號名",
    realname: "姓名",
    avatar: "頭像",
    phone: "手機",
    email: "電子郵件",
    status: "狀態",
    freezeReason: "凍結原因",
    main: "主帳號",
    registerTime: "新增時間",
    registerIp: "新增時的 IP",
    lastLoginTime: "最近登入",
    lastLoginIp: "最近登入 IP",
    roles: "角色",
  },
  choices: {
    status: { normal: "正常", deactivated: "已停用", frozen: "已凍結", closed: "已註銷" },
  },
  consequences: {
    freeze: "該帳號會立即登出，解凍前無法登入。登入時會告知其原因。",
    disable: "該帳號會登出，重新啟用前無法登入。",
    invite: "系統會向其電子郵件傳送設定密碼的連結，7 天內有效；先前的連結隨即失效。",
    forceLogout: "該帳號會立即在所有裝置上登出，之後可以重新登入。",
    resetPassword:
      "系統會產生隨機密碼並只顯示一次。該帳號會在所有裝置上登出，下次登入時須自行修改密碼。",
    resetTwoStep:
      "此帳號的兩步驟驗證將被關閉，並在所有裝置上登出。系統會通知本人，24 小時內此帳號無法提領。",
    close: "該帳號會登出且再也無法登入，此操作無法復原。",
  },
  actions: {
    freeze: "凍結",
    unfreeze: "解凍",
    disable: "停用",
    enable: "啟用",
    invite: "邀請",
    forceLogout: "強制登出",
    resetPassword: "重設密碼",
    resetTwoStep: "重設兩步驟驗證",
    close: "註銷帳號",
  },
  titles: {
    freeze: "凍結%{what}？",
    unfreeze: "解凍%{what}？",
    disable: "停用%{what}？",
    enable: "啟用%{what}？",
    invite: "邀請%{what}？",
    forceLogout: "強制登出%{what}？",
    resetPassword: "重設%{what}的密碼？",
    resetTwoStep: "重設%{what}的兩步驟驗證？",
    close: "註銷%{what}？",
  },
  done: {
    freeze: "已凍結 %{smart_count} 個帳號",
    unfreeze: "已解凍 %{smart_count} 個帳號",
    disable: "已停用 %{smart_count} 個帳號",
    enable: "已啟用 %{smart_count} 個帳號",
    invite: "邀請已傳送",
    forceLogout: "已強制登出 %{smart_count} 個帳號",
    resetPassword: "密碼已重設",
    resetTwoStep: "兩步驟驗證已重設",
    close: "帳號已註銷",
  },
  inputs: {
    freeze: { reason: "原因" },
    invite: { link: "邀請連結" },
    resetPassword: { password: "新密碼" },
  },
  groups: { main: "帳號", roles: "角色" },
  help: {
    username:
      "一個詞，如 mia。系統會在前面加上主帳號名和冒號。之後可邀請其登入，或重設密碼後轉告。",
  },
  empty: "目前只有您能登入。新增帳號並分配角色，然後透過電子郵件邀請。",
};

/** Messages of the errors of accounts, which staff members and administrators share. */
export const accountErrorMessages = {
  twoStepOff: "此帳號未啟用兩步驟驗證",
  twoStepMainAccountOnly: "僅主帳號可以變更此項",
  twoStepOwnRequired: "請先在「帳號資訊」中為您自己的帳號啟用兩步驟驗證",
  permissionsExceedOwn: "該帳號擁有您沒有的權限：%{rights}。請由擁有這些權限的人操作。",
  rolePermissionsExceedOwn:
    "持有此角色的帳號擁有您沒有的權限：%{rights}。請由擁有這些權限的人操作。",
  isMain: "主帳號受保護：由本人在「帳號資訊」中修改",
  ownAddress: "請在「帳號資訊」中變更您自己的電子郵件和手機號碼",
  emailMissing: "請先填寫其電子郵件，或重設密碼後轉告",
  isOwn: "不能對自己的帳號執行此操作",
  usernameInvalid: "帳號名是不含冒號的一個詞，系統會在前面加上 %{prefix}",
};
