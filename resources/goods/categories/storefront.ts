import { sql } from "kysely";
import { langField } from "../../../core/server/storefront/languages.ts";
import { isPurchasable, readAllShops } from "../../../core/server/storefront/purchasable.ts";
import {
  shopDependencies,
  storeCall,
  toDependencies,
} from "../../../core/server/storefront/storeCall.ts";
import type { CamelRow } from "../../../framework/server/tables/DB.ts";
import { buildCategoryTree, type CategoryRow, type Counted } from "./queries/buildCategoryTree.ts";

type Category = CategoryRow & Pick<CamelRow<"categories">, "icon" | "cover" | "showHome">;
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
        data: buildCategoryTree(rows, counts, language),
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
