import { type PeriodKind, periodKinds } from "./promotionPeriods.ts";

/** The resource of the promotions of each kind. */
export const resourceOfKind = {
  coupon: "coupons",
  voucher: "vouchers",
  freeDelivery: "freeDeliveries",
  flashSale: "flashSales",
  groupActivity: "groupActivities",
  giftCard: "giftCards",
} as const satisfies Readonly<Record<PeriodKind, string>>;

/** The promotion that a row is of: its id is made of the promotion's and of its kind. */
export function parsePeriodId(id: number): { kind: PeriodKind; sourceId: number } | null {
  const kind = periodKinds[(id % 8) - 1];
  return kind === undefined ? null : { kind, sourceId: Math.floor(id / 8) };
}
