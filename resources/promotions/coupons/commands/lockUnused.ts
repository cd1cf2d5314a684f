import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";

/**
 * Locks an unused piece of a buyer until the transaction ends, so that of two orders at once only
 * one uses it.
 *
 * @throws {DomainError} `coupon.used` when another order has used it meanwhile.
 */
export async function lockUnused(
  tx: Tx,
  { id, name, memberId }: { id: number; name: string; memberId: number },
): Promise<void> {
  const locked = await tx.first(
    tx.db
      .selectFrom("received_coupons")
      .select("id")
      .where("id", "=", id)
      .where("member_id", "=", memberId)
      .where("status", "=", "unused")
      .forUpdate(),
  );
  if (!locked) throw domainError("coupon.used", { coupon: name });
}
