import { applyRate } from "../../../core/money.ts";
import { couponKinds } from "./adjustment.ts";
import { applyTax } from "./applyTax.ts";
import type { CartItem } from "./cartItem.ts";
import type { PricedLine, PricedOrder } from "./pricedOrder.ts";
import type { PricingSource } from "./pricingSource.ts";

/** One shop's lines after all stages; amounts are cents, one per item. */
interface AdjustedLines<S extends PricingSource>
  extends Pick<PricedOrder<S>, "adjustments" | "sources" | "verdicts"> {
  items: readonly CartItem[];
  /** After the unit price. */
  totals: readonly number[];
  /** After all adjustments of the goods. */
  amounts: readonly number[];
  freight: readonly number[];
}

/**
 * Adds up one shop's order, and fixes the commission and the tax of each line: the platform charges
 * commission on what the buyer pays and on what the platform itself bears, and GST is part of what
 * the buyer pays.
 *
 * @throws {RangeError} when the units of a line do not cost the same.
 */
export function sumOrder<S extends PricingSource>({
  items,
  totals,
  amounts,
  freight,
  ...rest
}: AdjustedLines<S>): PricedOrder<S> {
  const gstRegistered = items[0]?.gstRegistered ?? false;
  const tax = applyTax(
    items.map(({ taxCode }, place) => ({
      taxCode,
      paid: amounts[place] ?? 0,
      freightShare: freight[place] ?? 0,
    })),
    gstRegistered,
  );
  const lines = items.map((item, place): PricedLine => {
    const [total = 0, paid = 0] = [totals[place], amounts[place]];
    if (total % item.qty !== 0)
      throw new RangeError(`the units of line ${place} do not cost the same`);
    const platformShare = rest.adjustments
      .filter(({ line }) => line === place)
      .reduce((all, { platformAmount }) => all + platformAmount, 0);
    return {
      ...item,
      price: total / item.qty,
      total,
      adjusted: paid - total,
      platformShare,
      freightShare: freight[place] ?? 0,
      paid,
      commission: applyRate(paid + platformShare, item.commissionRate),
      tax: tax.lines[place] ?? 0,
    };
  });
  const sum = (of: (line: PricedLine) => number) => lines.reduce((all, line) => all + of(line), 0);
  const freightFee = sum(({ freightShare }) => freightShare);
  const couponAmount = rest.adjustments
    .filter(({ kind }) => couponKinds.includes(kind))
    .reduce((all, { amount }) => all - amount, 0);
  return {
    shopId: items[0]?.shopId ?? 0,
    shopName: items[0]?.shopName ?? "",
    lines,
    goodsTotal: sum(({ total }) => total),
    couponAmount,
    freightFee,
    payPrice: sum(({ paid }) => paid) + freightFee,
    gstRegistered,
    tax: tax.total,
    freightTax: tax.freight,
    ...rest,
  };
}
