import { readNumber } from "../../../../../framework/admin/input/numberText.ts";
import { decimal, type Field } from "../../../../../framework/schema/index.ts";
import type { Attribute } from "./matrix.ts";
import { parsePath, selectVariantAttributes } from "./paths.ts";

export const fillWays = ["set", "percent", "add", "ending"] as const;
export type FillWay = (typeof fillWays)[number];
export interface Fill {
  way: FillWay;
  /**
   * As typed: a value of the column, a percentage, an amount, or the decimals of a price ending.
   */
  text: string;
}
/** For each filtered attribute, the values that a row may have. */
export type FillFilter = Readonly<Record<number, readonly number[]>>;

export function findMatchingPaths(
  attributes: readonly Attribute[],
  paths: readonly string[],
  filter: FillFilter,
): string[] {
  const chosenValues = selectVariantAttributes(attributes).map(({ id }) => filter[id] ?? []);
  return paths.filter((path) => {
    const ids = parsePath(path);
    return chosenValues.every(
      (values, place) => values.length === 0 || values.includes(ids[place] ?? 0),
    );
  });
}

/** The number of smallest units in one, as a dollar has 100 cents. */
function getScale({ kind, type, options }: Field): number {
  if (type.traits.whole) return 1;
  const { decimals = 2 } = kind === "decimal" ? options : {};
  return 10 ** decimals;
}
const someDecimals = decimal({ decimals: 6 });

/**
 * Returns a function that calculates the new value of a cell, or null if the text is invalid. Ways
 * that calculate from the old value leave cells without a number unchanged.
 */
export function createFiller(
  field: Field,
  { way, text }: Fill,
): ((value: unknown) => unknown) | null {
  if (way === "set") {
    const value = readNumber(field, text);
    return typeof value === "number" ? () => value : null;
  }
  const typed = readNumber(someDecimals, text.replace(/%\s*$/, "").replace(/^\s*(A?\$)/, ""));
  if (typeof typed !== "number") return null;
  // Money is already in cents; other kinds are converted to their smallest units and back.
  const scale = field.kind === "money" ? 1 : getScale(field);
  const unit = field.kind === "money" ? 100 : scale;
  const change: Record<Exclude<FillWay, "set">, (units: number) => number> = {
    percent: (units) => units * (1 + typed / 100),
    add: (units) => units + typed * unit,
    ending: (units) => roundToEnding(units, Math.round((typed % 1) * unit), unit),
  };
  const apply = change[way];
  return (value) =>
    typeof value === "number" ? Math.max(0, Math.round(apply(value * scale))) / scale : value;
}
/**
 * Returns the nearest non-negative amount with this ending; of two equally near ones, the higher.
 */
function roundToEnding(units: number, ending: number, unit: number): number {
  const below = Math.floor((units - ending) / unit) * unit + ending;
  const above = below + unit;
  return below < 0 || above - units <= units - below ? above : below;
}
