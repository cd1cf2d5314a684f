import {
  choice,
  dateTime,
  image,
  integer,
  json,
  localized,
  money,
  rowId,
  rows,
  text,
} from "../../../framework/schema/index.ts";
import { findStockIssue, maxChanges, maxStock } from "./findStockIssue.ts";

/**
 * One change of `updateStock`: a difference to the stock at the time of the write, or a new number
 * with the number that the editor saw. Without the latter, a new number is accepted only if it
 * changes nothing.
 */
export type StockChange =
  | { skuId: number; delta: number }
  | { skuId: number; stock: number; expected?: number };

const isBetween = (value: unknown, min: number, max: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;

function isStockChange(value: unknown): value is StockChange {
  if (typeof value !== "object" || value === null) return false;
  const { skuId, delta, stock, expected } = value as Partial<
    Record<"skuId" | "delta" | "stock" | "expected", unknown>
  >;
  if (!isBetween(skuId, 1, Number.MAX_SAFE_INTEGER)) return false;
  if (delta !== undefined)
    return stock === undefined && expected === undefined && isBetween(delta, -maxStock, maxStock);
  return (
    isBetween(stock, 0, maxStock) && (expected === undefined || isBetween(expected, 0, maxStock))
  );
}
/** Validates at most 1,000 changes, the size of the largest page, with unique SKUs. */
export const areStockChanges = (value: unknown): value is StockChange[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= maxChanges &&
  value.every(isStockChange) &&
  new Set(value.map(({ skuId }: StockChange) => skuId)).size === value.length;

/** The maximum number of orders that `getReservations` lists, the oldest first. */
export const maxHolders = 50;

/** Lists SKUs with their stock and those that run out, and changes a page's stock together. */
export const stockCalls = {
  getStockList: {
    path: "member/goods/getStockList",
    input: {
      page: integer({ default: 1, min: 1, max: 1_000_000 }),
      pageSize: integer({ default: 20, min: 1, max: 1000 }),
      goodsName: text({ max: 200 }),
      code: text({ max: 60 }),
      cateId: rowId({ min: 1 }),
    },
    output: {
      list: rows({
        goodsId: rowId({ required: true }),
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
  /**
   * Returns the variants on sale that run out first; `days` is how long the stock lasts at the
   * daily sales of the last 30 days, `perWeek` what it sells in a week; both are null for a variant
   * that did not sell.
   */
  getRunningLow: {
    output: {
      list: rows({
        skuId: rowId({ required: true }),
        goodsId: rowId({ required: true }),
        goodsName: localized({ required: true }),
        attrName: text(),
        img: image(),
        stock: integer({ required: true }),
        days: integer(),
        perWeek: integer(),
      }),
    },
    unwrap: "list",
  },
  /** Returns the open orders that hold units of a variant, the oldest first. */
  getReservations: {
    input: { skuId: rowId({ required: true, min: 1 }) },
    output: {
      list: rows({
        orderId: rowId({ required: true }),
        number: text({ required: true }),
        status: choice(["unpaid", "unshipped"], { required: true }),
        addTime: dateTime({ required: true }),
        qty: integer({ required: true }),
      }),
    },
    unwrap: "list",
  },
  updateStock: {
    path: "member/goods/updateStock",
    method: "POST",
    right: "edit",
    input: {
      stockJson: json<StockChange[]>({
        required: true,
        check: areStockChanges,
        findIssue: findStockIssue,
        describedItems: {
          skuId: rowId({ required: true, min: 1 }),
          /** Either a difference, */
          delta: integer({ min: -maxStock, max: maxStock }),
          /** or a new stock, with the one that the editor saw. */
          stock: integer({ min: 0, max: maxStock }),
          expected: integer({ min: 0, max: maxStock }),
        },
      }),
    },
    output: { changed: integer({ required: true }) },
  },
} as const;
