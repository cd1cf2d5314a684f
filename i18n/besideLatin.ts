/**
 * Private-use characters that mark the start and end of an interpolated value until the message is
 * formatted.
 */
const [begin, end] = ["\uE000", "\uE001"];
const hanThenLatin = /(\p{Script=Han})\uE000(?=[\p{Script=Latin}\d])/gu;
const latinThenHan = /([\p{Script=Latin}\d%])\uE001(?=\p{Script=Han})/gu;
const marks = /[\uE000\uE001]/g;

type Translate<P> = (key: string, params?: P) => string;
/**
 * Inserts a space between Chinese text and an interpolated value that begins or ends with Latin
 * letters or digits; the value itself stays unchanged. Messages of other languages contain their
 * spaces.
 */
export function besideLatin<P extends Readonly<Record<string, unknown>>>(
  locale: string,
  t: Translate<P>,
): Translate<P> {
  if (locale === "en") return t;
  return (key, params) => {
    if (!params) return t(key);
    const marked = Object.fromEntries(
      // `_` is the default message for a missing key.
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
