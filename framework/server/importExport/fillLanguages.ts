import type { ContentLanguage } from "../../schema/index.ts";
import { type Fields, listCloseLanguages } from "../../schema/index.ts";
import { listLanguages } from "./columns.ts";

type Values = Record<string, unknown>;
type Texts = Readonly<Record<string, string | null | undefined>>;

/** Languages to fill with the text of another language, by the name of the localized field. */
export type LanguageFill = ReadonlyMap<string, readonly ContentLanguage[]>;

const getTexts = (value: unknown): Texts =>
  typeof value === "object" && value !== null ? (value as Texts) : {};

/**
 * Copies a file's text into the languages that have none, neither in the file nor in the stored
 * record. A field that is not in the file is unchanged. Returns the names of the filled fields.
 */
export function fillLanguages(
  fields: Fields,
  values: Values,
  before: Readonly<Values> | null,
  fill: LanguageFill,
): string[] {
  const filled: string[] = [];
  for (const [name, languages] of fill) {
    const field = fields[name];
    if (!field || !Object.values(getTexts(values[name])).some((text) => text?.trim())) continue;

    const [given, stored] = [getTexts(values[name]), getTexts(before?.[name])];
    const textIn = (language: string) =>
      given[language]?.trim() || stored[language]?.trim() || null;
    const copies: Record<string, string> = {};
    for (const language of languages) {
      if (textIn(language)) continue;
      // A close language is tried before the order of the field's own languages.
      const order = [...listCloseLanguages(language), ...listLanguages(field)];
      const source = order.map(textIn).find((text) => text !== null);
      if (source) copies[language] = source;
    }
    if (Object.keys(copies).length === 0) continue;
    values[name] = { ...given, ...copies };
    filled.push(name);
  }
  return filled;
}
