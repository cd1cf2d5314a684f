import { allocate } from "../core/allocate.ts";
import { prorate } from "../core/money.ts";
import type { PricingSource } from "../resources/pricing/index.ts";
import type { SourceFinder } from "../resources/pricing/server.ts";

/** A coupon of a test. Amounts are cents. */
export interface TestCoupon {
  amount: number;
  /** Percent of the reduction that the platform bears. */
  platformPercent?: number;
  /** What the goods have to cost at least. */
  minimum?: number;
}

/** Creates a source that allocates a coupon to all lines in proportion to what they cost. */
export const createCouponSource = (
  { amount, platformPercent = 0, minimum = 0 }: TestCoupon,
  more: Partial<PricingSource> = {},
): PricingSource => ({
  type: "coupon",
  id: 1,
  shopId: 1,
  stage: "coupon",
  label: "Test coupon",
  applicable({ lines }) {
    const goods = lines.reduce((sum, line) => sum + line.amount, 0);
    if (goods < minimum) return { ok: false, reason: "minimum", missing: minimum - goods };
    const saves = Math.min(amount, goods);
    return saves > 0 ? { ok: true, saves } : { ok: false, reason: "noSaving" };
  },
  apply({ lines }) {
    const amounts = lines.map((line) => line.amount);
    const goods = amounts.reduce((sum, one) => sum + one, 0);
    return allocate(Math.min(amount, goods), amounts).map((share, line) => ({
      line,
      amount: -share,
      platformAmount: prorate(share, platformPercent, 100, "halfUp"),
    }));
  },
  ...more,
});

/** The coupons of a test server: the next orders of every shop have the current one. */
export class TestCoupons {
  current: TestCoupon | null = null;

  readonly find: SourceFinder = async (_tx, { items }) => {
    const coupon = this.current;
    if (!coupon) return [];
    const shopIds = [...new Set(items.map(({ shopId }) => shopId))];
    return shopIds.map((shopId) => createCouponSource(coupon, { shopId }));
  };

  /** Runs work; the orders that it places have the coupon. */
  async during<T>(coupon: TestCoupon, work: () => Promise<T>): Promise<T> {
    this.current = coupon;
    try {
      return await work();
    } finally {
      this.current = null;
    }
  }
}
