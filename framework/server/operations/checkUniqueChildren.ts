import { sql } from "kysely";
import { type Issues, type Resource, toSnakeCase } from "../../schema/index.ts";
import { childPlace } from "../sql/columns.ts";
import type { Tx } from "../transaction.ts";
import type { ChildWrite } from "./saveChildren.ts";

type Child = Record<string, unknown> & { id?: number };
const toText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).toLowerCase() : "";

/**
 * Returns the issues of child rows with values already in use: in the same record, or, for rows
 * that have their own resource, anywhere in the shop. One result per owner, by path.
 */
export async function checkUniqueChildren(
  tx: Tx,
  resource: Resource,
  writes: readonly ChildWrite[],
): Promise<Issues[]> {
  const issues: Issues[] = writes.map(() => ({}));
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== "rows") continue;
    const { fields } = field.options;
    for (const key of Object.keys(fields).filter((one) => fields[one]?.options.unique))
      await checkKey(tx, resource, { name, key }, writes, issues);
  }
  return issues;
}

async function checkKey(
  tx: Tx,
  resource: Resource,
  { name, key }: { name: string; key: string },
  writes: readonly ChildWrite[],
  issues: Issues[],
): Promise<void> {
  const given = writes.flatMap(({ values }, write) =>
    ((values[name] ?? []) as Child[]).flatMap((child, index) => {
      const text = toText(child[key]);
      return text === "" ? [] : [{ write, path: `${name}.${index}.${key}`, text, id: child.id }];
    }),
  );
  const owners = new Map<string, number | undefined>();
  const mine = new Set(given.map(({ id }) => id));
  const { table, live, ownResource } = childPlace(resource, name);
  if (ownResource && given.length > 0) {
    const column = sql`lower(t.${sql.ref(toSnakeCase(key))})`;
    const shop = resource.owner === "shop" ? sql`and t.shop_id = current_shop_id()` : sql``;
    const found = await tx.run<{ id: number; value: string }>(
      sql`select t.id, ${column} as value from ${table} t where ${column} = any(${given.map(({ text }) => text)}::text[]) ${shop} ${live}`,
    );
    // A row of the same save may be giving up the value.
    for (const { id, value } of found) if (!mine.has(id)) owners.set(value, id);
  }
  const seen = new Set<string>();
  for (const { write, path, text } of given) {
    const scope = ownResource ? text : `${write}:${text}`;
    if (owners.has(text) || seen.has(scope)) {
      const found = issues[write];
      if (found) found[path] = { key: "validation.unique" };
    }
    seen.add(scope);
  }
}
