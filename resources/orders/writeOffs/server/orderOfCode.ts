import { sql } from "kysely";
import { domainError } from "../../../../framework/server/domainError.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** Codes are read out in groups, and scanned with whatever stands around them. */
export const bareCode = (typed: string): string => typed.replace(/\D/g, "");

/** The order of this shop that a code belongs to; another shop's code is no code here. */
export async function orderOfCode(tx: Tx, typed: string, shopId: number): Promise<number> {
  const found = await tx.first<{ id: number }>(
    sql`select id from orders where verify_code = ${bareCode(typed)} and shop_id = ${shopId} and self_lifting`,
  );
  if (!found) throw domainError("order.writeOffWrongShop", { key: "resources.orders.refusals.writeOffWrongShop" });
  return found.id;
}
