import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { invalid } from "../../../../framework/server/domainError.ts";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import { claimPlatformCoupon } from "./claimPlatformCoupon.ts";

/**
 * Gives a piece of a coupon of the platform to each of some buyers, to all of them or to none.
 *
 * @throws {DomainError} `input.invalid` when one does not exist or is frozen.
 * @throws {DomainError} `coupon.allClaimed` when there are not enough pieces.
 * @throws {DomainError} `coupon.limitReached` when one has as many as each may have.
 * @throws {DomainError} `coupon.notDistributed` when it cannot be claimed now.
 */
export async function presentPlatformCoupon(
  ctx: TransactionContext,
  couponId: number,
  memberIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(memberIds)];
  const { tx } = ctx;
  const buyers = await tx.run(
    tx.db
      .selectFrom("buyers")
      .select(["id", "nickname as name"])
      .where("id", "=", anyId(ids))
      .where("status", "=", "normal")
      .orderBy("id"),
  );
  if (buyers.length < ids.length)
    throw invalid({ memberIds: { key: "validation.referenceMissing" } });
  for (const buyer of buyers) await claimPlatformCoupon(ctx, { couponId, buyer });
}
