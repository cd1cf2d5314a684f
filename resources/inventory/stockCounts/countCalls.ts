import { integer, localized, rowId, rows, text } from "../../../framework/schema/index.ts";

/** Calls of the counting page. None returns a book number, or what somebody else has counted. */
export const countCalls = {
  /** Returns the lines that are to be counted in the present round. */
  getSheet: {
    input: { id: rowId({ required: true, min: 1 }) },
    output: {
      number: text({ required: true }),
      status: text({ required: true }),
      warehouse: text(),
      round: integer({ required: true }),
      list: rows({
        lineId: rowId({ required: true }),
        locationCode: text({ required: true }),
        goodsName: localized({ required: true }),
        skuName: text(),
        skuCode: text(),
        /** What the member has counted. */
        counted: integer(),
        /** Who has counted the line in this round. */
        countedBy: text(),
      }),
    },
  },
  /** Stores what was counted of one line, found by its id or by the codes of SKU and location. */
  count: {
    method: "POST",
    right: "submit",
    input: {
      id: rowId({ required: true, min: 1 }),
      lineId: rowId({ min: 1 }),
      code: text({ max: 60 }),
      location: text({ max: 40 }),
      counted: integer({ required: true, min: 0, max: 1_000_000 }),
      /** Seconds since the units were counted, where the device was offline: clocks differ. */
      secondsAgo: integer({ default: 0, min: 0, max: 86_400 }),
    },
    output: {
      lineId: rowId({ required: true }),
      counted: integer({ required: true }),
      /** Lines that are left in this round. */
      left: integer({ required: true }),
    },
  },
} as const;
