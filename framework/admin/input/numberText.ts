import { type Field, InvalidValue, parseValue, removeCurrency } from "../../schema/index.ts";

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
  return /^[+-]?\d{1,3}([, ']\d{3})+(\.\d*)?$/.test(number) ? number.replace(/[, ']/g, "") : number;
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

/** Formats a value for editing, without separators. */
export function writeNumber(field: Field, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "number") return String(value);
  return field.type.toTyped?.(value, field.options) ?? String(value);
}

/** Formats a value for reading, with thousands separators. */
export function readableNumber(field: Field, value: unknown): string {
  const [whole = "", decimals] = writeNumber(field, value).split(".");
  if (typeof value !== "number") return writeNumber(field, value);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
