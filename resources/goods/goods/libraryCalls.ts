import { integer, json, rowId, text } from "../../../framework/schema/index.ts";

const isList = (value: unknown): value is Record<string, unknown>[] => Array.isArray(value);

/** Complete products of the platform's library, to start a new product from. */
export const libraryCalls = {
  getPlatformList: {
    path: "member/goods/getPlatformList",
    input: {
      page: integer({ min: 1, max: 1_000_000 }),
      pageSize: integer({ min: 1, max: 100 }),
      /** A part of a title, in any language. */
      title: text({ max: 200 }),
      /** A category, including its descendants. */
      cateId: rowId({ min: 1 }),
    },
    output: {
      list: json<Record<string, unknown>[]>({ required: true, check: isList }),
      total: integer(),
      page: integer(),
      pageSize: integer(),
    },
  },
} as const;
