/** Declarations, types and pure functions of the domain, for everything outside of it. */

export { categories } from "./categories/categories.ts";
export { type Attribute, attributesField } from "./goods/attributes.ts";
export { completeLanguages } from "./goods/completeLanguages.ts";
export { goods } from "./goods/goods.ts";
export { listCombinations } from "./goods/matrix/logic/paths.ts";
export type { ThirdProduct } from "./goods/thirdProduct.ts";
export { goodsRelations } from "./goodsRelations/goodsRelations.ts";
export { goodsReviews } from "./goodsReviews/goodsReviews.ts";
export { goodsTags } from "./goodsTags/goodsTags.ts";
export { libraryGoods } from "./libraryGoods/libraryGoods.ts";
export { findFixedLink } from "./picker/fixedLinks.ts";
export { getPagePath, isLinkItem, type LinkItem, type LinkType } from "./picker/linkItem.ts";
export { shopCategories } from "./shopCategories/shopCategories.ts";
export { skuFields } from "./skus/skuFields.ts";
export { skus } from "./skus/skus.ts";
