import polyglotI18nProvider from "ra-i18n-polyglot";
import type { I18nProvider, TranslationMessages } from "react-admin";
import { type Actor, type Locale, listLocales } from "../framework/schema/index.ts";
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

/** The locale of which the platform's messages are loaded, which include those of shops. */
let platformLocale: Locale | null = null;
let whole: { locale: Locale; realm: Actor["realm"]; loading: Promise<void> } | null = null;
/** Loads the messages of one locale that a shop or the platform has, once. The platform has all. */
export function loadLanguage(locale: Locale, realm: Actor["realm"] = "platform"): Promise<void> {
  const isLoaded = whole?.realm === "platform" || whole?.realm === realm;
  if (whole?.locale === locale && isLoaded) return whole.loading;
  const loading = import("./messages/buildLanguage.ts")
    .then(async ({ buildLanguage }) => {
      const messages = await buildLanguage(locale, realm);
      // Those of the platform may be there first, and are more.
      if (platformLocale !== locale) speak(locale, messages);
      platformLocale = realm === "platform" ? locale : platformLocale;
    })
    .catch((error: unknown) => {
      whole = null;
      throw error;
    });
  whole = { locale, realm, loading };
  return loading;
}
