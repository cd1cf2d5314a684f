import { stripApostrophe } from "../../../../framework/server/importExport/formatLines.ts";
import type { ForeignVariant, Warn } from "./foreignProduct.ts";

type Cells = Record<string, string | undefined>;

/** Converts a variant of another program to cells of the import, and corrects what is possible. */
export function readVariant(variant: ForeignVariant, warn: Warn, codes: Set<string>): Cells {
  const { row, price, oriPrice } = variant;
  const isLower = Number(oriPrice) < Number(price);
  if (price !== undefined && price !== "" && Number(price) === 0) warn(row, "priceZero");
  if (oriPrice && price && Number(oriPrice) > 0 && isLower)
    warn(row, "compareAtDropped", { compareAt: oriPrice, price });
  const stock = readStock(variant, warn);
  const [value1, value2, value3] = variant.values;
  return {
    "skus.value1": value1,
    "skus.value2": value2,
    "skus.value3": value3,
    "skus.code": readCode(variant, warn, codes),
    "skus.barCode": variant.barCode && stripApostrophe(variant.barCode),
    "skus.price": price,
    "skus.oriPrice": oriPrice && (isLower || Number(oriPrice) <= 0) ? "" : oriPrice,
    "skus.stock": stock,
    "skus.weightKg": readMeasure(variant.weightKg),
    "skus.volumeM3": readMeasure(variant.volumeM3),
    "skus.img": variant.img,
  };
}

/** A text that is not a number is passed on, and rejected there. */
function readStock({ row, stock: given }: ForeignVariant, warn: Warn): string | undefined {
  const stock = Math.floor(Number(given));
  if (given === undefined || given === "" || !Number.isFinite(stock)) return given;
  if (stock < 0) warn(row, "stockBelowZero", { stock });
  // A missing stock number causes no warning per line; such lines are only counted.
  if (stock === 0) warn(row, "stockZero");
  return String(Math.max(0, stock));
}

function readCode(
  { row, code: given }: ForeignVariant,
  warn: Warn,
  codes: Set<string>,
): string | undefined {
  if (given === undefined) return undefined;
  const code = stripApostrophe(given);
  const isTaken = code !== "" && codes.has(code.toLowerCase());
  if (isTaken) warn(row, "codeTwice", { code });
  codes.add(code.toLowerCase());
  return isTaken ? "" : code;
}

/** A measure of 0 is unknown. The import rounds it and reports that. */
const readMeasure = (text: string | undefined): string | undefined =>
  text !== undefined && Number(text) === 0 ? "" : text;

/** Multiplies a text that is a number; another text is passed on, and rejected there. */
export function multiply(text: string, factor: number): string {
  const number = Number(text);
  return text === "" || Number.isNaN(number)
    ? text
    : String(Number((number * factor).toPrecision(12)));
}
