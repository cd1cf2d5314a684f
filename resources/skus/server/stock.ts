import { sql } from "kysely";
import { type CallInput, type Issues, locales } from "../../../framework/schema/index.ts";
import { inLanguage } from "../../../framework/server/query.ts";
import { invalid } from "../../../framework/server/refusal.ts";
import type { RuleContext } from "../../../framework/server/rules.ts";
import { summarize } from "../../goods/server/summary.ts";
import type { skus } from "../skus.ts";

type Asked<C extends "getStockList" | "updateStock"> = RuleContext & { input: CallInput<typeof skus, C> };
interface Line {
  goodsId: number;
  id: number;
  goodsName: string | null;
  cateName: string | null;
  img: string | null;
  attrName: string | null;
  code: string | null;
  price: number;
  stock: number;
}
const pattern = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;

/** A page of everything that can be sold, with its product. */
export async function getStockList({ tx, actor, locale, input }: Asked<"getStockList">) {
  const { page, pageSize, goodsName, code, cateId } = input;
  const where = sql.join(
    [
      sql`k.shop_id = ${actor.shopId} and k.deleted_at is null`,
      ...(goodsName ? [sql`g.search_text like ${pattern(goodsName)}`] : []),
      ...(code ? [sql`lower(k.code) like ${pattern(code)}`] : []),
      ...(cateId ? [sql`g.category = ${cateId}`] : []),
    ],
    sql` and `,
  );
  const from = sql`from skus k join goods g on g.id = k.goods where ${where}`;
  const language = locales.includes(locale) ? locale : "en";
  const size = pageSize ?? 20;
  const list = await tx.run<Line>(sql`
    select k.id, k.goods as "goodsId", ${inLanguage(sql`g.title`, language)} as "goodsName",
      (select ${inLanguage(sql`c.name`, language)} from categories c where c.id = g.category) as "cateName",
      coalesce(k.img, g.main_img) as img, k.attr_name as "attrName", k.code, k.price, k.stock
    ${from} order by k.goods desc, k.position, k.id limit ${size} offset ${((page ?? 1) - 1) * size}`);
  const total = await tx.first<{ n: number }>(sql`select count(*) as n ${from}`);
  return { list, total: total?.n ?? 0 };
}

/** Sets the stock of many things at once, all or none; whose is not there is named by its line. */
export async function updateStock({ tx, actor, input }: Asked<"updateStock">) {
  const lines = input.stockJson ?? [];
  const known = await tx.run<{ id: number; goods: number; stock: number }>(sql`
    select id, goods, stock from skus where id = any(${lines.map(({ skuId }) => skuId)}::bigint[])
    and shop_id = ${actor.shopId} and deleted_at is null order by id for update`);
  const byId = new Map(known.map((sku) => [sku.id, sku]));
  const issues: Issues = {};
  for (const [index, { skuId }] of lines.entries())
    if (!byId.has(skuId))
      issues[`stockJson.${index}.skuId`] = { key: "validation.referenceMissing", params: { label: skuId } };
  if (Object.keys(issues).length > 0) throw invalid(issues);
  const changes = lines.filter(({ skuId, stock }) => byId.get(skuId)?.stock !== stock);
  if (changes.length === 0) return { changed: 0 };
  const rows = changes.map(({ skuId, stock }) => sql`(${skuId}::bigint, ${stock}::integer)`);
  await tx.run(sql`
    update skus k set stock = given.stock, version = version + 1, upd_time = now(), upd_by = ${actor.id}
    from (values ${sql.join(rows)}) as given (id, stock) where k.id = given.id`);
  await summarize(tx, [...new Set(changes.map(({ skuId }) => byId.get(skuId)?.goods ?? 0))]);
  return { changed: changes.length };
}
