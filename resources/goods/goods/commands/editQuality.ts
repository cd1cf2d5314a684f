import type { CallInput } from "../../../../framework/schema/index.ts";
import type { AppContext } from "../../../../framework/server/defineRules.ts";
import { notFound } from "../../../../framework/server/domainError.ts";
import { readStored } from "../../../../framework/server/operations/readRecord.ts";
import { updateRecord } from "../../../../framework/server/operations/saveRecord.ts";
import { parseIds } from "../../../../framework/server/sql/readListRequest.ts";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import { domainError } from "../../errors.ts";
import { goods } from "../goods.ts";

type QualityContext<C extends "query" | "addQuality" | "deleteQuality"> = AppContext & {
  input: CallInput<typeof goods, C>;
};
const maxParams = 50;

/** Reads the parameters of one of the shop's products, in their order. */
async function readParams({ tx, actor }: AppContext, goodsId: number, lock = false) {
  await readStored(tx, goods, actor, goodsId, { lock });
  return tx.run(
    tx.db
      .selectFrom("goods_params")
      .select(["id", "name", "value", "sort"])
      .where("parent_id", "=", goodsId)
      .orderBy("position")
      .orderBy("id"),
  );
}

/**
 * Lists the parameters of one of the shop's products, in their order.
 *
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 */
export async function readQuality(context: QualityContext<"query">) {
  return { list: await readParams(context, context.input.goodsId) };
}

/**
 * Adds a parameter to one of the shop's products, or changes the one with the given id.
 *
 * @throws {DomainError} `goods.tooManyParams` when the product has its maximum of parameters.
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 */
export async function addQuality(context: QualityContext<"addQuality">) {
  const { id = null, goodsId, name, value, sort } = context.input;
  const params = await readParams(context, goodsId, true);
  const given = { name, value, sort: sort ?? 0 };
  if (id !== null) {
    if (!params.some((one) => one.id === id)) throw notFound();
    const changed = params.map((one) => (one.id === id ? { ...one, ...given } : one));
    await updateRecord(context, goods, goodsId, { params: changed });
    return { id };
  }
  if (params.length >= maxParams) throw domainError("goods.tooManyParams", { max: maxParams });
  await updateRecord(context, goods, goodsId, { params: [...params, given] });
  const added = (await readParams(context, goodsId)).at(-1);
  return { id: added?.id ?? null };
}

/**
 * Deletes parameters of the shop's products; returns how many.
 *
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 */
export async function deleteQuality(context: QualityContext<"deleteQuality">) {
  const { tx, actor, input } = context;
  const ids = parseIds(input.ids);
  const owners = await tx.run(
    tx.db
      .selectFrom("goods_params")
      .select("parent_id as goodsId")
      .distinct()
      .where("id", "=", anyId(ids))
      .where("shop_id", "=", actor.tenantId)
      .orderBy("goodsId"),
  );
  let deleted = 0;
  for (const { goodsId } of owners) {
    const params = await readParams(context, goodsId, true);
    const left = params.filter(({ id }) => !ids.includes(id));
    deleted += params.length - left.length;
    await updateRecord(context, goods, goodsId, { params: left });
  }
  if (deleted === 0) throw notFound();
  return { deleted };
}
