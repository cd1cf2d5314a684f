import { type Address, isPostcode } from "../../../core/address.ts";
import { citiesByState, isState, type PostcodeRange, type State } from "../../../core/places.ts";

/** A whole state, one of its cities, or a range of its postcodes. */
export type Region = { state: State; city?: string } | { state: State; postcodes: PostcodeRange };
/** How specific a region is; the most specific rule applies. */
export const levels = ["default", "state", "city", "postcode"] as const;
export type Level = (typeof levels)[number];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isRange = (value: unknown): value is PostcodeRange =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every(isPostcode) &&
  String(value[0]) <= String(value[1]);

export function isRegion(value: unknown): value is Region {
  if (!isRecord(value)) return false;
  const { state, city, postcodes, ...rest } = value;
  if (!isState(state) || Object.keys(rest).length > 0) return false;
  if (postcodes !== undefined) return city === undefined && isRange(postcodes);
  return (
    city === undefined || (typeof city === "string" && Object.hasOwn(citiesByState[state], city))
  );
}
const maxRegions = 300;
export const isRegions = (value: unknown): value is Region[] =>
  Array.isArray(value) && value.length <= maxRegions && value.every(isRegion);

export const getLevel = (region: Region): Level =>
  "postcodes" in region ? "postcode" : region.city === undefined ? "state" : "city";
const plain = (name: string) => name.trim().replace(/\s+/g, " ").toLowerCase();

/** Returns whether an address lies in a region. */
export function containsAddress(region: Region, { state, city, postcode }: Address): boolean {
  if (region.state !== state) return false;
  if ("postcodes" in region) {
    const [from, to] = region.postcodes;
    return postcode != null && from <= postcode && postcode <= to;
  }
  return region.city === undefined || (city != null && plain(city) === plain(region.city));
}
/**
 * Returns whether two regions of the same level overlap, so that neither is more specific for some
 * address.
 */
export function regionsOverlap(one: Region, other: Region): boolean {
  if (one.state !== other.state || getLevel(one) !== getLevel(other)) return false;
  if ("postcodes" in one && "postcodes" in other)
    return one.postcodes[0] <= other.postcodes[1] && other.postcodes[0] <= one.postcodes[1];
  return !("postcodes" in one) && !("postcodes" in other) && one.city === other.city;
}
/** Returns whether every address of the inner region lies in the outer one. */
export function containsRegion(outer: Region, inner: Region): boolean {
  if (outer.state !== inner.state) return false;
  if ("postcodes" in outer)
    return (
      "postcodes" in inner &&
      outer.postcodes[0] <= inner.postcodes[0] &&
      inner.postcodes[1] <= outer.postcodes[1]
    );
  return outer.city === undefined || (!("postcodes" in inner) && inner.city === outer.city);
}

/** Formats a region as `WA`, `Perth, WA` or `WA 6000–6199`, identical in every language. */
export function formatRegionCode(region: Region): string {
  if ("postcodes" in region) {
    const [from, to] = region.postcodes;
    return `${region.state} ${from === to ? from : `${from}–${to}`}`;
  }
  return region.city === undefined ? region.state : `${region.city}, ${region.state}`;
}
