import type { Names } from "../framework/schema/index.ts";

/** The methods of payment: two providers, and the balance of the customer. */
export const payMethods = ["wxPay", "aliPay", "balance"] as const;
/** Where a customer pays with a provider, as the storefront names it. */
export const payChannels = ["app", "xcx", "gzh", "h5", "native"] as const;

type Method = (typeof payMethods)[number];

/** Labels of the payment providers. */
export const providerNames: Names<Exclude<Method, "balance">> = {
  en: { wxPay: "WeChat Pay", aliPay: "Alipay" },
  "zh-CN": { wxPay: "微信支付", aliPay: "支付宝" },
  "zh-TW": { wxPay: "微信支付", aliPay: "支付寶" },
};
/** Labels of the methods of payment. */
export const payMethodNames: Names<Method> = {
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
