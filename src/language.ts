import polyglotI18nProvider from "ra-i18n-polyglot";
import type { I18nProvider } from "react-admin";
import { besideLatin } from "../i18n/besideLatin.ts";
import { type Locale, localeNames, locales, readLocaleCookie } from "../i18n/locale.ts";
import { withPluralCount } from "../i18n/pluralCount.ts";
import { buildMessages } from "../i18n/resourceMessages.ts";
import { resources, sectionNames } from "../resources/index.ts";

const languages = {
  en: () => import("./messages/en.ts"),
  "zh-CN": () => import("./messages/zh-CN.ts"),
  "zh-TW": () => import("./messages/zh-TW.ts"),
} satisfies Record<Locale, unknown>;

/** Keys modules by the folder that is `depth` levels above them. */
const byFolder = <T>(files: Readonly<Record<string, T>>, depth: number): Record<string, T> =>
  Object.fromEntries(
    Object.entries(files).map(([path, messages]) => [
      path.split("/").at(-1 - depth) ?? path,
      messages,
    ]),
  );

let loaded: I18nProvider | null = null;
let speaking: Locale | null = null;
/** Before the messages are loaded, and thus before the first render, a key translates to itself. */
export const i18nProvider: I18nProvider = {
  translate: (key, options) => loaded?.translate(key, options) ?? key,
  // Every formatted value calls this: the cookie is read once.
  getLocale: () => speaking ?? readLocaleCookie(),
  getLocales: () => locales.map((locale) => ({ locale, name: localeNames[locale] })),
  // The locale changes by reloading the page.
  changeLocale: () => Promise.resolve(),
};

/** Loads the messages of one locale only. */
export async function loadLanguage(locale: Locale): Promise<void> {
  const { ra, schema, files, screens, ...markethall } = (await languages[locale]()).messages;
  const messages = {
    ra,
    ...schema,
    markethall: { ...markethall, ...byFolder(screens, 3) },
    sections: sectionNames[locale],
    resources: buildMessages(resources, byFolder(files, 2)),
  };
  speaking = locale;
  const provider = polyglotI18nProvider(
    () => messages,
    locale,
    [{ locale, name: localeNames[locale] }],
    {
      allowMissing: true,
    },
  );
  const translate: typeof provider.translate = (key, options) =>
    provider.translate(key, options && withPluralCount(options));
  loaded = { ...provider, translate: besideLatin(locale, translate) };
}
