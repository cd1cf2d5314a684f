import { sql } from "kysely";
import { langField } from "../../../core/server/storefront/languages.ts";
import { checkOpen, isPurchasable, readShop } from "../../../core/server/storefront/purchasable.ts";
import {
  checkShop,
  shopDependencies,
  storeCall,
  toShopDependencies,
} from "../../../core/server/storefront/storeCall.ts";
import { reference } from "../../../framework/schema/index.ts";
import type { TableRow } from "../../../framework/server/tables/DB.ts";
import {
  buildCategoryTree,
  type CategoryRow,
  type Counted,
} from "../categories/queries/buildCategoryTree.ts";

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
        tx.run<CategoryRow & Pick<TableRow<"shop_categories">, "img">>(sql`
          select id, parent, name, img from shop_categories
          where shop_id = ${id} and status = 'shown' and deleted_at is null order by sort, id`),
        tx.run<Counted>(sql`
          select t.shop_category as id, count(*) as n from goods t where t.shop_id = ${id} and ${isPurchasable} group by 1`),
      ]);
      return {
        data: buildCategoryTree(rows, counts, language),
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
