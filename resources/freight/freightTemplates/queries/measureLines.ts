import { sql } from "kysely";
import type { ContentLanguage, Issues, Locale } from "../../../../framework/schema/index.ts";
import { invalid } from "../../../../framework/server/domainError.ts";
import type { CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { Line } from "../freight/terms.ts";
import { readTemplates } from "./readTemplates.ts";

/** Goods with a quantity: one of their variants, or the cheapest. */
export interface Item {
  skuId?: number | null;
  goodsId?: number | null;
  qty: number;
}
/** The data of a SKU that freight is calculated from. */
export type Measured = Pick<CamelRow<"skus">, "price" | "weightKg" | "volumeM3" | "attrName"> & {
  template: TableRow<"goods">["freight_template"];
  title: TableRow<"goods">["title"];
};
const languageKeys: Readonly<Record<Locale, ContentLanguage>> = {
  en: "en",
  "zh-CN": "zhCN",
  "zh-TW": "zhTW",
};

/**
 * Loads the weights and volumes of items from the shop's own records; the error names items that
 * the shop does not have.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export async function measureLines(
  tx: Tx,
  shopId: number,
  items: readonly Item[],
  locale: Locale,
): Promise<Line[]> {
  const skuIds = items.flatMap(({ skuId }) => skuId ?? []);
  const goodsIds = items.flatMap(({ skuId, goodsId }) =>
    skuId == null && goodsId != null ? goodsId : [],
  );
  const found = await tx.run(sql<Measured & Pick<TableRow<"skus">, "id" | "goods">>`
    select s.id, s.goods, g.freight_template as "template", s.price, s.weight_kg as "weightKg",
      s.volume_m3 as "volumeM3", s.attr_name as "attrName", g.title
    from skus s join goods g on g.id = s.goods
    where s.shop_id = ${shopId} and s.deleted_at is null and g.deleted_at is null
      and (s.id = any(${skuIds}::bigint[]) or s.goods = any(${goodsIds}::bigint[]))
    order by s.price, s.id`);
  const issues: Issues = {};
  const measured = items.flatMap(({ skuId, goodsId, qty }, place) => {
    const one = found.find((sku) => (skuId == null ? sku.goods === goodsId : sku.id === skuId));
    if (!one)
      issues[`items.${place}.${skuId == null ? "goodsId" : "skuId"}`] = {
        key: "validation.referenceMissing",
      };
    return one ? { ...one, qty } : [];
  });
  if (Object.keys(issues).length > 0) throw invalid(issues);
  return buildLines(tx, shopId, measured, locale);
}
/** The same for rows that are already loaded. */
export async function buildLines(
  tx: Tx,
  shopId: number,
  measured: readonly (Measured & { qty: number })[],
  locale: Locale,
): Promise<Line[]> {
  const templates = await readTemplates(tx, shopId, [
    ...new Set(measured.flatMap(({ template }) => template ?? [])),
  ]);
  return measured.map(({ template, qty, price, weightKg, volumeM3, attrName, title: titles }) => {
    const title = titles[languageKeys[locale]] ?? titles.en ?? "";
    return {
      goods: attrName ? `${title} (${attrName})` : title,
      template: template === null ? null : (templates.get(template) ?? null),
      qty,
      weightKg: weightKg ?? 0,
      volumeM3: volumeM3 ?? 0,
      amount: qty * price,
    };
  });
}
