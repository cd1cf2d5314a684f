import {
  type AdminRecord,
  ApiError,
  type HistoryEntry,
  type RowResults,
} from "../framework/admin/provider.ts";
import { fromWire, type Resource, type WireRecord } from "../framework/schema/index.ts";
import type { WireResults } from "./wire.ts";

/** Converts wire rows to records and back, for one resource. */
export function createRecordCodec(resource: Resource) {
  const record = (row: WireRecord): AdminRecord => ({
    ...fromWire(resource, row),
    id: row.id,
    version: row.version,
    ...(row._labels && { _labels: row._labels }),
  });
  return {
    record,
    results: ({ list = [], failed = [], unchanged }: WireResults): RowResults => ({
      list: list.map(record),
      failed,
      ...(unchanged && { unchanged }),
    }),
    /** Converts both sides of a history entry to record format. */
    history(entry: HistoryEntry): HistoryEntry {
      const side = (index: 0 | 1) =>
        fromWire(
          resource,
          Object.fromEntries(
            Object.entries(entry.changes ?? {}).map(([name, pair]) => [name, pair[index]]),
          ),
        );
      const [before, after] = [side(0), side(1)];
      const changes = Object.keys(before).map(
        (name) => [name, [before[name], after[name]]] as const,
      );
      return { ...entry, changes: Object.fromEntries(changes) };
    },
    sums: (sums: Readonly<Record<string, unknown>>): Record<string, number> =>
      Object.fromEntries(
        Object.entries(fromWire(resource, sums)).map(([name, sum]) => [name, Number(sum ?? 0)]),
      ),
    /** Converts the newer row in the error of a stale save to a record, for the merge dialog. */
    async translateErrors<T>(call: Promise<T>): Promise<T> {
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
export type Records = ReturnType<typeof createRecordCodec>;
