import { domainError } from "../../errors.ts";

/**
 * Rejects discounts of an order for points.
 *
 * @throws {DomainError} `pointGoods.exclusive` when the call names another one.
 */
export function assertExclusive({
  pointGoodsId,
  points,
  couponIds,
  voucherCodes,
  platformCouponId,
}: {
  pointGoodsId?: number | null;
  points?: number | null;
  couponIds?: readonly number[] | null;
  voucherCodes?: readonly string[] | null;
  platformCouponId?: number | null;
}): void {
  const others = [points, couponIds?.[0], voucherCodes?.[0], platformCouponId];
  if (pointGoodsId && others.some((one) => one != null)) throw domainError("pointGoods.exclusive");
}
