import { type Field, InvalidValue, parseValue } from "../../schema/index.ts";

/** What people put around and into numbers: separators of thousands, the currency, the percent sign, the unit. */
function bare(field: Field, text: string): string {
  const { unit } = field.options as { unit?: string };
  let number = text.trim().replace(/^A?\$/, "").replace(/^−/, "-");
  if (unit && number.endsWith(unit)) number = number.slice(0, -unit.length);
  if (field.kind === "percent") number = number.replace(/%$/, "");
  if (field.kind === "duration") {
    const clock = /^(\d+):([0-5]\d)$/.exec(number);
    if (clock) return String(Number(clock[1]) * 60 + Number(clock[2]));
  }
  return /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(number) ? number.replaceAll(",", "") : number.trim();
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

/** How a value stands in its box: plainly, without separators, so that it can be typed over. */
export function writeNumber(field: Field, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "number") return String(value);
  return field.kind === "money" ? (value / 100).toFixed(2) : String(value);
}
