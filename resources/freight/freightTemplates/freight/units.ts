import type { Line, Method } from "./terms.ts";

/**
 * Integers per unit: pieces are whole, kilograms are counted in grams and cubic metres in cubic
 * centimetres, so that all sums are integer sums.
 */
const scales: Readonly<Record<Method, number>> = { pieces: 1, weight: 1000, volume: 1_000_000 };

export const toInteger = (method: Method, value: number): number =>
  Math.round(value * scales[method]);
export const fromInteger = (method: Method, value: number): number => value / scales[method];

/** One piece of a line, in the integer units of a method. */
const measureUnit = (method: Method, { weightKg, volumeM3 }: Line): number =>
  method === "pieces" ? 1 : toInteger(method, method === "weight" ? weightKg : volumeM3);
/**
 * The whole line in the integer units of a method: weight and volume are multiplied by the
 * quantity.
 */
export const measureUnits = (method: Method, line: Line): number =>
  line.qty * measureUnit(method, line);
