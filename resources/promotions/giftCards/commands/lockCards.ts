import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { anyId } from "../../../../framework/server/tables/anyId.ts";

/** Locks gift cards in the order of their ids. */
export async function lockCards(
  { tx }: Pick<TransactionContext, "tx">,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.run(
    tx.db
      .selectFrom("gift_cards")
      .select("id")
      .where("id", "=", anyId(ids))
      .orderBy("id")
      .forUpdate(),
  );
}
