import { sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import type { giftCardEvents } from "../giftCards.ts";

type State = TableRow<"gift_cards">["status"];

/** A change of a gift card as its entry records it. Cents. */
export interface CardMove {
  id: number;
  type: (typeof giftCardEvents)[number];
  /** What its balance gains; negative where it loses. */
  change?: number;
  /** What is no longer reserved. */
  released?: number;
  orderId?: number | null;
  orderNo?: string | null;
  refNo?: string | null;
  reason?: string | null;
}

/**
 * Changes the balance of a gift card and records it as its next entry. A card without a balance is
 * used up, and active again once it has one. Returns the id of the entry.
 */
export async function moveCard(ctx: TransactionContext, move: CardMove): Promise<number> {
  const { change = 0, released = 0, type } = move;
  if (change !== 0 || released !== 0)
    await updateRows(ctx, "giftCards", move.id, {
      balance: sql<number>`t.balance + ${change}`,
      reserved: sql<number>`t.reserved - ${released}`,
      status: sql<State>`case when t.status not in ('active', 'usedUp') then t.status
        when t.balance + ${change} = 0 then 'usedUp' else 'active' end`,
      ...(type === "usedInOrder" ? { last_used_at: ctx.now.toISOString() } : {}),
    });
  return recordCardEvent(ctx, move);
}

/** Records an event of a gift card after its row was changed; returns the id of the entry. */
export async function recordCardEvent(
  { tx, now, actor }: TransactionContext,
  { id, type, change = 0, orderId, orderNo, refNo, reason }: CardMove,
): Promise<number> {
  const entry = await tx.first(sql<Pick<TableRow<"gift_cards_entries">, "id">>`
    insert into gift_cards_entries (
      shop_id, parent_id, position, at, type, amount, balance_after, order_id, order_no, ref_no,
      by_name, reason
    )
    select c.shop_id, c.id, (select count(*) from gift_cards_entries e where e.parent_id = c.id),
      ${now.toISOString()}::timestamptz, ${type}, ${change}::bigint, c.balance, ${orderId ?? null}::bigint,
      ${orderNo ?? null}, ${refNo ?? null}, ${actor.name || null}, ${reason ?? null}
    from gift_cards c where c.id = ${id}
    returning id`);
  if (!entry) throw new Error(`there is no gift card ${id}`);
  return entry.id;
}
