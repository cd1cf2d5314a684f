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
import { type DomainError, domainError } from "../domainError.ts";
import { childTableRef, columnRef, tableRef } from "../sql/columns.ts";
import { anyId } from "../tables/anyId.ts";
import type { Calculated, StandardRow } from "../tables/DB.ts";
import type { OperationContext } from "./operationContext.ts";
import { isOwnedBy } from "./ownedRows.ts";

type Sql = RawBuilder<unknown>;
type ReferenceContext = Pick<OperationContext, "engine" | "tx" | "resource">;

/** A column whose rows refer to the rows of a resource. */
interface Referrer {
  resource: Resource;
  /** Whether these are rows of the same tree, below the referenced one. */
  isChild: boolean;
  /** Whether the column is no reference, but contains ids. */
  isForeign: boolean;
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
          isForeign: false,
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
    const common = { resource: other, isChild: false, isForeign: true, where: sql`true` };
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

/**
 * Returns the errors of the rows that cannot be deleted because other rows refer to them: which
 * rows and how many, for all resources together. One query finds the referenced rows; a second one
 * counts, only if there are any.
 *
 * The codes are `record.hasChildren` for rows below a row, and `record.referenced` for others.
 */
export async function checkNotReferenced(
  context: ReferenceContext,
  ids: readonly number[],
  isFinal: boolean,
): Promise<Map<number, DomainError[]>> {
  const referrers = [
    ...listReferrers(context, isFinal),
    ...(isFinal ? listForeignIds(context) : []),
  ];
  const referenced = await findReferenced(context, referrers, ids);
  if (referenced.length === 0) return new Map();
  const counts = await countReferences(context, referrers, referenced);
  return new Map(
    referenced.map((id) => [id, toErrors(referrers, counts.get(id) ?? new Map<number, number>())]),
  );
}

/** Returns those of the ids whose rows other rows refer to. */
async function findReferenced(
  { tx }: ReferenceContext,
  referrers: readonly Referrer[],
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0 || referrers.length === 0) return [];
  const exists = referrers.map(
    ({ from, where, column }) =>
      sql`exists (select 1 from ${from} where ${column} = wanted.id and ${where})`,
  );
  return tx.readValues(sql<number>`
    select wanted.id from unnest(${[...ids]}::bigint[]) as wanted (id)
    where ${sql.join(exists, sql` or `)}`);
}

type ReferenceCount = Pick<StandardRow, "id"> & Calculated<{ place: number; count: number }>;
/** Counts the rows that refer to each of the ids, by the place of their referrer in the list. */
async function countReferences(
  { tx }: ReferenceContext,
  referrers: readonly Referrer[],
  ids: readonly number[],
): Promise<Map<number, Map<number, number>>> {
  const counted = referrers.map(
    ({ from, where, column, counted: what }, place) => sql<ReferenceCount>`
    select ${sql.lit(place)}::integer as place, ${column} as id, count(${what}) as count
    from ${from} where ${column} = ${anyId(ids)} and ${where} group by ${column}`,
  );
  const rows = await tx.run(sql<ReferenceCount>`${sql.join(counted, sql` union all `)}`);
  const counts = new Map<number, Map<number, number>>();
  for (const { id, place, count } of rows)
    counts.set(id, (counts.get(id) ?? new Map<number, number>()).set(place, count));
  return counts;
}

/** The rows of one resource that refer to a row. */
interface Reference {
  isChild: boolean;
  resource: string;
  count: number;
}
/**
 * Converts the counts of one row to errors. Several resources may show the rows of one table, and
 * several fields of a row may contain the same id: each row counts once. Columns without a
 * reference are named only if nothing else refers to the row.
 */
function toErrors(
  referrers: readonly Referrer[],
  counts: ReadonlyMap<number, number>,
): DomainError[] {
  const found = new Map<string, Reference>();
  const foreign: Reference[] = [];
  for (const [place, { isChild, isForeign, resource }] of referrers.entries()) {
    const reference = { isChild, resource: resource.name, count: counts.get(place) ?? 0 };
    if (reference.count === 0) continue;
    if (isForeign) foreign.push(reference);
    else addReference(found, isChild ? "" : toTableName(resource), reference);
  }
  const references = found.size > 0 ? [...found.values()] : foreign.slice(0, 1);
  return references.map(createError);
}
function addReference(found: Map<string, Reference>, table: string, reference: Reference): void {
  const known = found.get(table);
  if (!known || (known.resource === reference.resource && known.count < reference.count))
    found.set(table, reference);
}

const createError = ({ isChild, resource, count }: Reference): DomainError =>
  isChild
    ? domainError("record.hasChildren", { count })
    : domainError("record.referenced", { count, resource }, { data: { resource, count } });
