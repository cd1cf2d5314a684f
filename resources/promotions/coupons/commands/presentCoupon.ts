import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { invalid } from "../../../../framework/server/domainError.ts";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import { issueCoupon } from "./issueCoupon.ts";

/**
 * Gives a piece of a coupon to each of some buyers, all of whom have ordered from the shop; to all
 * of them or to none.
 *
 * @throws {DomainError} `input.invalid` when one has never ordered from the shop.
 * @throws {DomainError} `coupon.allClaimed` when there are not enough pieces.
 * @throws {DomainError} `coupon.limitReached` when one has as many as each may have.
 */
export async function presentCoupon(
  ctx: TransactionContext,
  couponId: number,
  memberIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(memberIds)];
  const { tx } = ctx;
  const buyers = await tx.run(
    tx.db
      .selectFrom("orders as o")
      .innerJoin("coupons as c", "c.shop_id", "o.shop_id")
      .select("o.member_id as id")
      .select(({ fn }) => fn.max("o.member_name").$notNull().as("name"))
      .where("c.id", "=", couponId)
      .where("o.member_id", "=", anyId(ids))
      .groupBy("o.member_id")
      .orderBy("o.member_id"),
  );
  if (buyers.length < ids.length)
    throw invalid({ memberIds: { key: "resources.coupons.validation.notOwnBuyer" } });
  for (const buyer of buyers) await issueCoupon(ctx, { couponId, buyer, source: "present" });
}
