import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { GroupProgress } from "../progress.ts";

interface Grouped {
  groupOrderId?: number | null;
  group?: GroupProgress | null;
}
/** Adds the progress of its group to each order; without group orders no query is sent. */
export async function addProgress({ tx, rows }: { tx: Tx; rows: Grouped[] }): Promise<void> {
  const ids = [...new Set(rows.flatMap(({ groupOrderId }) => groupOrderId ?? []))];
  const groups = ids.length
    ? await tx.run(
        tx.db
          .selectFrom("group_orders")
          .select([
            "id",
            "group_no as groupNo",
            "group_num as num",
            "have_num as have",
            "status",
            "end_time as endTime",
          ])
          .where("id", "=", anyId(ids)),
      )
    : [];
  for (const row of rows) {
    row.group = groups.find(({ id }) => id === row.groupOrderId) ?? null;
  }
}
