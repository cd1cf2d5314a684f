import { getApp } from "../app.ts";

/**
 * Formats a name for the middle of a sentence: "Supplier" becomes "supplier", while abbreviations
 * such as "ISBN" and names that begin with the app's retain their case. Names stay unchanged in
 * languages that capitalize nouns, and in scripts without letter case.
 */
export const insideSentence = (name: string, locale: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) &&
  !name.startsWith(`${getApp().name} `) &&
  !getApp().capitalizedNouns?.includes(locale)
    ? name.charAt(0).toLocaleLowerCase(locale) + name.slice(1)
    : name;
