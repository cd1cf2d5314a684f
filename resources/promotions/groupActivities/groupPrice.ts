import { applyRate } from "../../../core/money.ts";

/**
 * Calculates the price of one in a group, in cents: the price itself or, with a ladder, the
 * percentage of its step; at least 1.
 */
export const priceInGroup = (price: number, discounts: number | null): number =>
  discounts === null ? price : Math.max(1, applyRate(price, discounts));

/** The price of one that is bought alone, outside of a group, in cents. */
export const priceAlone = ({
  price,
  oriPrice,
}: {
  price: number;
  oriPrice: number | null;
}): number => oriPrice ?? price;
