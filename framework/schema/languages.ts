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
