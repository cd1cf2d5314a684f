import { containsRegion, formatRegionCode, type Region, regionsOverlap } from "./regions.ts";

/**
 * A region that is already used: by another rule (its number, counted from one) or by the
 * undeliverable regions.
 */
export interface Taken {
  region: Region;
  by: number | "undeliverable";
}
const same = (one: Region, other: Region) => formatRegionCode(one) === formatRegionCode(other);
const isWhole = (region: Region) => !("postcodes" in region) && region.city === undefined;

/** Returns where a region is already used and thus cannot be selected; null if it can. */
export const findTaken = (taken: readonly Taken[], region: Region): Taken["by"] | null =>
  taken.find(
    (one) =>
      regionsOverlap(one.region, region) ||
      (one.by === "undeliverable" && containsRegion(one.region, region)),
  )?.by ?? null;
export const isChosen = (regions: readonly Region[], region: Region): boolean =>
  regions.some((one) => same(one, region));
export const isWholeChosen = (regions: readonly Region[], state: Region["state"]): boolean =>
  isChosen(regions, { state });
export const selectByState = (regions: readonly Region[], state: Region["state"]): Region[] =>
  regions.filter((one) => one.state === state && !isWhole(one));

/** Adds a region; a whole state replaces its parts. */
export const addRegion = (regions: readonly Region[], region: Region): Region[] => [
  ...regions.filter((one) => !containsRegion(region, one)),
  region,
];
export const removeRegion = (regions: readonly Region[], region: Region): Region[] =>
  regions.filter((one) => !same(one, region));
