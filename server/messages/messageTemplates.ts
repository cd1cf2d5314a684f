import type { Locale } from "../../framework/schema/index.ts";

export type Purpose = "register" | "recover" | "bind" | "login" | "payPassword";
interface Message {
  subject: string;
  body: string;
}
export interface MessageTemplates {
  code(purpose: Purpose, code: string): Message;
  /**
   * Sent instead of a code to register or bind: only the holder of the address learns that it is
   * taken.
   */
  taken(): Message;
  addressChanged(): Message;
  payPasswordChanged(): Message;
  passwordChanged(): Message;
  passwordReset(): Message;
  customerPasswordReset(): Message;
  /** Sent to the holder of a new account, with the link to choose a password. */
  invitation(inviter: string, shop: string, link: string): Message;
  twoStepReset(): Message;
  twoStepOn(): Message;
  twoStepOff(): Message;
}

/** Message templates in the recipient's language. */
export const messageTemplates: Record<Locale, MessageTemplates> = {
  en: {
    code: (purpose, code) => ({
      subject: "Your Markethall code",
      body: `${code} is your Markethall code to ${{ register: "create your account", recover: "reset your password", bind: "confirm this address", login: "sign in", payPassword: "reset your payment password" }[purpose]}. It's valid for 5 minutes. Don't share it with anyone. If you didn't request it, you can ignore this message.`,
    }),
    taken: () => ({
      subject: "You already have a Markethall account",
      body: "Someone, perhaps you, asked to use this address at Markethall, but it already belongs to an account. If it was you, sign in or reset your password. If it wasn't, you can ignore this message.",
    }),
    addressChanged: () => ({
      subject: "The address of your Markethall account has changed",
      body: "Your Markethall account now uses a different address, and this one has been removed. Withdrawals from this account are on hold for 24 hours. If you didn't make this change, contact Markethall immediately.",
    }),
    payPasswordChanged: () => ({
      subject: "Your Markethall payment password has changed",
      body: "The payment password of your Markethall account has changed. Withdrawals from this account are on hold for 24 hours. If you didn't make this change, change your password and contact Markethall immediately.",
    }),
    passwordChanged: () => ({
      subject: "Your Markethall password has changed",
      body: "The password of your Markethall account has changed, and your other devices have been signed out. If you didn't make this change, reset your password and contact Markethall immediately.",
    }),
    customerPasswordReset: () => ({
      subject: "Your Markethall password was reset",
      body: "Markethall has reset the password of your account, and you have been signed out everywhere. You'll receive the new password from our customer service; change it after you sign in. If you weren't expecting this, contact us immediately.",
    }),
    passwordReset: () => ({
      subject: "Your Markethall password was reset",
      body: "Someone who manages accounts in your shop or at Markethall has reset your Markethall password. They will give you a temporary password, which you'll change when you sign in. If you weren't expecting this, ask them immediately.",
    }),
    invitation: (inviter, shop, link) => ({
      subject: `Join ${shop} on Markethall`,
      body: `${inviter} has invited you to work with ${shop} on Markethall. Choose your password and sign in: ${link} The link is valid for 7 days. If you weren't expecting this, you can ignore this message.`,
    }),
    twoStepReset: () => ({
      subject: "Two-step authentication was reset for your Markethall account",
      body: "Someone who manages accounts in your shop or at Markethall has turned off two-step authentication for your Markethall account. Set it up again when you sign in. If you weren't expecting this, ask them immediately.",
    }),
    twoStepOn: () => ({
      subject: "Two-step authentication is on for your Markethall account",
      body: "Two-step authentication has been turned on for your Markethall account. Withdrawals from this account are on hold for 24 hours. If you didn't make this change, change your password and contact Markethall immediately.",
    }),
    twoStepOff: () => ({
      subject: "Two-step authentication is off for your Markethall account",
      body: "Two-step authentication has been turned off for your Markethall account. Withdrawals from this account are on hold for 24 hours. If you didn't make this change, change your password and contact Markethall immediately.",
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
    customerPasswordReset: () => ({
      subject: "您的 Markethall 密码已重置",
      body: "Markethall 已重置您的账户密码，并已将您从所有设备退出。新密码将由客服告知，请登录后修改。如非您本人要求，请立即联系我们。",
    }),
    passwordReset: () => ({
      subject: "您的 Markethall 密码已被重置",
      body: "您所在店铺或平台的账号管理员已重置您的 Markethall 账号密码，并会将新密码告知您。登录时请立即修改。如您并不知情，请立即向其核实。",
    }),
    invitation: (inviter, shop, link) => ({
      subject: `邀请您加入 ${shop}`,
      body: `${inviter} 邀请您在 Markethall 上一起管理 ${shop}。请打开链接设置密码并登录：${link} 链接 7 天内有效。如果您不知道此事，请忽略这条消息。`,
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
    customerPasswordReset: () => ({
      subject: "您的 Markethall 密碼已重設",
      body: "Markethall 已重設您的帳戶密碼，並已將您從所有裝置登出。新密碼將由客服告知，請登入後修改。如非您本人要求，請立即聯絡我們。",
    }),
    passwordReset: () => ({
      subject: "您的 Markethall 密碼已被重設",
      body: "您所在商店或平台的帳號管理員已重設您的 Markethall 帳號密碼，並會將新密碼告知您。登入時請立即變更。如您並不知情，請立即向其確認。",
    }),
    invitation: (inviter, shop, link) => ({
      subject: `邀請您加入 ${shop}`,
      body: `${inviter} 邀請您在 Markethall 上一起管理 ${shop}。請開啟連結設定密碼並登入：${link} 連結 7 天內有效。如果您不知道此事，請忽略這則訊息。`,
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
