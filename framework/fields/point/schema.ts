import { defineKind } from "../defineKind.ts";
import { presenceOperators } from "../operators.ts";
import { parseNumber } from "../parse/number.ts";
import { isRecord, reject } from "../parse/reject.ts";

/** WGS 84 coordinates in degrees: latitude −90..90, longitude −180..180. */
export interface Point {
  lat: number;
  lng: number;
}

function parsePoint(raw: unknown): Point {
  const given = isRecord(raw) ? raw : reject("point");
  const [lat, lng] = [parseNumber(given.lat), parseNumber(given.lng)];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : reject("point");
}

/**
 * Declares a place on the map: `{ lat, lng }`, WGS 84 coordinates in degrees.
 *
 * @example
 * ```ts
 * const location = point({ required: true });
 * ```
 */
export const point = defineKind<Point>()({
  name: "point",
  traits: { structured: true },
  options: [],
  filters: presenceOperators,
  parse: parsePoint,
  rule: (_, rules) => rules.any(),
});
