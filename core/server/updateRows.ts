import { type Expression, type SelectType, type SqlBool, sql, type UpdateType } from "kysely";
import {
  isTenantOwned,
  type ResourceName,
  type ResourceNamed,
  toTableName,
} from "../../framework/schema/index.ts";
import { publishChange } from "../../framework/server/publishChange.ts";
import { anyId } from "../../framework/server/tables/anyId.ts";
import type { Calculated, DB, StandardRow, TableNamed } from "../../framework/server/tables/DB.ts";
import { getMemberId, type TransactionContext } from "./transactionContext.ts";

type Columns<N extends ResourceName> = DB[TableNamed<ResourceNamed<N>>];
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
export async function updateRows<const N extends ResourceName>(
  ctx: Pick<TransactionContext, "engine" | "tx" | "now" | "actor">,
  name: N,
  selection: Selection,
  values: NewValues<N>,
): Promise<number[]> {
  const { engine, tx, now, actor } = ctx;
  const resource = engine.resource<string>(name);
  const memberId = getMemberId(actor);
  const columns: readonly [string, unknown][] = [
    ...Object.entries(values),
    ["version", sql`t.version + 1`],
    ["upd_time", now.toISOString()],
    ...(memberId === null ? [] : [["upd_by", memberId] satisfies [string, number]]),
  ];
  const shop = isTenantOwned(resource) ? sql`t.shop_id` : sql`null::bigint`;
  const changed = await tx.run(sql<Changed>`
    update ${sql.table(toTableName(resource))} t
    set ${sql.join(columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}
    where ${toCondition(selection)} returning t.id, ${shop} as "shopId"`);
  for (const shopId of new Set(changed.map((row) => row.shopId)))
    await publishChange(engine, tx, resource, shopId === null ? {} : { shopId });
  return changed.map(({ id }) => id);
}
