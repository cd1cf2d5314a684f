import { sql } from "kysely";
import type { Tx } from "../../../framework/server/transaction.ts";

/**
 * Blocks withdrawals of a member for 24 hours, so that the account holder can react to the change
 * of the account.
 */
export async function holdWithdrawals(tx: Tx, memberId: number): Promise<void> {
  await tx.run(sql`select hold_withdrawals(${memberId})`);
}
