import { sql } from "kysely";
import { getRowFields, type Issues, type Resource, type RowsOptions } from "../../schema/index.ts";
import { checkUniqueChildren } from "../operations/checkUniqueChildren.ts";
import type { StoredRow } from "../operations/readRecord.ts";
import { columnRef, tableRef } from "../sql/columns.ts";
import type { Tx } from "../transaction.ts";
import type { Wanted } from "./importChunk.ts";
import type { RowReader, Values } from "./importRow.ts";

/** Keys and unique values that rows of a dry run would have claimed so far. */
export type Taken = Map<string, Set<string>>;

/**
 * Reports child rows with values that are already in use; in a dry run, also those of earlier
 * batches.
 */
export async function checkChildren(
  tx: Tx,
  { resource }: RowReader,
  rows: readonly Wanted[],
  taken: Taken | null,
): Promise<void> {
  const writes = rows.map(({ values, before }) => ({
    owner: { id: before?.id ?? 0 },
    values,
    before,
  }));
  for (const [place, issues] of (await checkUniqueChildren(tx, resource, writes)).entries())
    Object.assign(rows[place]?.issues ?? {}, issues);
  if (!taken) return;
  for (const { name, storedIn: stored } of listUniqueFields(resource))
    for (const { values, issues } of rows)
      for (const [place, child] of ((values[name] ?? []) as Values[]).entries()) {
        const text = uniqueText(child[stored]);
        if (text === "") continue;
        if (taken.get(`${name}.${stored}`)?.has(text))
          issues[`${name}.${place}.${stored}`] ??= { key: "validation.unique" };
        else take(taken, `${name}.${stored}`, text);
      }
}
/** Fields that are unique among the child rows of all records, not of one. */
const listUniqueFields = ({ fields }: Resource): { name: string; storedIn: string }[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    (field.options as RowsOptions).storedIn
      ? Object.entries(getRowFields(field)).flatMap(([stored, { options }]) =>
          options.unique ? [{ name, storedIn: stored }] : [],
        )
      : [],
  );

const uniqueText = (value: unknown): string =>
  String(
    value !== null && typeof value === "object" ? ((value as Values).en ?? "") : (value ?? ""),
  ).toLowerCase();
export function take(taken: Taken, name: string, text: string): void {
  taken.set(name, (taken.get(name) ?? new Set()).add(text));
}
/**
 * Reports rows with values that are already in use, by stored rows or in the same file, before the
 * database rejects the whole batch.
 */
export async function checkUnique(
  tx: Tx,
  { resource }: RowReader,
  rows: readonly { values: Values; issues: Issues; before: StoredRow | null }[],
  taken: Taken | null,
): Promise<void> {
  for (const name of uniqueFields(resource)) {
    const giving = rows.filter(({ values }) => uniqueText(values[name]) !== "");
    const texts = giving.map(({ values }) => uniqueText(values[name]));
    if (texts.length === 0) continue;
    const column = resource.fields[name]?.type.traits.localized
      ? sql`${columnRef(name)} ->> 'en'`
      : sql`${columnRef(name)}::text`;
    // Row-level security limits this to the shop; the explicit condition lets the query use the
    // index, which begins with the shop.
    const shop = resource.owner === "shop" ? sql`and t.shop_id = current_shop_id()` : sql``;
    const live = resource.trash ? sql`and t.deleted_at is null` : sql``;
    const found = await tx.run<{ id: number; value: string }>(
      sql`select t.id, lower(${column}) as value from ${tableRef(resource)} t where lower(${column}) = any(${texts}::text[]) ${shop} ${live}`,
    );
    const owners = new Map(found.map(({ id, value }) => [value, id]));
    for (const { values, issues, before } of giving) {
      const text = uniqueText(values[name]);
      const owner = owners.get(text);
      if (owner === undefined ? taken?.get(name)?.has(text) : owner !== before?.id)
        issues[name] ??= { key: "validation.unique" };
      // Later rows of the chunk find it in use; no record has the id 0.
      else if (Object.keys(issues).length === 0) {
        owners.set(text, before?.id ?? 0);
        if (taken) take(taken, name, text);
      }
    }
  }
}
const uniqueFields = ({ fields }: Resource): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.options.unique);
