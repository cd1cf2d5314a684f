import { image, integer, json, money, rows, text } from "../../framework/schema/index.ts";

/** What `updateStock` is told of one thing on sale. */
export interface StockLine {
  skuId: number;
  stock: number;
}
const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
/** At most 1,000 lines, as many as a page holds; none of them twice. */
export const areStockLines = (value: unknown): value is StockLine[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= 1000 &&
  value.every(
    (line: Partial<StockLine> | null) =>
      typeof line === "object" &&
      line !== null &&
      isWhole(line.skuId, 1, Number.MAX_SAFE_INTEGER) &&
      isWhole(line.stock, 0, 100_000_000),
  ) &&
  new Set(value.map(({ skuId }: StockLine) => skuId)).size === value.length;

/** Stock, thing by thing, for a whole page at once. */
export const stockCalls = {
  getStockList: {
    path: "member/goods/getStockList",
    input: {
      page: integer({ default: 1, min: 1, max: 1_000_000 }),
      pageSize: integer({ default: 20, min: 1, max: 1000 }),
      goodsName: text({ max: 200 }),
      code: text({ max: 60 }),
      cateId: integer({ min: 1 }),
    },
    output: {
      list: rows({
        goodsId: integer({ required: true }),
        goodsName: text(),
        cateName: text(),
        img: image(),
        attrName: text(),
        code: text(),
        price: money({ required: true }),
        stock: integer({ required: true }),
      }),
      total: integer({ required: true }),
    },
  },
  updateStock: {
    path: "member/goods/updateStock",
    method: "POST",
    right: "edit",
    input: { stockJson: json<StockLine[]>({ required: true, check: areStockLines }) },
    output: { changed: integer({ required: true }) },
  },
} as const;
