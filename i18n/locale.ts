import { type ContentLanguage, type Locale, locales } from "../framework/schema/index.ts";

export { type Locale, locales };
export const localeNames: Readonly<Record<Locale, string>> = {
  en: "English",
  "zh-CN": "简体中文",
  "zh-TW": "繁體中文",
};

const headers: Readonly<Record<Locale, string>> = {
  en: "en_US",
  "zh-CN": "zh_CN",
  "zh-TW": "zh_TW",
};
/** Returns the value of the `lang` header. */
export const toLanguageHeader = (locale: Locale): string => headers[locale];
export const parseLanguageHeader = (value: string): Locale | null =>
  locales.find((locale) => headers[locale] === value) ?? null;

/**
 * Returns the first supported language of an `Accept-Language` header; English if there is none.
 */
export function parseAcceptLanguage(header: string | undefined): Locale {
  const wanted = (header ?? "").split(",").map((part) => {
    const [tag = "", quality] = part.trim().split(";q=");
    return { tag: tag.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) || 0 };
  });
  for (const { tag } of wanted.sort((left, right) => right.quality - left.quality)) {
    if (/^zh-(tw|hk|mo|hant)/.test(tag)) return "zh-TW";
    if (tag.startsWith("zh")) return "zh-CN";
    if (tag.startsWith("en")) return "en";
  }
  return "en";
}

const cookieName = "language";
const isLocale = (value: string): value is Locale => (locales as readonly string[]).includes(value);
export function readLocaleCookie(): Locale {
  const value =
    document.cookie
      .split("; ")
      .find((one) => one.startsWith(`${cookieName}=`))
      ?.slice(cookieName.length + 1) ?? "";
  return isLocale(value) ? value : (parseLanguageHeader(value) ?? "en");
}
export function writeLocaleCookie(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the specification keeps the language in a cookie, and not every browser has the Cookie Store
  document.cookie = `${cookieName}=${locale}; path=/; max-age=31536000; samesite=lax`;
}

const languageKeys: Readonly<Record<Locale, ContentLanguage>> = {
  en: "en",
  "zh-CN": "zhCN",
  "zh-TW": "zhTW",
};
/** Returns the key of a locale in a localized value. */
export const getLanguageKey = (locale: Locale): ContentLanguage => languageKeys[locale];
