import { sql } from "kysely";
import type { CallInput } from "../../../../framework/schema/index.ts";
import type { AppContext } from "../../../../framework/server/defineRules.ts";
import { notFound } from "../../../../framework/server/domainError.ts";
import { parseIds } from "../../../../framework/server/sql/readListRequest.ts";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";
import type { goods } from "../goods.ts";

type QualityContext<C extends "query" | "addQuality" | "deleteQuality"> = AppContext & {
  input: CallInput<typeof goods, C>;
};
const maxParams = 50;

/**
 * Asserts that a product belongs to the caller's shop, and locks it before a change. Products of
 * other shops are not found.
 */
async function find(tx: Tx, goodsId: number, shopId: number | null, lock: boolean): Promise<void> {
  const found = await tx.first(
    sql`select id from goods where id = ${goodsId} and shop_id = ${shopId} and deleted_at is null ${lock ? sql`for no key update` : sql``}`,
  );
  if (!found) throw notFound();
}
/** A changed parameter is a new version of the product, so that concurrent editors notice it. */
const touch = (tx: Tx, ids: readonly number[], author: number) =>
  tx.run(
    sql`update goods set version = version + 1, upd_time = now(), upd_by = ${author} where id = any(${[...ids]}::bigint[])`,
  );

/**
 * Lists the parameters of one of the shop's products, in their order.
 *
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 */
export async function readQuality({ tx, actor, input }: QualityContext<"query">) {
  await find(tx, input.goodsId, actor.tenantId, false);
  const list = await tx.run(
    sql<
      Pick<TableRow<"goods_params">, "id" | "name" | "value" | "sort">
    >`select id, name, value, sort from goods_params where parent_id = ${input.goodsId} order by position, id`,
  );
  return { list };
}

/**
 * Adds a parameter to one of the shop's products, or changes the one with the given id.
 *
 * @throws {DomainError} `goods.tooManyParams` when the product has its maximum of parameters.
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 */
export async function addQuality({ tx, actor, input }: QualityContext<"addQuality">) {
  const { id = null, goodsId, name, value, sort } = input;
  await find(tx, goodsId, actor.tenantId, true);
  const remaining = await tx.run(
    tx.db.selectFrom("goods_params").select("id").where("parent_id", "=", goodsId),
  );
  if (id !== null && !remaining.some((one) => one.id === id)) throw notFound();
  if (id === null && remaining.length >= maxParams)
    throw domainError("goods.tooManyParams", { max: maxParams });
  const stored = await tx.first<Pick<TableRow<"goods_params">, "id">>(
    id !== null
      ? sql`update goods_params set name = ${name}, value = ${value}, sort = ${sort ?? 0} where id = ${id} returning id`
      : sql`insert into goods_params (shop_id, parent_id, position, name, value, sort)
          values (${actor.tenantId}, ${goodsId}, ${remaining.length}, ${name}, ${value}, ${sort ?? 0}) returning id`,
  );
  await touch(tx, [goodsId], actor.id);
  return { id: stored?.id ?? null };
}

/**
 * Deletes parameters of the shop's products; returns how many.
 *
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 */
export async function deleteQuality({ tx, actor, input }: QualityContext<"deleteQuality">) {
  const deleted = await tx.run(
    tx.db
      .deleteFrom("goods_params")
      .where("id", "=", anyId(parseIds(input.ids)))
      .where("shop_id", "=", actor.tenantId)
      .returning("parent_id as parent"),
  );
  if (deleted.length === 0) throw notFound();
  await touch(tx, [...new Set(deleted.map(({ parent }) => parent))], actor.id);
  return { deleted: deleted.length };
}
