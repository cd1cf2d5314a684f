import { dateTime, decimal, integer, money, rowId, rows } from "../../../framework/schema/index.ts";

export const salesCalls = {
  /**
   * Sums up the paid orders of a product of the shop in the last 30 days by day, with the 30 days
   * before for comparison, and the mean of its reviews.
   */
  getSales: {
    input: { goodsId: rowId({ required: true, min: 1 }) },
    output: {
      sold: integer({ required: true }),
      sales: money({ required: true }),
      soldBefore: integer({ required: true }),
      salesBefore: money({ required: true }),
      slots: rows({
        at: dateTime({ required: true }),
        sold: integer({ required: true }),
        sales: money({ required: true }),
      }),
      rating: decimal({ decimals: 1 }),
      ratings: integer({ required: true }),
    },
  },
} as const;
