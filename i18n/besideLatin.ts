import type { Locale } from "./locale.ts";

/** Where what is filled into a sentence begins and ends, until it is said; nobody types these. */
const [begin, end] = ["\uE000", "\uE001"];
const hanThenLatin = /(\p{Script=Han})\uE000(?=[\p{Script=Latin}\d])/gu;
const latinThenHan = /([\p{Script=Latin}\d%])\uE001(?=\p{Script=Han})/gu;
const marks = /[\uE000\uE001]/g;

type Translate<P> = (key: string, params?: P) => string;
/**
 * Sets a space between Chinese and the Latin letters or digits of what is filled into a sentence, as readers expect it; what is filled in
 * stays as it was written. Other languages have their spaces in their words.
 */
export function besideLatin<P extends Readonly<Record<string, unknown>>>(
  locale: Locale,
  t: Translate<P>,
): Translate<P> {
  if (locale === "en") return t;
  return (key, params) => {
    if (!params) return t(key);
    const marked = Object.fromEntries(
      // `_` is the sentence itself, where there is no word for the key.
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === "string" && name !== "_" ? `${begin}${value}${end}` : value,
      ]),
    );
    return t(key, { ...params, ...marked })
      .replace(hanThenLatin, "$1 ")
      .replace(latinThenHan, "$1 ")
      .replace(marks, "");
  };
}
