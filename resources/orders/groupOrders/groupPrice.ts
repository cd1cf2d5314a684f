import { applyRate } from "../../../core/money.ts";

/** What one costs in a group, in cents: the price, or of a ladder the percent of it that its step asks for; never nothing. */
export const priceInGroup = (price: number, discounts: number | null): number =>
  discounts === null ? price : Math.max(1, applyRate(price, discounts));

/** What one costs who buys alone what others buy together. */
export const priceAlone = ({ price, oriPrice }: { price: number; oriPrice: number | null }): number =>
  oriPrice ?? price;
