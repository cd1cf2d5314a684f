import { defineApp } from "../framework/schema/index.ts";

/** The marketplace's settings: shops are its tenants, and the platform operates them. */
export const app = defineApp({
  name: "Markethall",
  id: "markethall",
  tenancy: { kind: "shop", operator: "platform", table: "shops", column: "shop_id" },
  locales: ["en", "zh-CN", "zh-TW"],
  localeNames: { en: "English", "zh-CN": "简体中文", "zh-TW": "繁體中文" },
  otherLanguages: ["km"],
  money: { currency: "AUD", symbol: "A$", spellings: ["$", "A$", "AU$"], locale: "en-AU" },
  booleanWords: { yes: ["是"], no: ["否"] },
  timeZone: "Australia/Sydney",
  publicPath: "/api/store/",
  tones: {
    success:
      "onSale upper paid received shipped sorted refundCompleted allClaimed arrived ok".split(" "),
    warning:
      "waitingReturn notPaid notShipped notReceived unpaid awaitingPayout awaitingDelivery low over".split(
        " ",
      ),
    error: ["out"],
    info: "distributing returned picked merged shipping".split(" "),
  },
  accounts: { table: "members", name: "coalesce(realname, username)" },
  audit: { table: "audit_entries" },
});

declare module "../framework/schema/register.ts" {
  interface Register {
    app: typeof app;
  }
}

/** Languages of localized texts; `km` is Khmer, which the interface does not support. */
export const contentLanguages = ["en", "zhCN", "zhTW", "km"] as const;
