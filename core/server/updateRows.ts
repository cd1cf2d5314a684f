import { type Expression, type SelectType, type SqlBool, sql, type UpdateType } from "kysely";
import {
  isTenantOwned,
  type ResourceName,
  toSnakeCase,
  toTableName,
} from "../../framework/schema/index.ts";
import { publishChange } from "../../framework/server/publishChange.ts";
import { anyId } from "../../framework/server/tables/anyId.ts";
import type { CamelUpdate } from "../../framework/server/tables/camelValues.ts";
import type { Calculated, DB, StandardRow, TableNamed } from "../../framework/server/tables/DB.ts";
import { getMemberId, type TransactionContext } from "./transactionContext.ts";

type Columns<N extends ResourceName> = DB[TableNamed<N>];
/** New values by column: a value, or an expression over the row, which is named `t`. */
type NewValues<N extends ResourceName> = {
  readonly [C in keyof Columns<N>]?:
    | UpdateType<Columns<N>[C]>
    | Expression<SelectType<Columns<N>[C]>>;
};
/** The rows to change: one or several by their ids, or those that meet a condition on `t`. */
type Selection = number | readonly number[] | Expression<SqlBool>;

const toCondition = (selection: Selection): Expression<SqlBool> =>
  typeof selection === "number"
    ? sql`t.id = ${selection}`
    : "toOperationNode" in selection
      ? selection
      : sql`t.id = ${anyId(selection)}`;

type WriteContext = Pick<TransactionContext, "engine" | "tx" | "now" | "actor">;
/** A changed row, with its shop if the rows belong to shops. */
type Changed = Pick<StandardRow, "id"> & Calculated<{ shopId: number | null }>;

/**
 * Changes rows of a resource with one statement, for commands that check the rest themselves: there
 * are no hooks, no validation and no audit trail. Each row gets its next version, the time of the
 * command and the member who runs it, and every process is notified of the change after the commit.
 * Returns the ids of the changed rows.
 *
 * @example
 * ```ts
 * async function pauseExpired(ctx: TransactionContext) {
 *   const expired = sql<boolean>`t.contract_until < ${ctx.now.toISOString()}`;
 *   const paused = await updateRows(ctx, "suppliers", expired, { status: "paused" });
 *   console.log(`${paused.length} suppliers paused`);
 * }
 * ```
 */
export const updateRows = <const N extends ResourceName>(
  ctx: WriteContext,
  name: N,
  selection: Selection,
  values: NewValues<N>,
): Promise<number[]> => updateColumns(ctx, name, selection, Object.entries(values));

/**
 * The same as `updateRows`, with the new values by the names of the columns in camel case.
 *
 * @example
 * ```ts
 * const pauseSupplier = (ctx: TransactionContext, id: number) =>
 *   updateFields(ctx, "suppliers", id, { status: "paused", remark: null });
 * ```
 */
export const updateFields = <const N extends ResourceName>(
  ctx: WriteContext,
  name: N,
  selection: Selection,
  values: CamelUpdate<TableNamed<N>>,
): Promise<number[]> =>
  updateColumns(
    ctx,
    name,
    selection,
    Object.entries(values).map(([column, value]) => [toSnakeCase(column), value]),
  );

/** A structure or a list, which the database converts to the type of its column. */
const isStructure = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !("toOperationNode" in value);
const toExpression = (table: string, column: string, value: unknown): Expression<unknown> =>
  isStructure(value)
    ? sql`(select ${sql.ref(`g.${column}`)} from jsonb_populate_record(
        null::${sql.table(table)}, ${JSON.stringify({ [column]: value })}::jsonb) g)`
    : sql`${value}`;

async function updateColumns(
  ctx: WriteContext,
  name: ResourceName,
  selection: Selection,
  values: readonly (readonly [string, unknown])[],
): Promise<number[]> {
  const { engine, tx, now, actor } = ctx;
  const resource = engine.resource<string>(name);
  const table = toTableName(resource);
  const memberId = getMemberId(actor);
  const columns: readonly (readonly [string, unknown])[] = [
    ...values,
    ["version", sql`t.version + 1`],
    ["upd_time", now.toISOString()],
    ...(memberId === null ? [] : [["upd_by", memberId] satisfies [string, number]]),
  ];
  const shop = isTenantOwned(resource) ? sql`t.shop_id` : sql`null::bigint`;
  const changed = await tx.run(sql<Changed>`
    update ${sql.table(table)} t
    set ${sql.join(columns.map(([column, value]) => sql`${sql.ref(column)} = ${toExpression(table, column, value)}`))}
    where ${toCondition(selection)} returning t.id, ${shop} as "shopId"`);
  for (const shopId of new Set(changed.map((row) => row.shopId)))
    await publishChange(engine, tx, resource, shopId === null ? {} : { shopId });
  return changed.map(({ id }) => id);
}
