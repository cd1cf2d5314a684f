import type { Locale } from "../../framework/schema/index.ts";

export type Purpose = "register" | "recover" | "bind" | "login";
interface Letter {
  subject: string;
  body: string;
}
interface Letters {
  code(purpose: Purpose, code: string): Letter;
  /** Instead of a code to register or to bind: only who reads the address learns that it is taken. */
  taken(): Letter;
  addressChanged(): Letter;
}

/** What is written to people, in the language in which they asked. */
export const letters: Record<Locale, Letters> = {
  en: {
    code: (purpose, code) => ({
      subject: "Your Markethall code",
      body: `${code} is your code to ${{ register: "register", recover: "set a new password", bind: "confirm this address", login: "sign in" }[purpose]} at Markethall. It is valid for 5 minutes. Do not tell it to anybody. If you have not asked for it, you need do nothing.`,
    }),
    taken: () => ({
      subject: "You already have a Markethall account",
      body: "Somebody, perhaps you, has asked to use this address at Markethall, but there is an account with it already. If it was you, sign in or recover your password. If it was not, you need do nothing.",
    }),
    addressChanged: () => ({
      subject: "Your Markethall account has another address",
      body: "Your Markethall account now has another address, and this one is no longer known to it. If it was not you who changed it, tell the platform at once.",
    }),
  },
  "zh-CN": {
    code: (purpose, code) => ({
      subject: "您的 Markethall 验证码",
      body: `${code} 是您用于${{ register: "注册", recover: "重置密码", bind: "绑定此地址", login: "登录" }[purpose]}的 Markethall 验证码，5 分钟内有效。请勿告诉任何人。如非本人操作，请忽略。`,
    }),
    taken: () => ({
      subject: "您已有 Markethall 账号",
      body: "有人（可能是您）请求在 Markethall 使用此地址，但该地址已有账号。如是本人操作，请直接登录或找回密码；如非本人操作，请忽略。",
    }),
    addressChanged: () => ({
      subject: "您的 Markethall 账号已更换地址",
      body: "您的 Markethall 账号已更换为另一个地址，此地址不再关联该账号。如非本人操作，请立即联系平台。",
    }),
  },
  "zh-TW": {
    code: (purpose, code) => ({
      subject: "您的 Markethall 驗證碼",
      body: `${code} 是您用於${{ register: "註冊", recover: "重設密碼", bind: "綁定此地址", login: "登入" }[purpose]}的 Markethall 驗證碼，5 分鐘內有效。請勿告訴任何人。如非本人操作，請忽略。`,
    }),
    taken: () => ({
      subject: "您已有 Markethall 帳號",
      body: "有人（可能是您）請求在 Markethall 使用此地址，但該地址已有帳號。如為本人操作，請直接登入或找回密碼；如非本人操作，請忽略。",
    }),
    addressChanged: () => ({
      subject: "您的 Markethall 帳號已更換地址",
      body: "您的 Markethall 帳號已更換為另一個地址，此地址不再與該帳號關聯。如非本人操作，請立即聯絡平台。",
    }),
  },
};
