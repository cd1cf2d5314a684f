import {
  type Field,
  getSeparators,
  InvalidValue,
  parseValue,
  removeCurrency,
} from "../../schema/index.ts";

const grouped = {
  ".": /^[+-]?\d{1,3}([, ']\d{3})+(\.\d*)?$/,
  ",": /^[+-]?\d{1,3}([. ']\d{3})+(,\d*)?$/,
};
/** Writes a number that is typed with the app's separators with a decimal point alone. */
function toPlain(number: string): string {
  const { decimal } = getSeparators();
  if (decimal === ".") return grouped["."].test(number) ? number.replace(/[, ']/g, "") : number;
  const whole = grouped[","].test(number) ? number.replace(/[. ']/g, "") : number;
  return whole.replace(",", ".");
}

/**
 * Removes what may surround or separate a number: thousands separators, currency, percent sign,
 * unit, full-width digits.
 */
function bare(field: Field, text: string): string {
  const unit = "unit" in field.options ? field.options.unit : undefined;
  // NFKC converts full-width digits, commas and points of East Asian keyboards to plain ones, and
  // all spaces to plain spaces.
  let number = text.normalize("NFKC").trim().replace(/^[−–]/, "-");
  number = removeCurrency(number);
  if (unit && number.toLowerCase().endsWith(unit.toLowerCase()))
    number = number.slice(0, -unit.length);
  number = number.trim();
  number = field.type.fromTyped?.(number, field.options).trim() ?? number;
  return toPlain(number);
}

/** Parses a typed number; returns unparsable text unchanged, which validation then rejects. */
export function readNumber(field: Field, text: string): unknown {
  if (text.trim() === "") return null;
  try {
    return parseValue(field, bare(field, text));
  } catch (error) {
    if (error instanceof InvalidValue) return text;
    throw error;
  }
}

/** Formats a value for editing, with the app's decimal separator and no others. */
export function writeNumber(field: Field, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "number") return String(value);
  const text = field.type.toTyped?.(value, field.options) ?? String(value);
  return text.replace(".", getSeparators().decimal);
}

/** Formats a value for reading, with thousands separators. */
export function readableNumber(field: Field, value: unknown): string {
  if (typeof value !== "number") return writeNumber(field, value);
  const { group, decimal } = getSeparators();
  const [whole = "", decimals] = writeNumber(field, value).split(decimal);
  const readable = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return decimals === undefined ? readable : `${readable}${decimal}${decimals}`;
}
