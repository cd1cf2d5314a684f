import { address } from "../../../core/calls/answerShapes.ts";
import { langField } from "../../../core/server/storefront/languages.ts";
import { checkOpen, isPurchasable, readShop } from "../../../core/server/storefront/purchasable.ts";
import {
  checkShop,
  shopDependencies,
  storeCall,
  toShopDependencies,
} from "../../../core/server/storefront/storeCall.ts";
import { reference, shapes } from "../../../framework/schema/index.ts";
import { buildCategoryTree, describeTree } from "../categories/queries/buildCategoryTree.ts";

/** The categories of a shop's own storefront. */
export const shopCategoryTree = storeCall({
  method: "GET",
  path: "/shops/{id}/categories",
  summary: "Retrieve a shop's category tree, with the number of products on sale in each branch",
  fields: { id: reference("shops", { required: true }), lang: langField },
  response: describeTree({ id: shapes.integer(), img: shapes.nullable(address) }),
  answer: (context, { id }) =>
    readShop(context.pool, id, async (tx) => {
      checkShop(context, id);
      const { language } = context;
      await checkOpen(tx, id);
      const [rows, counts] = await Promise.all([
        tx.run(
          tx.db
            .selectFrom("shop_categories")
            .select(["id", "parent", "name", "img"])
            .where("shop_id", "=", id)
            .where("status", "=", "shown")
            .where("deleted_at", "is", null)
            .orderBy("sort")
            .orderBy("id"),
        ),
        tx.run(
          tx.db
            .selectFrom("goods as t")
            .select(({ fn }) => ["t.shop_category as id", fn.countAll<number>().as("n")])
            .where("t.shop_id", "=", id)
            .where(isPurchasable)
            .groupBy("t.shop_category"),
        ),
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
