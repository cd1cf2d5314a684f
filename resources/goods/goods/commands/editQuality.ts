import type { CallInput } from "../../../../framework/schema/index.ts";
import type { AppContext } from "../../../../framework/server/defineRules.ts";
import { notFound } from "../../../../framework/server/domainError.ts";
import { parseIds } from "../../../../framework/server/sql/readListRequest.ts";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import { sqlNow } from "../../../../framework/server/tables/sqlNow.ts";
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
    tx.db
      .selectFrom("goods")
      .select("id")
      .where("id", "=", goodsId)
      .where("shop_id", "=", shopId)
      .where("deleted_at", "is", null)
      .$if(lock, (query) => query.forNoKeyUpdate()),
  );
  if (!found) throw notFound();
}
/** A changed parameter is a new version of the product, so that concurrent editors notice it. */
const touch = (tx: Tx, ids: readonly number[], author: number) =>
  tx.run(
    tx.db
      .updateTable("goods")
      .set(({ eb }) => ({ version: eb("version", "+", 1), upd_time: sqlNow, upd_by: author }))
      .where("id", "=", anyId(ids)),
  );

/**
 * Lists the parameters of one of the shop's products, in their order.
 *
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 */
export async function readQuality({ tx, actor, input }: QualityContext<"query">) {
  await find(tx, input.goodsId, actor.tenantId, false);
  const list = await tx.run(
    tx.db
      .selectFrom("goods_params")
      .select(["id", "name", "value", "sort"])
      .where("parent_id", "=", input.goodsId)
      .orderBy("position")
      .orderBy("id"),
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
  const values = { name, value, sort: sort ?? 0 };
  const place = { shop_id: actor.tenantId ?? 0, parent_id: goodsId, position: remaining.length };
  const stored = await tx.first(
    id !== null
      ? tx.db.updateTable("goods_params").set(values).where("id", "=", id).returning("id")
      : tx.db
          .insertInto("goods_params")
          .values({ ...place, ...values })
          .returning("id"),
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
