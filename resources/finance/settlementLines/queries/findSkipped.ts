import { sql } from "kysely";
import { inTransaction, systemActor } from "../../../../core/server/transactionContext.ts";
import type { Engine } from "../../../../framework/server/engine.ts";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";

/** A shop of which earnings are left unsettled although their time has come, and why. */
interface Skipped {
  shop: string;
  why: "openRefunds" | "schedule";
}
/**
 * Finds why earnings of a shop remain pending after a run: refunds that are not decided yet, or the
 * shop's settlement schedule, whose day or month has not ended. Null where none remain.
 */
export const findSkipped = (engine: Engine, shopId: number, now: Date): Promise<Skipped | null> =>
  inTransaction(engine, { actor: systemActor, now }, async ({ tx }) => {
    const [left] = await tx.run(sql<
      Pick<TableRow<"shops">, "name"> & Calculated<{ refunding: boolean | null }>
    >`
      select s.name, bool_or(o.refund_status = 'refunding' or exists (
          select from orders_lines l where l.parent_id = o.id and l.refund_status = 'refunding')) as refunding
      from settlement_lines t join orders o on o.id = t.order_id join shops s on s.id = t.shop_id
      where t.shop_id = ${shopId} and t.settled_at is null and t.settle_at <= ${now.toISOString()}
      group by s.name`);
    return left
      ? { shop: left.name ?? "", why: left.refunding ? "openRefunds" : "schedule" }
      : null;
  });
