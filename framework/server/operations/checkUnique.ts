import { sql } from "kysely";
import { type Issues, isTenantOwned, type Resource } from "../../schema/index.ts";
import { columnRef, tableRef } from "../sql/columns.ts";
import { currentTenant, tenantRef } from "../sql/tenancy.ts";
import type { Calculated, StandardRow } from "../tables/DB.ts";
import type { OperationContext } from "./operationContext.ts";
import type { StoredRow } from "./readRecord.ts";

type Values = Record<string, unknown>;

/** Keys and unique values that rows of a dry run would have claimed so far, by field. */
export type TakenValues = Map<string, Set<string>>;

/** Records that a row of a dry run would have claimed a value. */
export function claimValue(taken: TakenValues, name: string, text: string): void {
  taken.set(name, (taken.get(name) ?? new Set()).add(text));
}
/** Returns a value as a unique index compares it: in English, and without regard to case. */
export const toUniqueText = (value: unknown): string =>
  String(
    value !== null && typeof value === "object" ? ((value as Values).en ?? "") : (value ?? ""),
  ).toLowerCase();

const listUniqueFields = ({ fields }: Resource): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.options.unique);

/**
 * Adds an issue to rows with values that are already in use, by stored rows or by an earlier row of
 * the same batch, before the database rejects the whole batch.
 */
export async function checkUnique(
  { tx, resource }: Pick<OperationContext, "tx" | "resource">,
  rows: readonly { values: Values; issues: Issues; before: StoredRow | null }[],
  taken: TakenValues | null,
): Promise<void> {
  for (const name of listUniqueFields(resource)) {
    const giving = rows.filter(({ values }) => toUniqueText(values[name]) !== "");
    const texts = giving.map(({ values }) => toUniqueText(values[name]));
    if (texts.length === 0) continue;
    const column = resource.fields[name]?.type.traits.localized
      ? sql`${columnRef(name)} ->> 'en'`
      : sql`${columnRef(name)}::text`;
    // Row-level security limits this to the tenant; the explicit condition lets the query use the
    // index, which begins with the tenant.
    const tenant = isTenantOwned(resource)
      ? sql`and ${tenantRef("t")} = ${currentTenant()}`
      : sql``;
    const live = resource.trash ? sql`and t.deleted_at is null` : sql``;
    const found = await tx.run(sql<Pick<StandardRow, "id"> & Calculated<{ value: string }>>`
      select t.id, lower(${column}) as value from ${tableRef(resource)} t
      where lower(${column}) = any(${texts}::text[]) ${tenant} ${live}`);
    const owners = new Map(found.map(({ id, value }) => [value, id]));
    for (const { values, issues, before } of giving) {
      const text = toUniqueText(values[name]);
      const owner = owners.get(text);
      if (owner === undefined ? taken?.get(name)?.has(text) : owner !== before?.id)
        issues[name] ??= { key: "validation.unique" };
      // Later rows of the batch find it in use; no record has the id 0.
      else if (Object.keys(issues).length === 0) {
        owners.set(text, before?.id ?? 0);
        if (taken) claimValue(taken, name, text);
      }
    }
  }
}
