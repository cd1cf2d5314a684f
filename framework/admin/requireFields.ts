import type { AdminRecord } from "./provider.ts";

/** A record that is known to have some fields. */
export type RecordWith<T extends AdminRecord, K extends keyof T> = T & {
  [N in K]-?: Exclude<T[N], undefined>;
};

const hasFields = <T extends AdminRecord, K extends keyof T>(
  record: T,
  names: readonly K[],
): record is RecordWith<T, K> => names.every((name) => record[name] !== undefined);

/**
 * Returns a record as one that has some fields. For screens that are useless without them: the rows
 * of a list have only the fields that its declaration names.
 *
 * @throws {Error} when the record lacks one of them.
 *
 * @example
 * ```ts
 * const getTerms = (record: AdminRecord<typeof suppliers>) => {
 *   const { name, minimumOrder } = requireFields(record, ["name", "minimumOrder"]);
 *   return `${name}: from ${formatMoney(minimumOrder ?? 0)}`;
 * };
 * ```
 */
export function requireFields<T extends AdminRecord, const K extends keyof T>(
  record: T,
  names: readonly K[],
): RecordWith<T, K> {
  if (hasFields(record, names)) return record;
  const missing = names.filter((name) => record[name] === undefined);
  throw new Error(
    `the record ${record.id} lacks ${missing.join(", ")} (name them in list.columns or list.select of the declaration)`,
  );
}
