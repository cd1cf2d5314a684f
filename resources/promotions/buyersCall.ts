import { integer, rowId, rows, text } from "../../framework/schema/index.ts";

/** Declares a picker's call: buyers who have ordered from the shop, by a part of their name. */
export const buyersCall = {
  method: "GET",
  input: { name: text({ max: 60 }) },
  output: {
    list: rows({
      id: rowId({ required: true }),
      name: text({ required: true }),
      orders: integer({ required: true }),
    }),
  },
  unwrap: "list",
} as const;
