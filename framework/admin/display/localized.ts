import { type ContentLanguage, contentLanguages, type Localized } from "../../schema/index.ts";

const languages: Readonly<Record<string, ContentLanguage>> = {
  en: "en",
  "zh-CN": "zhCN",
  "zh-TW": "zhTW",
};
/** Returns the key of the interface language in a localized value. */
export const toContentLanguage = (locale: string): ContentLanguage => languages[locale] ?? "en";

/** Whether a value is a localized text: an object by language. */
export const isLocalized = (value: unknown): value is Localized =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns the text in the reader's language, or else in the closest language that has one; null if
 * none has.
 *
 * @example
 * ```ts
 * const about = chooseLanguage({ en: "Tea", zhCN: "茶" }, "zhTW"); // 茶
 * ```
 */
export function chooseLanguage(value: Localized, language: ContentLanguage): string | null {
  const near: readonly ContentLanguage[] =
    language === "zhTW" ? ["zhCN"] : language === "zhCN" ? ["zhTW"] : [];
  for (const one of [language, ...near, ...contentLanguages]) {
    const text = value[one];
    if (text) return text;
  }
  return null;
}
