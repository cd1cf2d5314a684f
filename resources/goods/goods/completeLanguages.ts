import { contentLanguages } from "../../../core/app.ts";
import type { ContentLanguage, Localized } from "../../../framework/schema/index.ts";

interface Titles {
  title?: Localized | null;
  description?: Localized | null;
  detail?: Localized | null;
}
const isEmpty = (text: string | null | undefined) =>
  !text || text.replace(/<[^>]*>|&nbsp;|\s/g, "") === "";

/**
 * The fields that are missing in a language: the title is always required, others where another
 * language has them.
 */
export const listMissing = (language: ContentLanguage, titles: Titles): (keyof Titles)[] =>
  (["title", "description", "detail"] as const).filter((name) => {
    const value = titles[name] ?? {};
    const wanted = name === "title" || contentLanguages.some((other) => !isEmpty(value[other]));
    return wanted && isEmpty(value[language]);
  });
/** The languages that have every text that any language has. */
export const completeLanguages = (titles: Titles): ContentLanguage[] =>
  contentLanguages.filter((language) => listMissing(language, titles).length === 0);
