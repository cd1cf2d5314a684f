/**
 * Stages that change the price of a cart, in their order. In each stage at most one source wins,
 * for the unit price of each product; it sees the amounts that the stages before it left.
 */
export const stages = [
  "unitPrice",
  "level",
  "coupon",
  "voucher",
  "platformCoupon",
  "freeDelivery",
] as const;
export type Stage = (typeof stages)[number];

/** Kinds of adjustments of an order line: those of the stages, and a price that the shop edited. */
export const adjustmentKinds = [...stages, "priceEdit"] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

/** What a source of adjustments is. */
export const sourceTypes = [
  "groupActivity",
  "flashSale",
  "pointGoods",
  "buyerLevel",
  "coupon",
  "voucher",
  "platformCoupon",
  "freeDelivery",
  "priceEdit",
] as const;
export type SourceType = (typeof sourceTypes)[number];

/** Kinds that reduce the goods of an order after their unit price: its `couponAmount`. */
export const couponKinds: readonly AdjustmentKind[] = [
  "level",
  "coupon",
  "voucher",
  "platformCoupon",
];

/** A change of the price of one line. Amounts are cents. */
export interface Adjustment {
  /** Index of the line in the cart that the stage sees. */
  line: number;
  /** Negative where it makes the line cheaper. */
  amount: number;
  /** The part of a reduction that the platform bears; not negative. The shop bears the rest. */
  platformAmount?: number;
}

/** An adjustment with its source, as an order freezes it; `line` is an index of the order's. */
export interface LineAdjustment extends Required<Adjustment> {
  kind: AdjustmentKind;
  source: SourceType;
  sourceId: number | null;
  label: string | null;
}
