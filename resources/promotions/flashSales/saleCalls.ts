import {
  boolean,
  choice,
  dateTime,
  image,
  integer,
  money,
  percent,
  rowId,
  rows,
  text,
} from "../../../framework/schema/index.ts";

import { couponTypes } from "../coupons/coupons.ts";

/** Calls of the form of a sale. */
export const saleCalls = {
  /** Returns what decides the terms of a sale: the product's SKUs, other sales and coupons. */
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
      /** The shop's coupons that customers can claim or use for it. */
      coupons: rows({
        id: rowId({ required: true }),
        name: text(),
        type: choice(couponTypes, { required: true }),
        amount: money(),
        /** The price to pay in thousandths. */
        discount: integer(),
        fullAmount: money({ required: true }),
      }),
    },
  },
} as const;
