import { type ContentLanguage, contentLanguages, type Localized } from "../../../framework/schema/index.ts";

interface Said {
  title?: Localized | null;
  description?: Localized | null;
  detail?: Localized | null;
}
const isEmpty = (text: string | null | undefined) => !text || text.replace(/<[^>]*>|&nbsp;|\s/g, "") === "";

/**
 * The fields that are missing in a language: the title is always required, others where another
 * language has them.
 */
export const missingIn = (language: ContentLanguage, said: Said): (keyof Said)[] =>
  (["title", "description", "detail"] as const).filter((name) => {
    const value = said[name] ?? {};
    const wanted = name === "title" || contentLanguages.some((other) => !isEmpty(value[other]));
    return wanted && isEmpty(value[language]);
  });
/** The languages that have every text that any language has. */
export const completeLanguages = (said: Said): ContentLanguage[] =>
  contentLanguages.filter((language) => missingIn(language, said).length === 0);
