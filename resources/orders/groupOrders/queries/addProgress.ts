import { sql } from "kysely";
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
    ? await tx.run<Omit<GroupProgress, "endTime"> & { endTime: string | Date }>(sql`
        select id, group_no as "groupNo", group_num as num, have_num as have, status, end_time as "endTime"
        from group_orders where id = any(${ids}::bigint[])`)
    : [];
  for (const row of rows) {
    const group = groups.find(({ id }) => id === row.groupOrderId);
    row.group = group ? { ...group, endTime: new Date(group.endTime).toISOString() } : null;
  }
}
