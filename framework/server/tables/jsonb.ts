import { type RawBuilder, sql } from "kysely";

/** What a column of structures accepts: a value that `jsonb` has serialized. */
export interface Jsonb<V> {
  /** Carries the value's type; never set. */
  readonly jsonb?: V;
  readonly isJsonb: true;
}

/**
 * Serializes a structure for a column of type `jsonb`. Without it, the driver would send a list as
 * an array of PostgreSQL.
 *
 * @example
 * ```ts
 * const saved = tx.db
 *   .updateTable("members")
 *   .set({ preferences: jsonb({ theme: "dark" }) })
 *   .where("id", "=", 7);
 * ```
 */
export const jsonb = <const V>(value: V): RawBuilder<Jsonb<V>> =>
  sql<Jsonb<V>>`${JSON.stringify(value)}::jsonb`;
