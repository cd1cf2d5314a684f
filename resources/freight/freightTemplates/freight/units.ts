import type { Line, Method } from "./terms.ts";

/** Pieces are whole; kilograms are counted in grams and cubic metres in litres, so that every sum is one of integers. */
const scales: Readonly<Record<Method, number>> = { pieces: 1, weight: 1000, volume: 1000 };

export const toInteger = (method: Method, value: number): number => Math.round(value * scales[method]);
export const fromInteger = (method: Method, value: number): number => value / scales[method];

/** One piece of a line in a method's integers. */
const eachOf = (method: Method, { weightKg, volumeM3 }: Line): number =>
  method === "pieces" ? 1 : toInteger(method, method === "weight" ? weightKg : volumeM3);
/** All of a line: weight and volume count as often as there are pieces. */
export const unitsOf = (method: Method, line: Line): number => line.qty * eachOf(method, line);
