import polyglotI18nProvider from "ra-i18n-polyglot";
import type { I18nProvider, TranslationMessages } from "react-admin";
import { type AppMessages, buildAppMessages } from "../../../i18n/appMessages.ts";
import { getLocaleName, writeLocaleCookie } from "../../../i18n/locale.ts";
import { withPluralCount } from "../../../i18n/pluralCount.ts";
import { createPluralRules } from "../../../i18n/pluralRules.ts";
import { type Locale, listLocales, type MessageTree, type Resource } from "../../schema/index.ts";

/** The messages that the framework's screens have in one language. */
export interface FrameworkLanguage {
  framework: MessageTree;
  /** react-admin's own messages. */
  ra: TranslationMessages["ra"];
}
/** All messages of the browser app in one language. */
export interface AdminLanguage extends FrameworkLanguage {
  messages: AppMessages;
}

/**
 * Creates the translations of the open page's language. Another language is stored in a cookie, and
 * loaded with the page.
 */
export function createI18nProvider(
  locale: Locale,
  resources: readonly Resource[],
  { messages, framework, ra }: AdminLanguage,
): I18nProvider {
  const all = { ra, framework, ...buildAppMessages(resources, messages) };
  const provider = polyglotI18nProvider(
    () => all,
    locale,
    listLocales().map((one) => ({ locale: one, name: getLocaleName(one) })),
    { allowMissing: true, pluralRules: createPluralRules(locale) },
  );
  return {
    ...provider,
    translate: (key, options) => provider.translate(key, options && withPluralCount(options)),
    changeLocale: async (chosen) => {
      const known = listLocales().find((one) => one === chosen);
      if (known === undefined || known === locale) return;
      writeLocaleCookie(known);
      window.location.reload();
    },
  };
}
