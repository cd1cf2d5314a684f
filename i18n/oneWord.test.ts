import { expect, test } from "vitest";
import type { Locale } from "../framework/schema/index.ts";

type Tree = { readonly [key: string]: unknown };
const leaves = (tree: Tree, path: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string"
      ? [[`${path}.${key}`, value]]
      : typeof value === "object" && value !== null
        ? leaves(value as Tree, `${path}.${key}`)
        : [],
  );
const files = import.meta.glob<Tree>(
  [
    "../framework/**/locales/{en,zh-CN,zh-TW}.ts",
    "../src/**/locales/{en,zh-CN,zh-TW}.ts",
    "../core/**/locales/{en,zh-CN,zh-TW}.ts",
    "../resources/**/{en,zh-CN,zh-TW}.ts",
  ],
  { eager: true },
);
const listMessages = (locale: Locale): [string, string][] =>
  Object.entries(files)
    .filter(([file]) => file.endsWith(`/${locale}.ts`))
    .flatMap(([file, module]) => leaves(module, file));

/** The word for each thing, with the other words that would say the same. */
const words: Readonly<Record<Locale, Readonly<Record<string, RegExp>>>> = {
  en: {
    Email: /\be-mail\b/i,
    "Sign in": /\blog(ged)? ?(in|out)\b|\b(login|logout)\b/i,
    Decline: /\b(refus(e|es|ed|al)|reject(s|ed|ion)?)\b/i,
    Customer: /\bbuyers?\b/i,
    Shop: /\bsellers?\b/i,
    Markethall: /\bthe platform\b/i,
    Refund: /\breversals?\b/i,
    "Deactivate, Reactivate": /\b(dis|en)abled?\b/i,
    "straight apostrophe": /’/,
    Product: /\bgoods\b/i,
    Shipping: /\bfreight\b/i,
    Inventory: /\bstock-?taking\b/i,
    "Sort priority": /\brank\b/i,
    "Payment password": /\bpay password\b/i,
    "Two-step authentication": /\b(two-step sign-in|second step)\b/i,
  },
  "zh-CN": {
    店铺: /商店/,
    账号: /帐号|帐户/,
    登录: /登陆|登入/,
    邮箱: /电子邮件|电邮|信箱/,
    手机号: /手机号码/,
    评价: /评论/,
    商品类目: /平台分类/,
    买家: /客户(?!端)|顾客|会员/,
    收款账户: /提现账[户号]/,
    您: /(?<!迷)你/,
  },
  "zh-TW": {
    商店: /店鋪|店家/,
    帳號: /賬號/,
    登入: /登錄/,
    登出: /退出/,
    電子郵件: /信箱|郵箱/,
    手機號碼: /手機號(?!碼)/,
    評價: /評論/,
    商品分類: /類目|平台分類/,
    買家: /客戶(?!端)|顧客|會員/,
    收款帳戶: /提領帳[戶號]/,
    您: /(?<!迷)你/,
  },
};
/** The dialog after a session has ended, whose text the specification fixes. */
const isFixed = (path: string) =>
  /src\/locales\/[\w-]+\.ts\.shellMessages\.(sessionExpired|expired)\./.test(path);

test.each(["en", "zh-CN", "zh-TW"] as const)("one word stands for one thing in %s", (locale) => {
  const others = listMessages(locale)
    .filter(([path]) => !isFixed(path))
    .flatMap(([path, text]) =>
      Object.entries(words[locale])
        // A placeholder's name is not part of the text.
        .filter(([, other]) => other.test(text.replace(/%\{\w+\}/g, "")))
        .map(([word]) => `${path} (${word}): ${text}`),
    );
  expect(others).toEqual([]);
});

test.each(["zh-CN", "zh-TW"] as const)(
  "punctuation beside Chinese characters is full-width in %s",
  (locale) => {
    const narrow = listMessages(locale).filter(([, text]) =>
      /\p{Script=Han}["”」）}]?[:,;?!]|(?<!mailto|tel)[:;,]\s?\p{Script=Han}/u.test(text),
    );
    expect(narrow).toEqual([]);
  },
);
