import {
  boolean,
  dateTime,
  image,
  integer,
  money,
  percent,
  rowId,
  rows,
  text,
} from "../../../framework/schema/index.ts";

/** Calls of the form of a sale. */
export const saleCalls = {
  /** Returns what decides the terms of a sale: the product's SKUs, commission and other sales. */
  getProduct: {
    method: "GET",
    input: { goodsId: rowId({ required: true, min: 1 }) },
    output: {
      commissionRate: percent({ required: true }),
      inGroup: boolean({ required: true }),
      skus: rows({
        id: rowId({ required: true }),
        name: text(),
        img: image(),
        price: money({ required: true }),
        stock: integer({ required: true }),
      }),
      /** Its planned and running sales. */
      sales: rows({
        id: rowId({ required: true }),
        beginTime: dateTime({ required: true }),
        endTime: dateTime({ required: true }),
      }),
    },
  },
} as const;
