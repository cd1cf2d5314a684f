import { type InferResult, sql } from "kysely";
import { getText, langField } from "../../core/server/storefront/languages.ts";
import { toPicture, toThumbnail } from "../../core/server/storefront/pictures.ts";
import {
  findShopOfProduct,
  isPurchasable,
  readAllShops,
  readShop,
} from "../../core/server/storefront/purchasable.ts";
import {
  checkShop,
  shopDependencies,
  storeCall,
  toDependencies,
  toShopDependencies,
} from "../../core/server/storefront/storeCall.ts";
import { type ContentLanguage, choice, reference, toAmount } from "../../framework/schema/index.ts";
import { notFound } from "../../framework/server/domainError.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import type { Calculated, TableRow } from "../../framework/server/tables/DB.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { serializeFlashSale } from "../../resources/promotions/index.ts";
import { readFlashPlans } from "../../resources/promotions/server.ts";
import { toCounts } from "./comments.ts";
import { readFreightHint } from "./freightHint.ts";
import { desc, goodsTypes, readGoods, serializeGoods } from "./goodsRows.ts";
import { groupTerms } from "./groupTerms.ts";
import { productExample, productShape } from "./productShape.ts";

type Step = Pick<TableRow<"categories">, "id" | "name"> & Calculated<{ whole: boolean }>;

/** Returns the categories from the root to one; none if it or an ancestor is hidden. */
const wayTo = (tx: Tx, table: "categories" | "shop_categories", id: number | null, shown: string) =>
  tx.run(sql<Step>`
    with recursive way as (
      select c.id, c.name, c.parent, c.status, c.deleted_at, 1 as step from ${sql.table(table)} c where c.id = ${id}
      union all
      select c.id, c.name, c.parent, c.status, c.deleted_at, w.step + 1
      from way w join ${sql.table(table)} c on c.id = w.parent where w.step < 10
    ) select id, name, bool_and(status = ${shown} and deleted_at is null) over () as whole from way order by step desc`);
const named = (steps: readonly Step[], language: ContentLanguage) =>
  steps.filter(({ whole }) => whole).map(({ id, name }) => ({ id, name: getText(name, language) }));

/**
 * Related products that a shop configures: of the sets that contain the product, the first by
 * priority.
 */
const associated = (tx: Tx, shopId: number, id: number) =>
  readGoods(tx, {
    where: sql`t.shop_id = ${shopId} and t.id <> ${id} and ${isPurchasable} and t.id in (
      select c.target_id from goods_relations_goods c where c.parent_id = (
        select r.id from goods_relations r join goods_relations_goods o on o.parent_id = r.id
        where r.shop_id = ${shopId} and r.deleted_at is null and o.target_id = ${id} order by r.sort, r.id limit 1))`,
    by: { column: sql`t.sort`, direction: desc },
    limit: 20,
  });

const selectSkus = (shopId: number, goodsId: number) =>
  compiler
    .selectFrom("skus")
    .select(["id", "attr_path as attrPath", "attr_name as attrName", "price"])
    .select(["ori_price as oriPrice", "stock", "weight_kg as weightKg", "img"])
    .where("shop_id", "=", shopId)
    .where("goods", "=", goodsId)
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id");
type Sku = InferResult<ReturnType<typeof selectSkus>>[number];

const serializeSku = (sku: Sku, mainImg: string | null) => {
  const img = sku.img ?? mainImg;
  return {
    id: sku.id,
    name: sku.attrName,
    values: (sku.attrPath ?? "").split(",").filter(Boolean).map(Number),
    price: toAmount(sku.price),
    oriPrice: toAmount(sku.oriPrice),
    stock: sku.stock,
    weightKg: sku.weightKg,
    img,
    thumbnail: toThumbnail(img),
  };
};

