import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";
import { readPayoutEligibility } from "../../withdrawals/queries/readWithdrawRules.ts";

/**
 * Rejects a payout to a shop that the platform has blocked since the request.
 *
 * @throws {DomainError} `payout.blocked` when they are blocked.
 */
export async function assertNotBlocked(tx: Tx, payoutId: number): Promise<void> {
  const found = await tx.asSystem(() =>
    tx.first(
      tx.db
        .selectFrom("withdrawals")
        .select(["shop_id as shopId", "shop_name as shop"])
        .where("id", "=", payoutId),
    ),
  );
  if (!found) return;
  const { blocked, blockReason } = await readPayoutEligibility(tx, found.shopId, new Date());
  if (blocked)
    throw domainError("payout.blocked", { shop: found.shop ?? "", reason: blockReason ?? "" });
}
