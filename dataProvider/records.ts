import { type AdminRecord, ApiError, type HistoryEntry, type RowResults } from "../framework/admin/provider.ts";
import { fromWire, type Resource } from "../framework/schema/index.ts";
import type { WireResults, WireRow } from "./wire.ts";

/** Rows on the wire ↔ records in code, for one resource. */
export function recordsOf(resource: Resource) {
  const record = (row: WireRow): AdminRecord => ({
    ...fromWire(resource, row),
    id: row.id,
    version: row.version,
    ...(row._labels && { _labels: row._labels }),
  });
  return {
    record,
    results: ({ list = [], failed = [] }: WireResults): RowResults => ({ list: list.map(record), failed }),
    /** Before and after, each turned as the record that it was part of. */
    history(entry: HistoryEntry): HistoryEntry {
      const side = (index: 0 | 1) =>
        fromWire(
          resource,
          Object.fromEntries(Object.entries(entry.changes ?? {}).map(([name, pair]) => [name, pair[index]])),
        );
      const [before, after] = [side(0), side(1)];
      const changes = Object.keys(before).map((name) => [name, [before[name], after[name]]] as const);
      return { ...entry, changes: Object.fromEntries(changes) };
    },
    sums: (sums: Readonly<Record<string, unknown>>): Record<string, number> =>
      Object.fromEntries(Object.entries(fromWire(resource, sums)).map(([name, sum]) => [name, Number(sum ?? 0)])),
    /** A stale save's refusal carries the newer row, which the merge dialog reads as a record. */
    async refused<T>(call: Promise<T>): Promise<T> {
      try {
        return await call;
      } catch (error) {
        if (!(error instanceof ApiError) || !error.current) throw error;
        throw new ApiError({
          code: error.code,
          message: error.message,
          current: record(error.current),
          ...(error.error && { error: error.error }),
          ...(error.errors && { errors: error.errors }),
        });
      }
    },
  };
}
export type Records = ReturnType<typeof recordsOf>;
