import type { ColumnType } from "kysely";
import type { Jsonb } from "./jsonb.ts";

/** An instant: it arrives as a string in ISO 8601, and can be written as a `Date`. */
export type Timestamp = ColumnType<string, string | Date, string | Date>;
/** An instant with a default, which an insert may leave out. */
export type DefaultTimestamp = ColumnType<string, string | Date | undefined, string | Date>;
/** An instant, or null. */
export type NullableTimestamp = ColumnType<
  string | null,
  string | Date | null | undefined,
  string | Date | null
>;
/** A structure in a column of type `jsonb`, which `jsonb` serializes. */
export type Structure<V> = ColumnType<V, Jsonb<V>, Jsonb<V>>;
/** A structure with a default. */
export type DefaultStructure<V> = ColumnType<V, Jsonb<V> | undefined, Jsonb<V>>;
