import { type Field, InvalidValue, parseValue, toDecimalText } from "../../schema/index.ts";

/** What people put around and into numbers: separators of thousands, the currency, the percent sign, the unit, wide digits. */
function bare(field: Field, text: string): string {
  const { unit } = field.options as { unit?: string };
  // NFKC makes plain digits, commas and points of the wide ones of a Chinese keyboard, and plain blanks of all others.
  let number = text.normalize("NFKC").trim().replace(/^[−–]/, "-");
  number = number.replace(/^([+-]?)\s*(AUD|AU\$|A\$|\$)\s*/i, "$1").replace(/\s*AUD$/i, "");
  if (unit && number.toLowerCase().endsWith(unit.toLowerCase())) number = number.slice(0, -unit.length);
  if (field.kind === "percent") number = number.replace(/%$/, "");
  number = number.trim();
  if (field.kind === "duration") {
    const clock = /^(\d+):([0-5]\d)$/.exec(number);
    if (clock) return String(Number(clock[1]) * 60 + Number(clock[2]));
  }
  return /^[+-]?\d{1,3}([, ']\d{3})+(\.\d*)?$/.test(number) ? number.replace(/[, ']/g, "") : number;
}

/** The value that a text means; a text that means none is kept as it was typed, and the form calls it wrong. */
export function readNumber(field: Field, text: string): unknown {
  if (text.trim() === "") return null;
  try {
    return parseValue(field, bare(field, text));
  } catch (error) {
    if (error instanceof InvalidValue) return text;
    throw error;
  }
}

/** How a value stands in its box while one types: plainly, without separators, so that it can be typed over. */
export function writeNumber(field: Field, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "number") return String(value);
  return field.kind === "money" ? toDecimalText(value) : String(value);
}

/** How it stands there to be read: with separators of thousands. */
export function readableNumber(field: Field, value: unknown): string {
  const [whole = "", decimals] = writeNumber(field, value).split(".");
  if (typeof value !== "number") return writeNumber(field, value);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
