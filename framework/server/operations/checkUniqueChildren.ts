import { sql } from "kysely";
import { type Issues, isTenantOwned, type Resource, toSnakeCase } from "../../schema/index.ts";
import { childPlace } from "../sql/columns.ts";
import { currentTenant, tenantRef } from "../sql/tenancy.ts";
import type { Calculated, ChildRow } from "../tables/DB.ts";
import type { Tx } from "../transaction.ts";
import { claimValue, type TakenValues } from "./checkUnique.ts";
import type { OperationContext } from "./operationContext.ts";

type Child = Record<string, unknown> & { id?: number };
const toText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).toLowerCase() : "";

/** A row with its child rows, and the issues found so far. */
interface CheckedRow {
  before: Readonly<Record<string, unknown>> | null;
  values: Readonly<Record<string, unknown>>;
  issues: Issues;
}

/**
 * Adds an issue to child rows with values already in use: in the same record, or, for rows that
 * have their own resource, anywhere in the tenant; in a dry run also in earlier batches.
 */
export async function checkUniqueChildren(
  { tx, resource }: Pick<OperationContext, "tx" | "resource">,
  rows: readonly CheckedRow[],
  taken: TakenValues | null,
): Promise<void> {
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== "rows") continue;
    const { fields } = field.options;
    for (const key of Object.keys(fields).filter((one) => fields[one]?.options.unique))
      await checkKey(tx, resource, { name, key }, rows, taken);
  }
}

async function checkKey(
  tx: Tx,
  resource: Resource,
  { name, key }: { name: string; key: string },
  rows: readonly CheckedRow[],
  taken: TakenValues | null,
): Promise<void> {
  const given = rows.flatMap(({ values, before }, row) => {
    const stored = new Map(
      ((before?.[name] ?? []) as Child[]).map((child) => [child.id, toText(child[key])]),
    );
    return ((values[name] ?? []) as Child[]).flatMap((child, index) => {
      const text = toText(child[key]);
      const path = `${name}.${index}.${key}`;
      const isNew = child.id === undefined || stored.get(child.id) !== text;
      return text === "" ? [] : [{ row, path, text, id: child.id, isNew }];
    });
  });
  const owners = new Map<string, number | undefined>();
  const mine = new Set(given.map(({ id }) => id));
  const { table, live, ownResource } = childPlace(resource, name);
  // A value that a row has already is unique.
  const texts = given.filter(({ isNew }) => isNew).map(({ text }) => text);
  if (ownResource && texts.length > 0) {
    const column = sql`lower(t.${sql.ref(toSnakeCase(key))})`;
    const tenant = isTenantOwned(resource)
      ? sql`and ${tenantRef("t")} = ${currentTenant()}`
      : sql``;
    const found = await tx.run(sql<Pick<ChildRow, "id"> & Calculated<{ value: string }>>`
      select t.id, ${column} as value from ${table} t
      where ${column} = any(${texts}::text[]) ${tenant} ${live}`);
    // A row of the same save may be giving up the value.
    for (const { id, value } of found) if (!mine.has(id)) owners.set(value, id);
  }
  const seen = new Set<string>();
  const claimed = ownResource ? taken?.get(`${name}.${key}`) : undefined;
  for (const { row, path, text } of given) {
    const scope = ownResource ? text : `${row}:${text}`;
    const issues = rows[row]?.issues;
    if (issues && (owners.has(text) || seen.has(scope) || claimed?.has(text)))
      issues[path] = { key: "validation.unique" };
    seen.add(scope);
  }
  if (taken && ownResource) for (const { text } of given) claimValue(taken, `${name}.${key}`, text);
}
