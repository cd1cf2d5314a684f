import english from "ra-language-english";
import { formMessages } from "../../form/locales/en.ts";
import { importMessages } from "../../import/locales/en.ts";
import { listMessages } from "../../list/locales/en.ts";
import { rightsMessages } from "../../rights/locales/en.ts";
import type { FrameworkLanguage } from "../createI18nProvider.ts";
import { appMessages } from "../locales/en.ts";

/** The framework's messages of the browser in English. */
export default {
  ra: english.ra,
  framework: {
    ...formMessages,
    list: listMessages,
    import: importMessages,
    rights: rightsMessages,
    app: appMessages,
  },
} satisfies FrameworkLanguage;
