import { getApp, getDefaultLocale, type Locale, listLocales } from "../framework/schema/index.ts";

/** Returns a language's name in itself. */
export const getLocaleName = (locale: Locale): string => getApp().localeNames[locale] ?? locale;

/** Returns the value of the `lang` header, such as `en_US`. */
export function toLanguageHeader(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return region ? `${language}_${region}` : language;
}
export const parseLanguageHeader = (value: string): Locale | null =>
  listLocales().find((locale) => toLanguageHeader(locale) === value) ?? null;

/** Returns language and script of a tag, such as `zh-Hant`; null for a tag that is none. */
function toScript(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return null;
  }
}

/**
 * Returns the first supported language of an `Accept-Language` header, which may be that of another
 * region; the default language if there is none.
 */
export function parseAcceptLanguage(header: string | undefined): Locale {
  const wanted = (header ?? "").split(",").map((part) => {
    const [tag = "", quality] = part.trim().split(";q=");
    return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
  });
  for (const { tag } of wanted.sort((left, right) => right.quality - left.quality)) {
    const script = toScript(tag);
    const found = script && listLocales().find((locale) => toScript(locale) === script);
    if (found) return found;
  }
  return getDefaultLocale();
}

const cookieName = "language";
const isLocale = (value: string): value is Locale =>
  (listLocales() as readonly string[]).includes(value);
export function readLocaleCookie(): Locale {
  const value =
    document.cookie
      .split("; ")
      .find((one) => one.startsWith(`${cookieName}=`))
      ?.slice(cookieName.length + 1) ?? "";
  return isLocale(value) ? value : (parseLanguageHeader(value) ?? getDefaultLocale());
}
export function writeLocaleCookie(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the specification keeps the language in a cookie, and not every browser has the Cookie Store
  document.cookie = `${cookieName}=${locale}; path=/; max-age=31536000; samesite=lax`;
}
