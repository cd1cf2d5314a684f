import { describe, expect, it } from "vitest";
import { isAddress } from "../../../core/address.ts";
import { citiesByState, findState, isInState, stateNames, states } from "../../../core/places.ts";
import { addRegion, findTaken, removeRegion } from "./regionChoices.ts";
import {
  containsAddress,
  containsRegion,
  formatRegionCode,
  isRegion,
  isRegions,
  type Region,
  regionsOverlap,
} from "./regions.ts";

const wa: Region = { state: "WA" };
const perth: Region = { state: "WA", city: "Perth" };
const metro: Region = { state: "WA", postcodes: ["6000", "6199"] };

describe("places", () => {
  it("have cities with postcodes of their state, and no two of one name", () => {
    const names = states.flatMap((state) => Object.keys(citiesByState[state]));
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(60);
    for (const state of states)
      for (const [city, postcode] of Object.entries(citiesByState[state]))
        expect(findState(postcode), city).toBe(state);
  });
  it("have no postcode in two states", () => {
    for (let number = 0; number < 10_000; number++) {
      const postcode = String(number).padStart(4, "0");
      const owners = states.filter((state) => isInState(state, [postcode, postcode]));
      expect(owners.length, `${postcode}: ${owners}`).toBeLessThanOrEqual(1);
    }
  });
  it("have names in each language", () => {
    for (const names of Object.values(stateNames))
      for (const state of states) expect(names[state]).toBeTruthy();
  });
});

describe("a region", () => {
  it("is a state, a city of it, or a range of postcodes, and nothing else", () => {
    for (const region of [wa, perth, metro]) expect(isRegion(region)).toBe(true);
    const wrong = [
      {},
      { state: "XX" },
      { state: "WA", city: "Sydney" },
      { state: "WA", city: "Perth", postcodes: ["6000", "6001"] },
      { state: "WA", postcodes: ["6001", "6000"] },
      { state: "WA", postcodes: [6000, 6001] },
      { state: "WA", postcodes: ["600", "6001"] },
      { state: "WA", zone: 1 },
      { state: "WA", city: "constructor" },
      null,
      "WA",
    ];
    for (const one of wrong) expect(isRegion(one), JSON.stringify(one)).toBe(false);
    expect(isRegions(Array.from({ length: 301 }, () => wa))).toBe(false);
  });
  it("covers the addresses that lie in it", () => {
    expect(containsAddress(wa, { state: "WA" })).toBe(true);
    expect(containsAddress(wa, { state: "SA" })).toBe(false);
    expect(containsAddress(perth, { state: "WA", city: "perth" })).toBe(true);
    expect(containsAddress(perth, { state: "WA", city: "Fremantle" })).toBe(false);
    expect(containsAddress(perth, { state: "WA" })).toBe(false);
    expect(containsAddress(metro, { state: "WA", postcode: "6199" })).toBe(true);
    expect(containsAddress(metro, { state: "WA", postcode: "6200" })).toBe(false);
    expect(containsAddress(metro, { state: "WA", city: "Perth" })).toBe(false);
  });
  it("collides with one of its own level that has an address in common", () => {
    expect(regionsOverlap(wa, wa)).toBe(true);
    expect(regionsOverlap(wa, perth)).toBe(false);
    expect(regionsOverlap(perth, { state: "WA", city: "Albany" })).toBe(false);
    expect(regionsOverlap(metro, { state: "WA", postcodes: ["6199", "6300"] })).toBe(true);
    expect(regionsOverlap(metro, { state: "WA", postcodes: ["6200", "6300"] })).toBe(false);
  });
  it("encloses what lies in it whole", () => {
    expect(containsRegion(wa, perth) && containsRegion(wa, metro) && containsRegion(wa, wa)).toBe(
      true,
    );
    expect(
      containsRegion(perth, wa) || containsRegion(perth, metro) || containsRegion(metro, perth),
    ).toBe(false);
    expect(containsRegion(metro, { state: "WA", postcodes: ["6100", "6199"] })).toBe(true);
    expect(containsRegion(metro, { state: "WA", postcodes: ["6100", "6200"] })).toBe(false);
  });
  it("has a code that reads alike in each language", () => {
    const one: Region = { state: "NT", postcodes: ["0870", "0870"] };
    expect([wa, perth, metro, one].map(formatRegionCode)).toEqual([
      "WA",
      "Perth, WA",
      "WA 6000–6199",
      "NT 0870",
    ]);
  });
});

describe("choosing regions", () => {
  it("replaces the parts of a state by the whole state, and leaves other states unchanged", () => {
    expect(addRegion([perth, metro, { state: "NT" }], wa)).toEqual([{ state: "NT" }, wa]);
    expect(addRegion([{ state: "NT" }], perth)).toEqual([{ state: "NT" }, perth]);
    expect(removeRegion([wa, perth], { state: "WA", city: "Perth" })).toEqual([wa]);
  });
  it("finds the rule that has a region already", () => {
    const taken = [
      { region: wa, by: 2 },
      { region: { state: "NT" as const }, by: "undeliverable" as const },
    ];
    expect(findTaken(taken, wa)).toBe(2);
    expect(findTaken(taken, perth)).toBeNull();
    expect(findTaken(taken, { state: "NT", city: "Darwin" })).toBe("undeliverable");
    expect(findTaken(taken, { state: "SA" })).toBeNull();
  });
});

describe("an address", () => {
  it("has a state, and perhaps a city and a postcode", () => {
    expect(isAddress({ state: "WA" })).toBe(true);
    expect(isAddress({ state: "WA", city: "Margaret River", postcode: "6285" })).toBe(true);
    expect(isAddress({ state: "WA", city: null, postcode: null })).toBe(true);
    const wrong = [
      { city: "Perth" },
      { state: "WA", postcode: "62" },
      { state: "WA", city: 5 },
      { state: "WA", street: "" },
    ];
    for (const one of wrong) expect(isAddress(one)).toBe(false);
  });
});
