import polyglotI18nProvider from "ra-i18n-polyglot";
import type { I18nProvider, TranslationMessages } from "react-admin";
import { type Locale, listLocales } from "../framework/schema/index.ts";
import { besideLatin } from "../i18n/besideLatin.ts";
import { getLocaleName, readLocaleCookie } from "../i18n/locale.ts";
import { withPluralCount } from "../i18n/pluralCount.ts";
import { createPluralRules } from "../i18n/pluralRules.ts";

const entries = {
  en: () => import("./messages/entry/en.ts"),
  "zh-CN": () => import("./messages/entry/zh-CN.ts"),
  "zh-TW": () => import("./messages/entry/zh-TW.ts"),
} satisfies Record<Locale, () => Promise<{ messages: TranslationMessages }>>;

let loaded: I18nProvider | null = null;
let speaking: Locale | null = null;
/** Before the messages are loaded, and thus before the first render, a key translates to itself. */
export const i18nProvider: I18nProvider = {
  translate: (key, options) => loaded?.translate(key, options) ?? key,
  // Every formatted value calls this: the cookie is read once.
  getLocale: () => speaking ?? readLocaleCookie(),
  getLocales: () => listLocales().map((locale) => ({ locale, name: getLocaleName(locale) })),
  // The locale changes by reloading the page.
  changeLocale: () => Promise.resolve(),
};

function speak(locale: Locale, messages: TranslationMessages): void {
  speaking = locale;
  const provider = polyglotI18nProvider(
    () => messages,
    locale,
    [{ locale, name: getLocaleName(locale) }],
    { allowMissing: true, pluralRules: createPluralRules(locale) },
  );
  const translate: typeof provider.translate = (key, options) =>
    provider.translate(key, options && withPluralCount(options));
  loaded = { ...provider, translate: besideLatin(locale, translate) };
}

/** Loads the messages of one locale that the pages before signing in show. */
export async function loadEntryLanguage(locale: Locale): Promise<void> {
  const { messages } = await entries[locale]();
  // The whole language may be there first, and has all of them.
  if (!loaded) speak(locale, messages);
}

let whole: { locale: Locale; loading: Promise<void> } | null = null;
/** Loads all messages of one locale, once. */
export function loadLanguage(locale: Locale): Promise<void> {
  if (whole?.locale === locale) return whole.loading;
  const loading = import("./messages/buildLanguage.ts")
    .then(async ({ buildLanguage }) => speak(locale, await buildLanguage(locale)))
    .catch((error: unknown) => {
      whole = null;
      throw error;
    });
  whole = { locale, loading };
  return loading;
}
