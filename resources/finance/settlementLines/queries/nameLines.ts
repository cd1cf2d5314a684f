import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

interface Named {
  id?: number;
  cause?: string | null;
}
/** Adds to each line the short number of its refund or order. */
export async function nameLines(tx: Tx, rows: readonly Named[]): Promise<void> {
  const ids = rows.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return;
  const found = await tx.run(
    tx.db
      .selectFrom("settlement_lines as l")
      .leftJoin("orders as o", "o.id", "l.order_id")
      .leftJoin("refunds as r", (on) =>
        on.onRef("r.id", "=", "l.ref_id").on("l.kind", "=", "refund"),
      )
      .select("l.id")
      .select(({ fn }) => fn.coalesce("r.number", "o.number").as("cause"))
      .where("l.id", "=", anyId(ids)),
  );
  const causes = new Map(found.map(({ id, cause }) => [id, cause]));
  for (const row of rows) row.cause = causes.get(row.id ?? 0) ?? null;
}
