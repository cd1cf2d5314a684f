import type { FieldName, Fields } from "../../schema/index.ts";

/** Names of the fields that a list can be filtered by. */
export type FilterName<F extends Fields> =
  | { [N in FieldName<F>]: F[N] extends { options: { filter: true } } ? N : never }[FieldName<F>]
  | "addTime";
/** Names of the fields that a list can be sorted by. */
export type SortName<F extends Fields> =
  | { [N in FieldName<F>]: F[N] extends { options: { sortable: true } } ? N : never }[FieldName<F>]
  | "id"
  | "addTime"
  | "updTime";
