import { appMessages } from "../../../../i18n/framework/app/locales/de.ts";
import { formMessages } from "../../../../i18n/framework/form/locales/de.ts";
import { importMessages } from "../../../../i18n/framework/import/locales/de.ts";
import { listMessages } from "../../../../i18n/framework/list/locales/de.ts";
import { rightsMessages } from "../../../../i18n/framework/rights/locales/de.ts";
import { de as ra } from "../../../../i18n/ra/de.ts";
import type { FrameworkLanguage } from "../createI18nProvider.ts";

/** The framework's messages of the browser in German. */
export default {
  ra,
  framework: {
    ...formMessages,
    list: listMessages,
    import: importMessages,
    rights: rightsMessages,
    app: appMessages,
  },
} satisfies FrameworkLanguage;
