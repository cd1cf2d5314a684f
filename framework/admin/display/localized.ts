import { type ContentLanguage, contentLanguages, type Localized } from "../../schema/index.ts";

const languages: Readonly<Record<string, ContentLanguage>> = { en: "en", "zh-CN": "zhCN", "zh-TW": "zhTW" };
/** The key of the interface's language inside a localized value. */
export const languageOf = (locale: string): ContentLanguage => languages[locale] ?? "en";

export const isLocalized = (value: unknown): value is Localized =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The text in the reader's language; where it is missing, the first that there is. */
export function inLanguage(value: Localized, language: ContentLanguage): string | null {
  const near: readonly ContentLanguage[] = language === "zhTW" ? ["zhCN"] : language === "zhCN" ? ["zhTW"] : [];
  for (const one of [language, ...near, ...contentLanguages]) {
    const text = value[one];
    if (text) return text;
  }
  return null;
}
