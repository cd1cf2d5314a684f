import type { Locale } from "../../framework/schema/index.ts";
import { isUntranslated } from "./untranslated.ts";
import { replacedWords } from "./words.ts";

/**
 * Placeholders that are filled with a number of things, and the word after them. `max` and `most`
 * are not among them: they are limits of the product, all of them far above one.
 */
const number =
  /%\{(?:smart_count|count|many|num|n|total|min|days|hours|minutes|seconds|times|units|left)\} (\p{L}[\p{L}-]*)/gu;
/**
 * Words after a number that are the same for one and for several: prepositions, participles and
 * units. A noun is never among them.
 */
const invariant = new Set(
  "added and d done failed h left min more new of or overdue selected succeeded to unchanged updated with".split(
    " ",
  ),
);
/** Keys of messages whose number is never one: it exceeds a limit of many. */
const alwaysMany = /(^|\.)(refused\.(values|rows)|validation\.tooManyValues)$/;

/**
 * Characters that exist in only one of the two scripts, among those most frequent in the messages.
 */
const otherScript: Readonly<Partial<Record<Locale, RegExp>>> = {
  "zh-CN": /[們個這為時設刪儲備單訂貨稱營業帳碼圖標頁類戶門電話郵導產動顯啟復]/u,
  "zh-TW": /[们个这为时设删储备单订货称营业账码图标页类户门电话邮导产动显启复]/u,
};
/** The dialog after a session has ended, whose text the specification fixes. */
const isFixed = (file: string, key: string) =>
  /^src\/locales\//.test(file) && /shellMessages\.(sessionExpired|expired)\./.test(key);

function lacksPlural(key: string, text: string): boolean {
  if (text.includes("||||") || alwaysMany.test(key)) return false;
  const words = [...text.matchAll(number)].map(([, word]) => word ?? "");
  return words.some((word) => !invariant.has(word));
}

/**
 * Lists what is wrong with the wording of one message: a number without plural forms, a second word
 * for a thing that has one, the other Chinese script, half-width punctuation.
 *
 * @param file The file of the message, from the root of the project.
 */
export function checkWording(locale: Locale, file: string, key: string, text: string): string[] {
  if (isUntranslated(text)) return [];
  const found: string[] = [];
  if (locale === "en" && lacksPlural(key, text))
    found.push("has a number, but no plural form; write One … |||| %{smart_count} …");
  // A placeholder's name is not part of the text.
  const printed = text.replace(/%\{\w+\}/g, "");
  if (!isFixed(file, key))
    for (const [word, others] of Object.entries(replacedWords[locale]))
      if (others.test(printed)) found.push(`has another word for "${word}"; use that`);
  if (otherScript[locale]?.test(text)) found.push("has characters of the other Chinese script");
  if (
    locale !== "en" &&
    /\p{Script=Han}["”」）}]?[:,;?!]|(?<!mailto|tel)[:;,]\s?\p{Script=Han}/u.test(text)
  )
    found.push("has half-width punctuation beside Chinese characters; use ，：；？！");
  return found.map((mistake) => `${file}: "${key}" ${mistake}: ${text}`);
}
