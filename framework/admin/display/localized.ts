import {
  type ContentLanguage,
  type Localized,
  listCloseLanguages,
  listContentLanguages,
} from "../../schema/index.ts";

/** Whether a value is a localized text: an object by language. */
export const isLocalized = (value: unknown): value is Localized =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns the text in the reader's language, or else in the closest language that has one; null if
 * none has.
 *
 * @example
 * ```ts
 * const about = chooseLanguage({ en: "Tea" }, toContentLanguage("de")); // Tea
 * ```
 */
export function chooseLanguage(value: Localized, language: ContentLanguage): string | null {
  const chosen = chooseTextLanguage(value, language);
  return (chosen && value[chosen]) || null;
}

/** Returns the language of the text that `chooseLanguage` returns; null if there is none. */
export const chooseTextLanguage = (
  value: Localized,
  language: ContentLanguage,
): ContentLanguage | null =>
  [language, ...listCloseLanguages(language), ...listContentLanguages()].find(
    (one) => value[one],
  ) ?? null;
