import { sql } from "kysely";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** The balances of a shop, in cents. */
export interface ShopAccount {
  balance: number;
  pending: number;
  frozen: number;
  total: number;
}
/**
 * Reads the balances of the shop in the current tenant scope from the ledger alone, their only
 * source.
 */
export async function readAccount(tx: Tx): Promise<ShopAccount> {
  const [balance = 0, frozen = 0, pending = 0] =
    (await tx.readValue(sql<number[]>`
      select array[shop_balance('balance')::bigint, shop_balance('frozen')::bigint,
        shop_balance('pending')::bigint]`)) ?? [];
  return { balance, frozen, pending, total: balance + frozen + pending };
}
