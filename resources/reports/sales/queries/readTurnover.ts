import { sql } from "kysely";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { listSalesEdges } from "./listSalesEdges.ts";

/** What was paid in a slot, in cents. */
interface Slot {
  at: string;
  payments: number;
  sum: number;
  sumBefore: number;
}
type Amount = TableRow<"pay_orders">["amount"];
type Sums = Calculated<{ slot: number; payments: number; sum: Amount; sumByNow: Amount }>;

/**
 * Sums up what buyers paid on the whole marketplace in the last days by the time when the payment
 * was begun, beside the period before it as a whole and up to the corresponding instant.
 */
export async function readTurnover(tx: Tx, days: number, timeZone: string) {
  const now = new Date();
  const { current, earlier, earlierNow } = listSalesEdges(now, days, timeZone);
  const paid = await readSums(tx, current, now);
  const before = await readSums(tx, earlier, earlierNow);
  const bySlot = new Map(paid.map((row) => [row.slot, row]));
  const beforeBySlot = new Map(before.map((row) => [row.slot, row]));
  const slots = current.slice(0, -1).map((at, place): Slot => {
    const found = bySlot.get(place + 1);
    return {
      at: at.toISOString(),
      payments: found?.payments ?? 0,
      sum: found?.sum ?? 0,
      sumBefore: beforeBySlot.get(place + 1)?.sum ?? 0,
    };
  });
  return {
    from: (current[0] ?? now).toISOString(),
    until: now.toISOString(),
    sum: paid.reduce((sum, row) => sum + row.sum, 0),
    sumBefore: before.reduce((sum, row) => sum + row.sumByNow, 0),
    slots,
  };
}

/** Reads the payments of orders between the edges by slot, counted from 1. */
const readSums = (tx: Tx, edges: readonly Date[], byNow: Date): Promise<Sums[]> =>
  tx.run(sql<Sums>`
    select width_bucket(add_time, ${[...edges]}::timestamptz[]) as slot,
      count(*)::integer as payments,
      sum(amount)::bigint as sum,
      coalesce(sum(amount) filter (where add_time <= ${byNow}), 0)::bigint as "sumByNow"
    from pay_orders
    where kind = 'order' and status = 'paid' and add_time >= ${edges[0]}
      and add_time < ${edges.at(-1)}
    group by 1`);
