import { type RawBuilder, sql } from "kysely";
import {
  type Field,
  foreignTarget,
  getReferenceTarget,
  getRowFields,
  isOperatorOwned,
  isTenantOwned,
  type Resource,
  toTableName,
} from "../../schema/index.ts";
import { assertAll, domainError } from "../domainError.ts";
import { childTableRef, columnRef, tableRef } from "../sql/columns.ts";
import type { OperationContext } from "./operationContext.ts";
import { isOwnedBy } from "./ownedRows.ts";

type Sql = RawBuilder<unknown>;
type ReferenceContext = Pick<OperationContext, "engine" | "tx" | "resource">;

/** A column whose rows refer to the rows of a resource. */
interface Referrer {
  resource: Resource;
  /** Whether these are rows of the same tree, below the referenced one. */
  isChild: boolean;
  /** Tables and joins, with the conditions that are independent of the referenced row. */
  from: Sql;
  where: Sql;
  column: Sql;
  /** What is counted: rows, or the owners of child rows. */
  counted: Sql;
}

/**
 * Lists the references to a resource. A reference that is emptied with its target, and one from
 * child rows to their owner, do not prevent a deletion.
 *
 * @param isFinal whether the deletion is permanent, so that references from the trash count too.
 */
function listReferrers(
  { engine, resource }: ReferenceContext,
  isFinal: boolean,
): readonly Referrer[] {
  return engine.resources
    .filter(({ readOnly }) => !readOnly)
    .flatMap((other) =>
      Object.entries(other.fields).flatMap(([name, field]): Referrer[] => {
        if (getReferenceTarget(other, field) !== resource.name) return [];
        if (isOwnedBy(engine, resource, other, name)) return [];
        if (field.kind === "reference" && field.options.onDelete === "setNull") return [];
        const where = other.trash && !isFinal ? sql`t.deleted_at is null` : sql`true`;
        const common = {
          resource: other,
          isChild: field.type.traits.reference === "parent",
          where,
          counted: sql`*`,
        };
        const owner = sql`join ${tableRef(other)} t on t.id = c.parent_id`;
        return field.type.traits.ownTable
          ? [
              {
                ...common,
                from: sql`${childTableRef(other, name)} c ${owner}`,
                column: sql.ref("c.target_id"),
              },
            ]
          : [{ ...common, from: sql`${tableRef(other)} t`, column: columnRef(name) }];
      }),
    );
}

/**
 * Lists the columns that contain ids of a resource without a reference: `foreignId`, in rows and in
 * child rows. They may refer to a record in the trash, so they only prevent a purge.
 */
function listForeignIds({ engine, resource }: ReferenceContext): readonly Referrer[] {
  const holds = (field: Field): boolean => {
    const target = foreignTarget(field);
    return target?.resource === resource.name && target.rows === null;
  };
  return engine.resources.flatMap((other) => {
    // Another resource on the same table has the same rows as the owning resource. A tenant cannot
    // read the operator's rows: for these the database's own constraint reports the reference.
    if (other.table || (isTenantOwned(resource) && isOperatorOwned(other))) return [];
    const common = { resource: other, isChild: false, where: sql`true` };
    return Object.entries(other.fields).flatMap(([name, field]): Referrer[] => [
      ...(holds(field)
        ? [{ ...common, from: sql`${tableRef(other)} t`, column: columnRef(name), counted: sql`*` }]
        : []),
      ...Object.entries(getRowFields(field))
        .filter(([, inner]) => holds(inner))
        .map(([key]) => ({
          ...common,
          from: sql`${childTableRef(other, name)} t`,
          column: columnRef(key),
          counted: sql`distinct parent_id`,
        })),
    ]);
  });
}

/** Returns those of the ids whose rows other rows refer to, with one query. */
export async function findReferenced(
  context: ReferenceContext,
  ids: readonly number[],
  isFinal: boolean,
): Promise<Set<number>> {
  const referrers = [
    ...listReferrers(context, isFinal),
    ...(isFinal ? listForeignIds(context) : []),
  ];
  if (ids.length === 0 || referrers.length === 0) return new Set();
  const exists = referrers.map(
    ({ from, where, column }) =>
      sql`exists (select 1 from ${from} where ${column} = wanted.id and ${where})`,
  );
  const found = await context.tx.readValues(sql<number>`
    select wanted.id from unnest(${[...ids]}::bigint[]) as wanted (id)
    where ${sql.join(exists, sql` or `)}`);
  return new Set(found);
}

/**
 * Rejects a deletion while other rows reference the record, and states which and how many, for all
 * resources together.
 *
 * @throws {DomainError} `record.hasChildren` when the row has rows below it.
 * @throws {DomainError} `record.referenced` when other rows refer to the row.
 */
export async function assertNotReferenced(
  context: ReferenceContext,
  id: number,
  isFinal: boolean,
): Promise<void> {
  const found = new Map<string, { isChild: boolean; resource: string; count: number }>();
  for (const referrer of listReferrers(context, isFinal)) {
    const count = await countReferrer(context, referrer, id);
    if (count === 0) continue;
    // Several resources may show the rows of one table, and several fields of a row may contain
    // the same id: each row counts once.
    const { isChild, resource } = referrer;
    const table = isChild ? "" : toTableName(resource);
    const known = found.get(table);
    if (!known || (known.resource === resource.name && known.count < count))
      found.set(table, { isChild, resource: resource.name, count });
  }
  await assertAll(
    [...found.values()].map((reference) => () => {
      throw createError(reference);
    }),
  );
  if (!isFinal) return;
  for (const referrer of listForeignIds(context)) {
    const count = await countReferrer(context, referrer, id);
    if (count > 0) throw createError({ isChild: false, resource: referrer.resource.name, count });
  }
}

async function countReferrer(
  { tx }: ReferenceContext,
  { from, where, column, counted }: Referrer,
  id: number,
): Promise<number> {
  const count = await tx.readValue(sql<number>`
    select count(${counted}) from ${from} where ${column} = ${id} and ${where}`);
  return count ?? 0;
}

const createError = ({
  isChild,
  resource,
  count,
}: {
  isChild: boolean;
  resource: string;
  count: number;
}) =>
  isChild
    ? domainError("record.hasChildren", { count })
    : domainError("record.referenced", { count, resource }, { data: { resource, count } });
