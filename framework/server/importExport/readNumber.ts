/** Decimal separator of a number: `12.5` or `12,5`. */
export type DecimalSign = "point" | "comma";

export interface NumberText {
  /** The number as `parseFields` reads it, or the original text if it is not a number. */
  text: string;
  /** Currency before or after the number, as written in the file. */
  currency: string | null;
  /**
   * The decimal separator that the format proves (`1.234,5`, `12,50`), or null if both readings are
   * possible or it has none.
   */
  proves: DecimalSign | null;
  /**
   * Whether the other decimal separator would make it a thousand times larger or smaller: `1,250`.
   */
  isAmbiguous: boolean;
}

const pattern =
  /^([+-]?)\s*([A-Z]{3}(?![A-Z])|[A-Z]{0,3}\p{Sc})?\s*([+-]?)(\d[\d.,'’\s]*|[.,]\d+)\s*([A-Z]{3}|\p{Sc}|%)?$/iu;
const isThousands = (digits: string, sign: string): boolean =>
  new RegExp(`^\\d{1,3}(\\${sign}\\d{3})+$`).test(digits);

/** Parses a number in the formats of people and spreadsheets of several countries. */
export function readNumber(given: string, decimal: DecimalSign): NumberText {
  const unread: NumberText = { text: given, currency: null, proves: null, isAmbiguous: false };
  const [, before = "", prefix, inner = "", raw = "", suffix] = pattern.exec(given.trim()) ?? [];
  if (raw === "" || (before && inner)) return unread;
  const digits = raw.replace(/['’\s]/g, "");
  const currency = [prefix, suffix].find((one) => one && one !== "%")?.toUpperCase() ?? null;
  const result = (
    number: string,
    proves: DecimalSign | null = null,
    isAmbiguous = false,
  ): NumberText => ({
    text: `${before || inner}${number}`,
    currency,
    proves,
    isAmbiguous,
  });
  const [comma, point] = [digits.lastIndexOf(","), digits.lastIndexOf(".")];
  if (comma < 0 && point < 0) return result(digits);

  // With both separators, the last one is the decimal separator; the other separates thousands.
  if (comma >= 0 && point >= 0) {
    const [last, other] = comma > point ? [",", "."] : [".", ","];
    const [whole = "", fraction = "", ...more] = digits.split(last);
    if (more.length > 0 || !isThousands(whole, other) || fraction.includes(other)) return unread;
    return result(`${whole.replaceAll(other, "")}.${fraction}`, last === "," ? "comma" : "point");
  }

  const sign = comma >= 0 ? "," : ".";
  const own: DecimalSign = sign === "," ? "comma" : "point";
  const [whole = "", fraction = "", ...more] = digits.split(sign);
  if (more.length > 0)
    return isThousands(digits, sign)
      ? result(digits.replaceAll(sign, ""), own === "comma" ? "point" : "comma")
      : unread;
  // Three digits after the separator and a whole number before it that could be thousands: only the
  // rest of the file can decide.
  if (fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole))
    return result(own === decimal ? `${whole}.${fraction}` : `${whole}${fraction}`, null, true);
  return result(`${whole || "0"}.${fraction}`, own);
}
