import type { Insertable, Updateable } from "kysely";
import type { CamelCase } from "../../schema/index.ts";
import type { DB, TableOrView } from "./DB.ts";
import type { Jsonb } from "./jsonb.ts";

type ReadonlyList<V> = V extends readonly (infer E)[] ? readonly E[] : V;
/** A structure is given as it is: the statement serializes all values together. */
type Given<W> = ReadonlyList<W extends Jsonb<infer V> ? V : W>;

/**
 * The values of a row that is inserted, by the names of its columns in camel case: those without a
 * default, and any of the others, such as `addTime`.
 *
 * @example
 * ```ts
 * const failure: CamelInsert<"failures"> = { key: "name mia" };
 * ```
 */
export type CamelInsert<T extends TableOrView> = {
  [K in keyof Insertable<DB[T]> as K extends string ? CamelCase<K> : never]: Given<
    Insertable<DB[T]>[K]
  >;
};

/** Values of an update, by the names of their columns in camel case. */
export type CamelUpdate<T extends TableOrView> = {
  [K in keyof Updateable<DB[T]> as K extends string ? CamelCase<K> : never]?: Given<
    Updateable<DB[T]>[K]
  >;
};

/** Rejects the properties of `R` that `Allowed` lacks, also those of a value that has a name. */
export type Exact<R, Allowed> = R & { readonly [K in Exclude<keyof R, keyof Allowed>]: never };
