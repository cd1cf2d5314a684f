import { allocate } from "../../../core/allocate.ts";
import { applyRate, prorate } from "../../../core/money.ts";
import type { PricingSource, StagedCart } from "../../pricing/index.ts";

/** What the level of a buyer takes off an order. */
export interface LevelDiscount {
  id: number;
  name: string;
  /** In percent of the goods. */
  discount: number;
  /** The part of it that the platform bears. */
  platformPercent: number;
}

/** Percentages have two decimals at most. */
const whole = 10_000;

/**
 * The discount of a buyer's level on the order of a shop: it reduces every line in proportion, and
 * what the platform bears of it is split like it. Both add up to the cent.
 */
export function createLevelSource(
  { id, name, discount, platformPercent }: LevelDiscount,
  shopId: number,
): PricingSource {
  const listAmounts = ({ lines }: StagedCart) => lines.map(({ amount }) => amount);
  const calculate = (amounts: readonly number[]) => {
    const total = amounts.reduce((sum, amount) => sum + amount, 0);
    return total - prorate(total, whole - Math.round(discount * 100), whole, "halfUp");
  };
  return {
    type: "buyerLevel",
    id,
    shopId,
    stage: "level",
    label: name,
    applicable(cart) {
      const saves = calculate(listAmounts(cart));
      return saves > 0 ? { ok: true, saves } : { ok: false, reason: "noSaving" };
    },
    apply(cart) {
      const amounts = listAmounts(cart);
      const saves = calculate(amounts);
      const shares = allocate(saves, amounts);
      const borne = allocate(applyRate(saves, platformPercent), shares);
      return shares.flatMap((share, line) =>
        share === 0 ? [] : [{ line, amount: -share, platformAmount: borne[line] ?? 0 }],
      );
    },
  };
}
