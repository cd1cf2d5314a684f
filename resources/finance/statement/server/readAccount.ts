import { sql } from "kysely";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** What a shop has, in cents. */
export interface ShopAccount {
  balance: number;
  pending: number;
  frozen: number;
  total: number;
}
/** What the shop behind whose wall this is asked has, from the books alone: it is kept nowhere a second time. */
export async function readAccount(tx: Tx): Promise<ShopAccount> {
  const {
    balance = 0,
    frozen = 0,
    pending = 0,
  } = (await tx.first<Omit<ShopAccount, "total">>(sql`
      select shop_balance('balance') as balance, shop_balance('frozen') as frozen,
        (select coalesce(sum(amount), 0)::bigint from ledger_entries where shop_id = current_shop_id() and account = 'pending') as pending`)) ??
  {};
  return { balance, frozen, pending, total: balance + frozen + pending };
}
