import { sql } from "kysely";
import { lockKeys } from "../../../../framework/server/sql/lockKeys.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";

/** A voucher that an order uses, and its code. */
export interface ClaimedVoucher {
  id: number;
  name: string;
  codeId: number;
  /** How many orders the code is for; null for any number. */
  quantity: number | null;
  /** The orders in which a buyer can use it; 0 for any number. */
  limitNum: number;
}

/**
 * Takes one use of a code for a buyer. Only what is limited is locked: the orders of one buyer wait
 * for each other, and a conditional update never takes more uses of a code than it has. A buyer at
 * the limit takes none.
 *
 * @throws {DomainError} `voucher.limitReached` when the buyer has used it as often as each may.
 * @throws {DomainError} `voucher.notUsable` when other orders have used the code meanwhile.
 */
export async function claimVoucher(
  tx: Tx,
  { id, name, codeId, quantity, limitNum }: ClaimedVoucher,
  memberId: number,
): Promise<void> {
  if (limitNum > 0) {
    await lockKeys(tx, [`voucher ${id} of buyer ${memberId}`]);
    const [used = 0] = await tx.readValues(sql<number>`
      select count(*)::integer from voucher_uses
      where voucher = ${id} and member_id = ${memberId} and status = 'used'`);
    if (used >= limitNum)
      throw domainError("voucher.limitReached", { voucher: name, smart_count: limitNum });
  }
  if (quantity === null) return;
  const taken = await tx.first(
    tx.db
      .updateTable("voucher_codes")
      .set((eb) => ({ used: eb("used", "+", 1) }))
      .where("id", "=", codeId)
      .whereRef("used", "<", "quantity")
      .returning("id"),
  );
  if (!taken) throw domainError("voucher.notUsable");
}
