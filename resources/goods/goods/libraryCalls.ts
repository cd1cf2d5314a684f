import { integer, json, rowId, text } from "../../../framework/schema/index.ts";

const isList = (value: unknown): value is Record<string, unknown>[] => Array.isArray(value);

/** What whoever enters goods may begin with: the products of the platform's library, whole. */
export const libraryCalls = {
  getPlatformList: {
    path: "member/goods/getPlatformList",
    input: {
      page: integer({ min: 1, max: 1_000_000 }),
      pageSize: integer({ min: 1, max: 100 }),
      /** A part of a title, in whatever language. */
      title: text({ max: 200 }),
      /** A category, with all below it. */
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
