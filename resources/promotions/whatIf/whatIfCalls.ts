import { states } from "../../../core/places.ts";
import {
  boolean,
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
import { sourceTypes, stages } from "../../pricing/index.ts";
import { isTriedCart } from "./whatIfCart.ts";

/** Why a promotion changes no price. */
export const whatIfReasons = [
  "minimum",
  "notYet",
  "noSaving",
  "scope",
  "region",
  "soldOut",
  "used",
  "expired",
  "limit",
  "notHeld",
  "beaten",
] as const;
export type WhatIfReason = (typeof whatIfReasons)[number];

const isAmounts = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === "number");
const amount = () => money({ required: true });

/** What a promotion takes off, with its part of each line in cents. */
const reductionFields = {
  stage: choice(stages, { required: true }),
  source: choice(sourceTypes, { required: true }),
  sourceId: rowId(),
  name: localized(),
  amount: amount(),
  shares: json<number[]>({ check: isAmounts, required: true }),
} as const;

export const whatIfCalls = {
  /** Prices a cart that nobody orders, and says of each promotion what it does. */
  getWhatIf: {
    method: "GET",
    input: { cart: json({ check: isTriedCart, required: true }) },
    output: {
      at: dateTime({ required: true }),
      lines: rows({
        skuId: rowId({ required: true }),
        goodsId: rowId({ required: true }),
        name: localized({ required: true }),
        skuName: text(),
        img: image(),
        listPrice: amount(),
        price: amount(),
        qty: integer({ required: true }),
        total: amount(),
        paid: amount(),
      }),
      reductions: rows(reductionFields),
      /** The goods at their list prices, and after the unit price. */
      listTotal: amount(),
      goodsTotal: amount(),
      goodsPaid: amount(),
      /** The freight before it is reduced, and after. */
      freightBefore: amount(),
      freightFee: amount(),
      payPrice: amount(),
      /** What the tried gift cards and points pay of it, and what remains to be paid. */
      byGiftCard: amount(),
      points: integer({ required: true }),
      byPoints: amount(),
      rest: amount(),
      gstRegistered: boolean({ required: true }),
      tax: amount(),
      /** What the platform bears of the reductions. */
      platformShare: amount(),
      commission: amount(),
      /** What the shop receives. */
      net: amount(),
      verdicts: rows({
        stage: choice(stages, { required: true }),
        source: choice(sourceTypes, { required: true }),
        sourceId: rowId({ required: true }),
        name: localized({ required: true }),
        applies: boolean({ required: true }),
        /** What it saves; of one that is beaten or left out, what it would save. */
        saves: money(),
        reason: choice(whatIfReasons),
        /** What is missing of its minimum. */
        missing: money(),
        /** When it begins. */
        from: dateTime(),
        /** When it has ended. */
        ended: dateTime(),
        beatenBy: localized(),
        isLeftOut: boolean({ required: true }),
        isScheduled: boolean({ required: true }),
      }),
    },
  },
  /** Returns what an order of the shop was made of, to try it again. */
  getPastOrder: {
    method: "GET",
    input: { number: text({ required: true, max: 32 }) },
    output: {
      number: text({ required: true }),
      orderId: rowId({ required: true }),
      at: dateTime({ required: true }),
      memberId: rowId({ required: true }),
      memberName: text(),
      selfLifting: boolean({ required: true }),
      state: choice(states),
      city: text(),
      postcode: text(),
      items: rows({
        skuId: rowId({ required: true }),
        goodsId: rowId({ required: true }),
        name: localized({ required: true }),
        skuName: text(),
        qty: integer({ required: true }),
        paid: amount(),
      }),
      reductions: rows({
        source: choice(sourceTypes, { required: true }),
        name: text(),
        amount: amount(),
      }),
      goodsTotal: amount(),
      freightFee: amount(),
      payPrice: amount(),
    },
  },
} as const;
