import { sql } from "kysely";
import { type ContentLanguage, reference } from "../../framework/schema/index.ts";
import type { Calculated, TableRow } from "../../framework/server/tables/DB.ts";
import { getText, langField, type Texts } from "./languages.ts";
import { isPurchasable, readAllShops, readShop } from "./purchasable.ts";
import { checkOpen } from "./shops.ts";
import {
  checkShop,
  shopDependencies,
  storeCall,
  toDependencies,
  toShopDependencies,
} from "./storeCall.ts";

interface Node {
  id: number;
  parent: number | null;
  name: Texts;
}
type Counted = Calculated<{ id: TableRow<"goods">["category"]; n: number }>;
export type Branch<T> = Omit<T, "parent" | "name"> & {
  name: string | null;
  count: number;
  children: Branch<T>[];
};

/**
 * Builds a tree from rows; each node counts the goods of its branch. Descendants of a missing row
 * are left out.
 */
export function buildTree<T extends Node>(
  rows: readonly T[],
  counts: readonly Counted[],
  language: ContentLanguage,
): Branch<T>[] {
  const own = new Map(counts.map(({ id, n }) => [id, n]));
  const below = new Map<number | null, T[]>();
  for (const row of rows) below.set(row.parent, [...(below.get(row.parent) ?? []), row]);
  const buildBranches = (parent: number | null): Branch<T>[] =>
    (below.get(parent) ?? []).map(({ parent: _above, name, ...row }) => {
      const children = buildBranches(row.id);
      const count = children.reduce((sum, child) => sum + child.count, own.get(row.id) ?? 0);
      return { ...row, name: getText(name, language), count, children };
    });
  return buildBranches(null);
}

type Category = Node & { icon: string | null; cover: string | null; showHome: boolean };
/** The platform's categories, shared by all shops. */
export const categoryTree = storeCall({
  method: "GET",
  path: "/categories",
  summary: "Retrieve the category tree, with the number of products on sale in each branch",
  fields: { lang: langField },
  answer: ({ pool, language, onlyShop }) =>
    readAllShops(pool, async (tx) => {
      const [rows, counts] = await Promise.all([
        tx.run<Category>(sql`
          select id, parent, name, icon, cover, show_home as "showHome" from categories
          where status = 'enabled' and deleted_at is null order by sort, id`),
        tx.run<Counted>(
          sql`select t.category as id, count(*) as n from goods t where ${isPurchasable}
            ${onlyShop === null ? sql`` : sql`and t.shop_id = ${onlyShop}`} group by t.category`,
        ),
      ]);
      return {
        data: buildTree(rows, counts, language),
        dependencies: [...shopDependencies, ...toDependencies("categories", "goods", "skus")],
      };
    }),
  example: {
    input: { lang: "en" },
    answer: [
      {
        id: 3,
        icon: null,
        cover: null,
        showHome: true,
        name: "Food",
        count: 340,
        children: [
          { id: 9, icon: null, cover: null, showHome: false, name: "Tea", count: 58, children: [] },
        ],
      },
    ],
  },
});

/** The categories of a shop's own storefront. */
export const shopCategoryTree = storeCall({
  method: "GET",
  path: "/shops/{id}/categories",
  summary: "Retrieve a shop's category tree, with the number of products on sale in each branch",
  fields: { id: reference("shops", { required: true }), lang: langField },
  answer: (context, { id }) =>
    readShop(context.pool, id, async (tx) => {
      checkShop(context, id);
      const { language } = context;
      await checkOpen(tx, id);
      const [rows, counts] = await Promise.all([
        tx.run<Node & { img: string | null }>(sql`
          select id, parent, name, img from shop_categories
          where shop_id = ${id} and status = 'shown' and deleted_at is null order by sort, id`),
        tx.run<Counted>(sql`
          select t.shop_category as id, count(*) as n from goods t where t.shop_id = ${id} and ${isPurchasable} group by 1`),
      ]);
      return {
        data: buildTree(rows, counts, language),
        dependencies: [
          ...shopDependencies,
          ...toShopDependencies(id, "shopCategories", "goods", "skus"),
        ],
      };
    }),
  example: {
    input: { id: 1 },
    answer: [{ id: 4, img: null, name: "Breakfast", count: 12, children: [] }],
  },
});
