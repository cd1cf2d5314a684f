import { sql } from "kysely";
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
  const found = await tx.first<{ id: number }>(
    sql`select id from orders where verify_code = ${normalizeCode(typed)} and shop_id = ${shopId} and self_lifting`,
  );
  if (!found) throw domainError("pickup.codeInvalid");
  return found.id;
}
