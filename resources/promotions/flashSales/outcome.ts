import { applyRate } from "../../../core/money.ts";
import type { SalePrice, SaleSku } from "./saleTerms.ts";

/** What a sale earns if all of its units are sold. Amounts are cents. */
export interface Outcome {
  units: number;
  revenue: number;
  commission: number;
  /** What the shop receives, without the cost of the goods. */
  net: number;
  /** The same at the regular prices. */
  regularNet: number;
}

/** What the shop receives for one unit after the platform's commission. */
export const calculateNet = (price: number, commissionRate: number): number =>
  price - applyRate(price, commissionRate);

/** Calculates what a sale earns if all of its units are sold; incomplete prices do not count. */
export function calculateOutcome(
  prices: readonly SalePrice[],
  skus: readonly Pick<SaleSku, "id" | "price">[],
  commissionRate: number,
): Outcome {
  const outcome = { units: 0, revenue: 0, commission: 0, net: 0, regularNet: 0 };
  for (const { skuId, price, allocated } of prices) {
    const sku = skus.find(({ id }) => id === skuId);
    if (!sku || typeof price !== "number" || typeof allocated !== "number") continue;
    outcome.units += allocated;
    outcome.revenue += price * allocated;
    outcome.commission += applyRate(price, commissionRate) * allocated;
    outcome.regularNet += calculateNet(sku.price, commissionRate) * allocated;
  }
  return { ...outcome, net: outcome.revenue - outcome.commission };
}

/** The price that is a percentage below the regular one, in cents; at least 1. */
export const takeOff = (price: number, percent: number): number =>
  Math.max(1, price - applyRate(price, percent));
