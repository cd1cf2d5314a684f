import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";

/**
 * Removes everything but digits: codes are read out in groups, and scanned with other text around
 * them.
 */
export const normalizeCode = (typed: string): string => typed.replace(/\D/g, "");

/**
 * Finds this shop's order by its pickup code; a code of another shop is rejected.
 *
 * @throws {DomainError} `pickup.codeInvalid` when the code belongs to no order of the shop.
 */
export async function findOrderByCode(tx: Tx, typed: string, shopId: number): Promise<number> {
  const found = await tx.first(
    tx.db
      .selectFrom("orders")
      .select("id")
      .where("verify_code", "=", normalizeCode(typed))
      .where("shop_id", "=", shopId)
      .where("self_lifting", "=", true),
  );
  if (!found) throw domainError("pickup.codeInvalid");
  return found.id;
}
