import type { Resource } from "../../schema/index.ts";
import type { Tx } from "../transaction.ts";
import { buildReferenceStatements } from "./childReferences.ts";
import { buildRowStatements, getChildren } from "./childRows.ts";
import { type ChildStatement, runChildStatements } from "./childStatements.ts";
import { toChild } from "./readRecord.ts";
import type { ReadChild } from "./storedSql.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * A row with its child rows and lists of references: the values to write, and the previous ones,
 * which were read after the row was locked; child rows that have a resource of their own were
 * locked with it.
 */
export interface ChildWrite {
  owner: Record<string, unknown> & { id: number };
  values: Values;
  before: Values | null;
}

/**
 * Writes the given child rows and lists of references of all fields in the transaction of their
 * owners, in one statement unless there are very many. Sets the fields of the owners to what is
 * stored then.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 * @throws {DomainError} `record.valueChanged` for a number that has changed since it was read.
 */
export async function saveChildren(
  tx: Tx,
  resource: Resource,
  author: number | null,
  writes: readonly ChildWrite[],
): Promise<void> {
  const statements: ChildStatement[] = [];
  for (const [name, field] of Object.entries(resource.fields)) {
    const given = writes.filter(({ values }) => name in values);
    if (given.length === 0) continue;
    if (field.kind === "rows")
      statements.push(...buildRowStatements(resource, name, field.options.fields, author, given));
    else if (field.type.traits.reference === "many")
      statements.push(...buildReferenceStatements(resource, name, given));
  }
  const written = await runChildStatements(tx, statements);
  setStored(resource, writes, written);
}

const toPlace = (field: string, owner: number, index: number) => `${field} ${owner} ${index}`;

/** Sets the fields of the owners: to the written rows, and the stored ones that did not change. */
function setStored(
  resource: Resource,
  writes: readonly ChildWrite[],
  written: readonly ReadChild[],
): void {
  const byPlace = new Map(
    written.map(({ field, child }) => [toPlace(field, child._parent, child._position), child]),
  );
  for (const { owner, values, before } of writes)
    for (const name of Object.keys(values)) {
      if (resource.fields[name]?.kind !== "rows") {
        owner[name] = values[name] ?? [];
        continue;
      }
      const stored = new Map(getChildren(before, name).map((child) => [child.id, child]));
      owner[name] = getChildren(values, name).map((given, index) => {
        const child = byPlace.get(toPlace(name, owner.id, index));
        return child ? toChild(child) : stored.get(given.id);
      });
    }
}
