import type { AdminRecord } from "../../provider.ts";

/** Rows that an action skips for the same reason. */
export interface SkippedGroup {
  why: string;
  count: number;
}
/** Which selected rows an action changes, as far as the page knows. */
export interface SelectionSplit {
  /** The ids to send: rows that can take the action, and those of other pages. */
  ids: readonly number[];
  fitting: readonly AdminRecord[];
  skippedIds: readonly number[];
  /** Most frequent first. */
  skipped: readonly SkippedGroup[];
  /** How many rows are on other pages; only the server can decide about them. */
  unknown: number;
}

/** Divides the selected rows into those that can take an action and those that are skipped. */
export function splitSelection(
  ids: readonly number[],
  listed: readonly AdminRecord[],
  findReason: (record: AdminRecord) => string | null,
): SelectionSplit {
  const byId = new Map(listed.map((record) => [record.id, record]));
  const fitting: AdminRecord[] = [];
  const skippedIds: number[] = [];
  const counts = new Map<string, number>();
  let unknown = 0;
  for (const id of ids) {
    const record = byId.get(id);
    const why = record ? findReason(record) : null;
    if (!record) unknown += 1;
    else if (why === null) fitting.push(record);
    else {
      skippedIds.push(id);
      counts.set(why, (counts.get(why) ?? 0) + 1);
    }
  }
  const isSkipped = new Set(skippedIds);
  return {
    ids: ids.filter((id) => !isSkipped.has(id)),
    fitting,
    skippedIds,
    skipped: [...counts]
      .map(([why, count]) => ({ why, count }))
      .toSorted((one, other) => other.count - one.count),
    unknown,
  };
}
