import { type ContentLanguage, getApp, type Locale } from "./app.ts";

/** Returns the interface's languages; the first one is the default. */
export const listLocales = (): readonly Locale[] => getApp().locales;

/** Returns the interface's default language. */
export const getDefaultLocale = (): Locale => {
  const [first] = listLocales();
  if (first === undefined) throw new Error("the app has no locale: name one in defineApp");
  return first;
};

const toKey = (locale: string) => locale.replaceAll("-", "");

/** Returns the languages of localized texts: those of the interface, then the others. */
export const listContentLanguages = (): readonly ContentLanguage[] =>
  [...listLocales().map(toKey), ...(getApp().otherLanguages ?? [])] as ContentLanguage[];

/**
 * Returns the key of an interface language in a localized value; that of the default language for
 * an unknown one.
 */
export const toContentLanguage = (locale: string): ContentLanguage =>
  listContentLanguages().find((language) => language === toKey(locale)) ?? getDefaultLanguage();

/** Returns the key of the default language in a localized value. */
export const getDefaultLanguage = (): ContentLanguage =>
  toKey(getDefaultLocale()) as ContentLanguage;

/** Returns the IETF tag of a content language. */
export const toLanguageTag = (language: ContentLanguage): string =>
  listLocales().find((locale) => toKey(locale) === language) ?? language;

type Translate = (key: string, params?: { _: string }) => string;

/** Returns what `Intl` calls a tag in a locale, with its script where languages differ by it. */
function nameByIntl(tag: string, locale: string): string {
  const primary = (one: string) => one.split("-")[0];
  const isAlone = listContentLanguages().every((one) => {
    const other = toLanguageTag(one);
    return other === tag || primary(other) !== primary(tag);
  });
  const { language, script } = new Intl.Locale(tag).maximize();
  const names = new Intl.DisplayNames([locale], { type: "language" });
  return names.of(isAlone || !script ? language : `${language}-${script}`) ?? tag;
}

/**
 * Returns the name of a language of localized texts in a locale: the app's message
 * `language.<key>`, or the name that `Intl` has for it.
 *
 * @example
 * ```ts
 * const name = getLanguageName("en", "de", (key, params) => params?._ ?? key); // "Englisch"
 * ```
 */
export const getLanguageName = (language: string, locale: string, translate: Translate): string =>
  translate(`language.${language}`, {
    _: nameByIntl(toLanguageTag(language as ContentLanguage), locale),
  });

/**
 * Returns the languages that are closest to a content language: those with the same primary tag, as
 * with simplified and traditional characters.
 */
export function listCloseLanguages(language: ContentLanguage): ContentLanguage[] {
  const [primary] = toLanguageTag(language).split("-");
  return listContentLanguages().filter(
    (one) => one !== language && toLanguageTag(one).split("-")[0] === primary,
  );
}
