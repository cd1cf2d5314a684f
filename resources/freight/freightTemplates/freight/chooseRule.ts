import type { Address } from "../../../../core/address.ts";
import { containsAddress, getLevel, type Level, levels, type Region } from "../regions.ts";
import type { Rule, Template } from "./terms.ts";

export interface ChosenRule {
  rule: Rule;
  level: Level;
  /**
   * The rule's region that covers the address, and the index of the area rule within the template;
   * null for the default rule.
   */
  region: Region | null;
  area: number | null;
}
const closeness = (region: Region) => levels.indexOf(getLevel(region));

/**
 * Returns the most specific rule for an address: a postcode range before a city, a city before a
 * state, a state before the default.
 */
export function chooseRule({ rule, areas }: Template, address: Address): ChosenRule | null {
  const [closest] = areas
    .flatMap((area, index) => area.regions.map((region) => ({ area, index, region })))
    .filter(({ region }) => containsAddress(region, address))
    .sort((one, other) => closeness(other.region) - closeness(one.region));
  if (closest) {
    const { area, index, region } = closest;
    return { rule: area, level: getLevel(region), region, area: index };
  }
  return rule && { rule, level: "default", region: null, area: null };
}
/** Returns the template's undeliverable region that covers an address, or null. */
export const findUndeliverableRegion = (
  { undeliverable }: Template,
  address: Address,
): Region | null => undeliverable.find((region) => containsAddress(region, address)) ?? null;
