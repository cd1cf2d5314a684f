import type { Locale } from "../../framework/schema/index.ts";

export type Purpose = "register" | "recover" | "bind" | "login" | "payPassword";
interface Letter {
  subject: string;
  body: string;
}
export interface MessageTemplates {
  code(purpose: Purpose, code: string): Letter;
  /**
   * Sent instead of a code to register or bind: only the holder of the address learns that it is
   * taken.
   */
  taken(): Letter;
  addressChanged(): Letter;
  payPasswordChanged(): Letter;
  passwordChanged(): Letter;
  passwordReset(): Letter;
  twoStepReset(): Letter;
  twoStepOn(): Letter;
  twoStepOff(): Letter;
}

/** Message templates in the recipient's language. */
export const messageTemplates: Record<Locale, MessageTemplates> = {
  en: {
    code: (purpose, code) => ({
      subject: "Your Markethall code",
      body: `${code} is your code to ${{ register: "register", recover: "set a new password", bind: "confirm this address", login: "sign in", payPassword: "set a new pay password" }[purpose]} at Markethall. It is valid for 5 minutes. Do not tell it to anybody. If you have not asked for it, you need do nothing.`,
    }),
    taken: () => ({
      subject: "You already have a Markethall account",
      body: "Somebody, perhaps you, has asked to use this address at Markethall, but there is an account with it already. If it was you, sign in or recover your password. If it was not, you need do nothing.",
    }),
    addressChanged: () => ({
      subject: "Your Markethall account has another address",
      body: "Your Markethall account now has another address, and this one is no longer known to it. If it was not you who changed it, tell the platform at once. Money cannot be withdrawn with this account for 24 hours.",
    }),
    payPasswordChanged: () => ({
      subject: "Your Markethall pay password has changed",
      body: "The pay password of your Markethall account has changed. Money cannot be withdrawn with this account for 24 hours. If it was not you who changed it, change your password and tell the platform at once.",
    }),
    passwordChanged: () => ({
      subject: "Your Markethall password has changed",
      body: "The password of your Markethall account has changed, and other devices are signed out. If it was not you who changed it, recover your password and tell the platform at once.",
    }),
    passwordReset: () => ({
      subject: "Your Markethall password was reset",
      body: "Somebody who manages the accounts of your shop or platform has reset the password of your Markethall account. They tell you the new one, which you change when you sign in. If you do not expect this, ask them at once.",
    }),
    twoStepReset: () => ({
      subject: "Your Markethall two-step sign-in was reset",
      body: "Somebody who manages the accounts of your shop or platform has turned off two-step sign-in for your Markethall account. Set it up again when you sign in. If you do not expect this, ask them at once.",
    }),
    twoStepOn: () => ({
      subject: "Your Markethall account: two-step sign-in is on",
      body: "Two-step sign-in has been turned on for your Markethall account. Money cannot be withdrawn with this account for 24 hours. If it was not you who turned it on, change your password and tell the platform at once.",
    }),
    twoStepOff: () => ({
      subject: "Your Markethall account: two-step sign-in is off",
      body: "Two-step sign-in has been turned off for your Markethall account. Money cannot be withdrawn with this account for 24 hours. If it was not you who turned it off, change your password and tell the platform at once.",
    }),
  },
  "zh-CN": {
    code: (purpose, code) => ({
      subject: "您的 Markethall 验证码",
      body: `${code} 是您用于${{ register: "注册", recover: "重置密码", bind: "绑定此地址", login: "登录", payPassword: "重设支付密码" }[purpose]}的 Markethall 验证码，5 分钟内有效。请勿告诉任何人。如非本人操作，请忽略。`,
    }),
    taken: () => ({
      subject: "您已有 Markethall 账号",
      body: "有人（可能是您）请求在 Markethall 使用此地址，但该地址已有账号。如是本人操作，请直接登录或找回密码；如非本人操作，请忽略。",
    }),
    addressChanged: () => ({
      subject: "您的 Markethall 账号已更换地址",
      body: "您的 Markethall 账号已更换为另一个地址，此地址不再关联该账号。该账号在 24 小时内无法提现。如非本人操作，请立即联系平台。",
    }),
    payPasswordChanged: () => ({
      subject: "您的 Markethall 支付密码已更改",
      body: "您的 Markethall 账号的支付密码已更改，该账号在 24 小时内无法提现。如非本人操作，请立即修改登录密码并联系平台。",
    }),
    passwordChanged: () => ({
      subject: "您的 Markethall 密码已更改",
      body: "您的 Markethall 账号的密码已更改，其他设备已退出登录。如非本人操作，请立即找回密码并联系平台。",
    }),
    passwordReset: () => ({
      subject: "您的 Markethall 密码已被重置",
      body: "您所在店铺或平台的账号管理员已重置您的 Markethall 账号密码，并会将新密码告知您。登录时请立即修改。如您并不知情，请立即向其核实。",
    }),
    twoStepReset: () => ({
      subject: "您的 Markethall 两步验证已被重置",
      body: "您所在店铺或平台的账号管理员已关闭您的 Markethall 账号的两步验证。请在登录时重新设置。如您并不知情，请立即向其核实。",
    }),
    twoStepOn: () => ({
      subject: "您的 Markethall 账号已开启两步验证",
      body: "您的 Markethall 账号已开启两步验证，该账号在 24 小时内无法提现。如非本人操作，请立即修改登录密码并联系平台。",
    }),
    twoStepOff: () => ({
      subject: "您的 Markethall 账号已关闭两步验证",
      body: "您的 Markethall 账号已关闭两步验证，该账号在 24 小时内无法提现。如非本人操作，请立即修改登录密码并联系平台。",
    }),
  },
  "zh-TW": {
    code: (purpose, code) => ({
      subject: "您的 Markethall 驗證碼",
      body: `${code} 是您用於${{ register: "註冊", recover: "重設密碼", bind: "綁定此地址", login: "登入", payPassword: "重設支付密碼" }[purpose]}的 Markethall 驗證碼，5 分鐘內有效。請勿告訴任何人。如非本人操作，請忽略。`,
    }),
    taken: () => ({
      subject: "您已有 Markethall 帳號",
      body: "有人（可能是您）請求在 Markethall 使用此地址，但該地址已有帳號。如為本人操作，請直接登入或找回密碼；如非本人操作，請忽略。",
    }),
    addressChanged: () => ({
      subject: "您的 Markethall 帳號已更換地址",
      body: "您的 Markethall 帳號已更換為另一個地址，此地址不再與該帳號關聯。該帳號在 24 小時內無法提領。如非本人操作，請立即聯絡平台。",
    }),
    payPasswordChanged: () => ({
      subject: "您的 Markethall 支付密碼已變更",
      body: "您的 Markethall 帳號的支付密碼已變更，該帳號在 24 小時內無法提領。如非本人操作，請立即變更登入密碼並聯絡平台。",
    }),
    passwordChanged: () => ({
      subject: "您的 Markethall 密碼已變更",
      body: "您的 Markethall 帳號的密碼已變更，其他裝置已登出。如非本人操作，請立即找回密碼並聯絡平台。",
    }),
    passwordReset: () => ({
      subject: "您的 Markethall 密碼已被重設",
      body: "您所在商店或平台的帳號管理員已重設您的 Markethall 帳號密碼，並會將新密碼告知您。登入時請立即變更。如您並不知情，請立即向其確認。",
    }),
    twoStepReset: () => ({
      subject: "您的 Markethall 兩步驟驗證已被重設",
      body: "您所在商店或平台的帳號管理員已關閉您的 Markethall 帳號的兩步驟驗證。請在登入時重新設定。如您並不知情，請立即向其確認。",
    }),
    twoStepOn: () => ({
      subject: "您的 Markethall 帳號已啟用兩步驟驗證",
      body: "您的 Markethall 帳號已啟用兩步驟驗證，該帳號在 24 小時內無法提領。如非本人操作，請立即變更登入密碼並聯絡平台。",
    }),
    twoStepOff: () => ({
      subject: "您的 Markethall 帳號已關閉兩步驟驗證",
      body: "您的 Markethall 帳號已關閉兩步驟驗證，該帳號在 24 小時內無法提領。如非本人操作，請立即變更登入密碼並聯絡平台。",
    }),
  },
};
