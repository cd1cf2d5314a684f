import { collide, encloses, type Region, regionCode } from "./regions.ts";

/**
 * A region that is already used: by another rule (its number, counted from one) or by the
 * undeliverable regions.
 */
export interface Taken {
  region: Region;
  by: number | "undeliverable";
}
const same = (one: Region, other: Region) => regionCode(one) === regionCode(other);
const isWhole = (region: Region) => !("postcodes" in region) && region.city === undefined;

/** Returns where a region is already used and thus cannot be selected; null if it can. */
export const takenBy = (taken: readonly Taken[], region: Region): Taken["by"] | null =>
  taken.find((one) => collide(one.region, region) || (one.by === "undeliverable" && encloses(one.region, region)))
    ?.by ?? null;
export const isChosen = (regions: readonly Region[], region: Region): boolean =>
  regions.some((one) => same(one, region));
export const isWholeChosen = (regions: readonly Region[], state: Region["state"]): boolean =>
  isChosen(regions, { state });
export const partsOf = (regions: readonly Region[], state: Region["state"]): Region[] =>
  regions.filter((one) => one.state === state && !isWhole(one));

/** Adds a region; a whole state replaces its parts. */
export const withRegion = (regions: readonly Region[], region: Region): Region[] => [
  ...regions.filter((one) => !encloses(region, one)),
  region,
];
export const withoutRegion = (regions: readonly Region[], region: Region): Region[] =>
  regions.filter((one) => !same(one, region));
