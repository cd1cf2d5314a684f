import type { Names } from "../framework/schema/index.ts";

/** The methods of payment that a provider takes. */
export const payProviders = ["wxPay", "aliPay", "card"] as const;
/** The methods of payment: those of the providers, and the balance of the customer. */
export const payMethods = [...payProviders, "balance"] as const;
/** Where a customer pays with a provider, as the storefront names it. */
export const payChannels = ["app", "xcx", "gzh", "h5", "native"] as const;

/** A method of payment. */
export type PayMethod = (typeof payMethods)[number];

/** Labels of the methods that a provider takes. */
export const providerNames: Names<(typeof payProviders)[number]> = {
  en: { wxPay: "WeChat Pay", aliPay: "Alipay", card: "Card" },
  "zh-CN": { wxPay: "微信支付", aliPay: "支付宝", card: "银行卡" },
  "zh-TW": { wxPay: "微信支付", aliPay: "支付寶", card: "信用卡" },
};
/** Labels of the methods of payment. */
export const payMethodNames: Names<PayMethod> = {
  en: { ...providerNames.en, balance: "Balance" },
  "zh-CN": { ...providerNames["zh-CN"], balance: "余额" },
  "zh-TW": { ...providerNames["zh-TW"], balance: "餘額" },
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
