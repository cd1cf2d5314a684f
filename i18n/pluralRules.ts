import type Polyglot from "node-polyglot";

/** Categories of numbers, in the order in which a message has its forms. */
const categories: readonly Intl.LDMLPluralRule[] = ["zero", "one", "two", "few", "many", "other"];
/** Whole numbers that reach every category that a language has for counts below a million. */
const counts = Array.from({ length: 201 }, (_, count) => count);

/**
 * Creates the plural rules of one language, as Unicode defines them. A message has one form for
 * each category that counts of the language have: two in German, three in Russian and Polish (one,
 * few, many), one in Chinese. The last form is also used for numbers with decimals and for millions
 * where those have a category of their own.
 */
export function createPluralRules(locale: string): Polyglot.PluralRules {
  const rules = new Intl.PluralRules(locale);
  const reached = new Set(counts.map((count) => rules.select(count)));
  const forms = categories.filter((category) => reached.has(category));
  const findForm = (count: number) => {
    const place = forms.indexOf(rules.select(count));
    return place === -1 ? forms.length - 1 : place;
  };
  return { pluralTypes: { [locale]: findForm }, pluralTypeToLanguages: { [locale]: [locale] } };
}
