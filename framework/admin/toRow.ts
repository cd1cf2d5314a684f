import type { Resource, Row } from "../schema/index.ts";
import type { AdminRecord } from "./provider.ts";

/**
 * Types a record of a list or page by its declaration. A row of a list has only the fields that the
 * list shows: lists that it lacks are empty.
 *
 * @example
 * ```ts
 * const isPaused = (record: AdminRecord) => toRow(suppliers, record).status === "paused";
 * ```
 */
export function toRow<R extends Resource>(resource: R, record: AdminRecord): Row<R> {
  const lists = Object.entries(resource.fields).flatMap(([name, { type }]) =>
    type.traits.list ? [[name, Array.isArray(record[name]) ? record[name] : []]] : [],
  );
  return { ...record, ...Object.fromEntries(lists) };
}
