import { type ContentLanguage, type Field, listContentLanguages } from "../../../schema/index.ts";

/** Returns the languages of a localized field; all of the app by default. */
export function listFieldLanguages({ options }: Field): readonly ContentLanguage[] {
  const { languages } = options as { languages?: readonly ContentLanguage[] };
  return languages ?? listContentLanguages();
}