export const product = storeCall({
  method: "GET",
  path: "/goods/{id}",
  summary: "Retrieve a product; with languages=all, with its texts in every language",
  fields: {
    id: reference("goods", { required: true }),
    languages: choice(["all"]),
    lang: langField,
  },
  opens: ({ id }) => (Number.isSafeInteger(Number(id)) ? Number(id) : null),
  response: productShape,
  async answer(context, { id, languages }) {
    const { pool, language, t } = context;
    const shopId = await readAllShops(pool, (tx) => findShopOfProduct(tx, id));
    checkShop(context, shopId);
    const data = await readShop(pool, shopId, async (tx) => {
      const found = await tx.first(
        tx.db
          .selectFrom("goods as t")
          .select(["t.id", "t.title", "t.description", "t.detail", "t.main_img as mainImg"])
          .select(["t.imgs", "t.video", "t.attributes", "t.type", "t.sell_num as sold"])
          .select(["t.category", "t.comment_num as commentNum"])
          .select(["t.good_comment_num as goodCommentNum", "t.bad_comment_num as badCommentNum"])
          .select(["t.shop_category as shopCategory", "t.freight_template as freightTemplate"])
          .select(({ ref }) => [
            ref("t.price").$notNull().as("price"),
            ref("t.max_price").$notNull().as("maxPrice"),
            ref("t.stock").$notNull().as("stock"),
          ])
          .where("t.id", "=", id)
          .where("t.shop_id", "=", shopId)
          .where(isPurchasable),
      );
      if (!found) throw notFound();
      const [shop, skus, params, tags, category, shopCategory, freight, others] = await Promise.all(
        [
          tx.first(
            tx.db
              .selectFrom("shop_fronts as s")
              .leftJoin("shop_info as i", (join) =>
                join.onRef("i.shop_id", "=", "s.id").on("i.status", "=", "approved"),
              )
              .select(({ fn }) => ["s.name", fn.coalesce("i.logo", "s.logo").as("logo"), "i.names"])
              .where("s.id", "=", shopId),
          ),
          tx.run(selectSkus(shopId, id)),
          tx.run(
            tx.db
              .selectFrom("goods_params")
              .select(["name", "value"])
              .where("shop_id", "=", shopId)
              .where("parent_id", "=", id)
              .orderBy("sort")
              .orderBy("position")
              .orderBy("id"),
          ),
          tx.run(
            tx.db
              .selectFrom("goods_tag_ids as c")
              .innerJoin("goods_tags as g", "g.id", "c.target_id")
              .select(["g.id", "g.name", "g.colour"])
              .where("c.shop_id", "=", shopId)
              .where("c.parent_id", "=", id)
              .where("g.deleted_at", "is", null)
              .orderBy("c.position"),
          ),
          wayTo(tx, "categories", found.category, "enabled"),
          wayTo(tx, "shop_categories", found.shopCategory, "shown"),
          readFreightHint(tx, shopId, found.freightTemplate, t),
          associated(tx, shopId, id),
        ],
      );
      const [flash] =
        found.type === "seckill"
          ? await readFlashPlans(tx, {
              goods: [{ goodsId: id, shopId }],
              now: new Date(),
              buyerId: null,
            })
          : [];
      const group = found.type === "group" ? await groupTerms(tx, id, skus) : null;
      const { title, description, detail, mainImg } = found;
      const every = languages === "all";
      return {
        id,
        shop: {
          id: shopId,
          name: getText(shop?.names, language) ?? shop?.name ?? null,
          logo: shop?.logo ?? null,
          logoThumbnail: toThumbnail(shop?.logo ?? null),
        },
        type: goodsTypes[found.type],
        title: getText(title, language),
        description: getText(description, language),
        detail: getText(detail, language),
        ...(every && { titles: title, descriptions: description, details: detail }),
        mainImg,
        thumbnail: toThumbnail(mainImg),
        album: found.imgs.map(toPicture),
        video: found.video,
        price: toAmount(found.price),
        maxPrice: toAmount(found.maxPrice),
        inStock: found.stock > 0,
        sold: found.sold,
        comments: toCounts({
          total: found.commentNum,
          good: found.goodCommentNum,
          bad: found.badCommentNum,
        }),
        categoryPath: named(category, language),
        shopCategoryPath: named(shopCategory, language),
        attributes: found.attributes ?? [],
        skus: skus.map((sku) => serializeSku(sku, mainImg)),
        group,
        flashSale: flash ? serializeFlashSale(flash) : null,
        params,
        tags,
        freight,
        associated: others.map((row) => serializeGoods(row, language, every)),
      };
    });
    return {
      data,
      dependencies: [
        ...shopDependencies,
        ...toDependencies("categories"),
        ...toShopDependencies(
          shopId,
          "goods",
          "skus",
          "goodsTags",
          "shopCategories",
          "freightTemplates",
          "goodsRelations",
          "groupActivities",
          "flashSales",
          // Orders take what is left of a sale.
          ...(data.flashSale || data.associated.some((one) => one.flashSale) ? ["orders"] : []),
        ),
      ],
    };
  },
  example: {
    input: { id: 101, languages: "all" },
    answer: productExample,
  },
});
