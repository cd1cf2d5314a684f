import { type Address, isAddress } from "../../../core/address.ts";
import {
  boolean,
  choice,
  decimal,
  integer,
  json,
  money,
  rowId,
  rows,
  text,
} from "../../../framework/schema/index.ts";
import { combinations, freeReasons, methods, outcomes } from "./freight/terms.ts";
import { isRegion, levels, type Region } from "./regions.ts";

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");
const isPlaces = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === "number");

/** The wire format of an explained freight quote. */
export const quoteFields = {
  fee: money(),
  combination: choice(combinations, { required: true }),
  groups: rows({
    template: rowId(),
    name: text(),
    lines: json<number[]>({ check: isPlaces, required: true }),
    goods: json<string[]>({ check: isTexts, required: true }),
    unmeasured: json<string[]>({ check: isTexts, required: true }),
    method: choice(methods, { required: true }),
    units: decimal({ decimals: 6, required: true }),
    amount: money({ required: true }),
    outcome: choice(outcomes, { required: true }),
    freeReason: choice(freeReasons),
    level: choice(levels),
    region: json<Region>({ check: isRegion }),
    area: integer(),
    firstNum: decimal({ decimals: 3 }),
    firstPrice: money(),
    secondNum: decimal({ decimals: 3 }),
    secondPrice: money(),
    freeOverNum: decimal({ decimals: 3 }),
    freeOverAmount: money(),
    furtherUnits: decimal({ decimals: 6 }),
    furtherTimes: integer(),
    furtherFee: money(),
    fee: money({ required: true }),
    taken: boolean({ required: true }),
  }),
  lines: rows({ goods: text({ required: true }), freight: money({ required: true }) }),
} as const;

/** Calculates the freight to an address and explains the result. */
export const calculateCall = {
  method: "POST",
  input: {
    items: rows(
      {
        skuId: rowId({ min: 1 }),
        goodsId: rowId({ min: 1 }),
        qty: integer({ required: true, min: 1, max: 99_999 }),
      },
      { required: true, min: 1, max: 500 },
    ),
    address: json<Address>({ check: isAddress, required: true }),
  },
  output: quoteFields,
} as const;
