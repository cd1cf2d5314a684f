import type { Names } from "../framework/schema/index.ts";

/** The methods of payment that a provider takes. */
export const payProviders = ["wxPay", "aliPay", "card"] as const;
/** The methods that customers name at checkout, in the order in which they pay. */
export const prepaidMethods = ["giftCard", "points"] as const;
/** The methods by which a customer pays with money that the platform already has. */
export const storedMethods = ["balance", ...prepaidMethods] as const;
/** The methods of payment: those of the providers, the balance, gift cards, and points. */
export const payMethods = [...payProviders, ...storedMethods] as const;
/** Where a customer pays with a provider, as the storefront names it. */
export const payChannels = ["app", "xcx", "gzh", "h5", "native"] as const;

/** A method of payment. */
export type PayMethod = (typeof payMethods)[number];
/** A method that is held from checkout on, until the payment is made or ends. */
export type PrepaidMethod = (typeof prepaidMethods)[number];
/** A method of payment of which no provider is asked. */
export type StoredMethod = (typeof storedMethods)[number];
/** Whether a method pays and refunds at once, without a provider. */
export const isStored = (method: string): method is StoredMethod =>
  storedMethods.some((one) => one === method);

/** Labels of the methods that a provider takes. */
export const providerNames: Names<(typeof payProviders)[number]> = {
  en: { wxPay: "WeChat Pay", aliPay: "Alipay", card: "Card" },
  "zh-CN": { wxPay: "微信支付", aliPay: "支付宝", card: "银行卡" },
  "zh-TW": { wxPay: "微信支付", aliPay: "支付寶", card: "信用卡" },
};
/** Labels of the methods of payment. */
export const payMethodNames: Names<PayMethod> = {
  en: { ...providerNames.en, balance: "Balance", giftCard: "Gift card", points: "Points" },
  "zh-CN": { ...providerNames["zh-CN"], balance: "余额", giftCard: "礼品卡", points: "积分" },
  "zh-TW": { ...providerNames["zh-TW"], balance: "餘額", giftCard: "禮品卡", points: "點數" },
};
/** Labels of the channels. */
export const payChannelNames: Names<(typeof payChannels)[number]> = {
  en: {
    app: "App",
    xcx: "Mini program",
    gzh: "Official account",
    h5: "Mobile web",
    native: "Website",
  },
  "zh-CN": { app: "手机 App", xcx: "小程序", gzh: "公众号", h5: "手机网页", native: "网站" },
  "zh-TW": { app: "手機 App", xcx: "小程式", gzh: "公眾號", h5: "行動網頁", native: "網站" },
};
