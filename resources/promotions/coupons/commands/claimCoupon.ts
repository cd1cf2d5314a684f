import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { notFound } from "../../../../framework/server/domainError.ts";
import { issueCoupon } from "./issueCoupon.ts";

/**
 * Claims one piece of a coupon for a buyer, at the storefront of all shops or of one.
 *
 * @throws {DomainError} `record.notFound` when the storefront has no such coupon.
 * @throws {DomainError} `coupon.notDistributed` when it cannot be claimed now.
 * @throws {DomainError} `coupon.allClaimed` when no piece is left.
 * @throws {DomainError} `coupon.limitReached` when the buyer has as many as each may have.
 */
export async function claimCoupon(
  ctx: TransactionContext,
  {
    couponId,
    buyer,
    onlyShop = null,
  }: { couponId: number; buyer: { id: number; name: string }; onlyShop?: number | null },
): Promise<number> {
  const coupon = await ctx.tx.first(
    ctx.tx.db
      .selectFrom("coupons as c")
      .innerJoin("shops as s", "s.id", "c.shop_id")
      .select("c.shop_id as shopId")
      .where("c.id", "=", couponId)
      .where("c.deleted_at", "is", null)
      .where("s.status", "=", "open"),
  );
  if (!coupon || (onlyShop !== null && coupon.shopId !== onlyShop)) throw notFound();
  return issueCoupon(ctx, { couponId, buyer, source: "claim" });
}
