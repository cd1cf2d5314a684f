import type { Point } from "../../../framework/schema/index.ts";

export const isPoint = (value: unknown): value is Point =>
  typeof value === "object" &&
  value !== null &&
  "lat" in value &&
  "lng" in value &&
  typeof value.lat === "number" &&
  typeof value.lng === "number" &&
  Math.abs(value.lat) <= 90 &&
  Math.abs(value.lng) <= 180;

/** Returns a link to a map of the position. */
export const mapLink = ({ lat, lng }: Point): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`;
