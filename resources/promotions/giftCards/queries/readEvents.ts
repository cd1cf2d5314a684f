import type { Tx } from "../../../../framework/server/transaction.ts";

/** Reads what has happened to a gift card, the latest first. */
export const readEvents = (tx: Tx, cardId: number) =>
  tx.run(
    tx.db
      .selectFrom("gift_cards_entries")
      .select(["at", "type", "amount", "balance_after as balanceAfter", "order_no as orderNo"])
      .select(["by_name as byName", "reason"])
      .where("parent_id", "=", cardId)
      .orderBy("id", "desc"),
  );
