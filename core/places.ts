import type { Names } from "../framework/schema/index.ts";

/** The states and territories of Australia, in their customary order. */
export const states = ["NSW", "VIC", "QLD", "WA", "SA", "TAS", "ACT", "NT"] as const;
export type State = (typeof states)[number];
export const isState = (value: unknown): value is State =>
  (states as readonly unknown[]).includes(value);

export const stateNames: Names<State> = {
  en: {
    NSW: "New South Wales",
    VIC: "Victoria",
    QLD: "Queensland",
    WA: "Western Australia",
    SA: "South Australia",
    TAS: "Tasmania",
    ACT: "Australian Capital Territory",
    NT: "Northern Territory",
  },
  "zh-CN": {
    NSW: "新南威尔士州",
    VIC: "维多利亚州",
    QLD: "昆士兰州",
    WA: "西澳大利亚州",
    SA: "南澳大利亚州",
    TAS: "塔斯马尼亚州",
    ACT: "首都领地",
    NT: "北领地",
  },
  "zh-TW": {
    NSW: "新南威爾斯州",
    VIC: "維多利亞州",
    QLD: "昆士蘭州",
    WA: "西澳大利亞州",
    SA: "南澳大利亞州",
    TAS: "塔斯馬尼亞州",
    ACT: "首都領地",
    NT: "北領地",
  },
};

/**
 * A range of postcodes (street and PO box), both ends included; comparing them as text gives the
 * same order as comparing numbers.
 */
export type PostcodeRange = readonly [from: string, to: string];
export const postcodeRanges: Readonly<Record<State, readonly PostcodeRange[]>> = {
  NSW: [
    ["1000", "2599"],
    ["2619", "2899"],
    ["2921", "2999"],
  ],
  VIC: [
    ["3000", "3999"],
    ["8000", "8999"],
  ],
  QLD: [
    ["4000", "4999"],
    ["9000", "9999"],
  ],
  WA: [["6000", "6999"]],
  SA: [["5000", "5999"]],
  TAS: [["7000", "7999"]],
  ACT: [
    ["0200", "0299"],
    ["2600", "2618"],
    ["2900", "2920"],
  ],
  NT: [["0800", "0999"]],
};

/** Each city with its main postcode: the capital first, then regional centres. */
export const citiesByState: Readonly<Record<State, Readonly<Record<string, string>>>> = {
  NSW: {
    Sydney: "2000",
    Newcastle: "2300",
    Wollongong: "2500",
    "Central Coast": "2250",
    Albury: "2640",
    Armidale: "2350",
    Bathurst: "2795",
    "Broken Hill": "2880",
    "Coffs Harbour": "2450",
    Dubbo: "2830",
    Lismore: "2480",
    Nowra: "2541",
    Orange: "2800",
    "Port Macquarie": "2444",
    Queanbeyan: "2620",
    Tamworth: "2340",
    "Wagga Wagga": "2650",
  },
  VIC: {
    Melbourne: "3000",
    Geelong: "3220",
    Ballarat: "3350",
    Bendigo: "3550",
    Horsham: "3400",
    Mildura: "3500",
    Shepparton: "3630",
    Traralgon: "3844",
    Warrnambool: "3280",
    Wodonga: "3690",
  },
  QLD: {
    Brisbane: "4000",
    "Gold Coast": "4217",
    "Sunshine Coast": "4558",
    Bundaberg: "4670",
    Cairns: "4870",
    Gladstone: "4680",
    "Hervey Bay": "4655",
    Mackay: "4740",
    "Mount Isa": "4825",
    Rockhampton: "4700",
    Toowoomba: "4350",
    Townsville: "4810",
  },
  WA: {
    Perth: "6000",
    Fremantle: "6160",
    Albany: "6330",
    Broome: "6725",
    Bunbury: "6230",
    Geraldton: "6530",
    Kalgoorlie: "6430",
    Karratha: "6714",
    Mandurah: "6210",
    "Port Hedland": "6721",
  },
  SA: {
    Adelaide: "5000",
    "Mount Gambier": "5290",
    "Murray Bridge": "5253",
    "Port Augusta": "5700",
    "Port Lincoln": "5606",
    "Port Pirie": "5540",
    Whyalla: "5600",
  },
  TAS: { Hobart: "7000", Launceston: "7250", Burnie: "7320", Devonport: "7310" },
  ACT: { Canberra: "2600" },
  NT: {
    Darwin: "0800",
    "Alice Springs": "0870",
    Katherine: "0850",
    Palmerston: "0830",
    "Tennant Creek": "0860",
  },
};
export const findPostcode = (state: State, city: string): string | undefined =>
  citiesByState[state][city];

const contains = ([from, to]: PostcodeRange, [first, last]: PostcodeRange) =>
  first <= from && to <= last;
/** Returns whether all postcodes of a range belong to one state. */
export const isInState = (state: State, range: PostcodeRange): boolean =>
  postcodeRanges[state].some((one) => contains(range, one));
/** Returns the state of a postcode. */
export const findState = (postcode: string): State | undefined =>
  states.find((state) => isInState(state, [postcode, postcode]));
