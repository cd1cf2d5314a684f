import { address } from "../../../core/calls/answerShapes.ts";
import { langField } from "../../../core/server/storefront/languages.ts";
import { isPurchasable, readAllShops } from "../../../core/server/storefront/purchasable.ts";
import {
  shopDependencies,
  storeCall,
  toDependencies,
} from "../../../core/server/storefront/storeCall.ts";
import { shapes } from "../../../framework/schema/index.ts";
import { buildCategoryTree, describeTree } from "./queries/buildCategoryTree.ts";

const { boolean, integer, nullable } = shapes;

/** The platform's categories, shared by all shops. */
export const categoryTree = storeCall({
  method: "GET",
  path: "/categories",
  summary: "Retrieve the category tree, with the number of products on sale in each branch",
  fields: { lang: langField },
  response: describeTree({
    id: integer(),
    icon: nullable(address),
    cover: nullable(address),
    showHome: boolean(),
  }),
  answer: ({ pool, language, onlyShop }) =>
    readAllShops(pool, async (tx) => {
      const [rows, counts] = await Promise.all([
        tx.run(
          tx.db
            .selectFrom("categories")
            .select(["id", "parent", "name", "icon", "cover", "show_home as showHome"])
            .where("status", "=", "enabled")
            .where("deleted_at", "is", null)
            .orderBy("sort")
            .orderBy("id"),
        ),
        tx.run(
          tx.db
            .selectFrom("goods as t")
            .select(({ fn }) => ["t.category as id", fn.countAll<number>().as("n")])
            .where(isPurchasable)
            .$if(onlyShop !== null, (query) => query.where("t.shop_id", "=", onlyShop))
            .groupBy("t.category"),
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
