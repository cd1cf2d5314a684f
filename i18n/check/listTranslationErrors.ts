import { flattenMessages } from "../flattenMessages.ts";
import { createPluralRules } from "../pluralRules.ts";

/** The values that a message prints; the number that selects its form may be written out. */
const listPlaceholders = (text: string): string =>
  [...new Set(text.match(/%\{\w+\}/g) ?? [])]
    .filter((one) => one !== "%{smart_count}")
    .sort()
    .join();

/** Returns the forms that a language has for the counts of a plural message. */
function countForms(locale: string): number {
  const findForm = createPluralRules(locale).pluralTypes[locale];
  return new Set(Array.from({ length: 201 }, (_, count) => findForm?.(count))).size;
}

function checkText(locale: string, original: string, text: string): string | null {
  if (original.trim() !== "" && text.trim() === "") return "is empty";
  const [wanted, printed] = [listPlaceholders(original), listPlaceholders(text)];
  if (wanted !== printed) return `prints ${printed || "nothing"} instead of ${wanted || "nothing"}`;
  const forms = text.split("||||").length;
  const needed = original.includes("||||") ? countForms(locale) : 1;
  return forms < needed ? `has ${forms} of ${needed} plural forms` : null;
}

/**
 * Compares the messages of a language with those that it translates. Returns a sentence for each
 * key that is missing or superfluous, and for each text that is empty, lacks a plural form, or
 * prints other values.
 *
 * @example
 * ```ts
 * const errors = listTranslationErrors("de", { open: "Open" }, {}); // ['de: "open" is missing']
 * ```
 */
export function listTranslationErrors(
  locale: string,
  original: object,
  translated: object,
): string[] {
  const [from, to] = [flattenMessages({ ...original }), flattenMessages({ ...translated })];
  const errors = [...from].flatMap(([key, text]) => {
    const own = to.get(key);
    const error = own === undefined ? "is missing" : checkText(locale, text, own);
    return error ? [`"${key}" ${error}`] : [];
  });
  const superfluous = [...to.keys()]
    .filter((key) => !from.has(key))
    .map((key) => `"${key}" translates nothing`);
  return [...errors, ...superfluous].map((error) => `${locale}: ${error}`);
}
