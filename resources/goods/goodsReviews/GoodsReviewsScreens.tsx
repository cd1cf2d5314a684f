import { renderRate } from "../../../core/shops/renderRate.tsx";
import { ShopDisplay } from "../../../core/shops/ShopLink.tsx";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { goodsReviews } from "./goodsReviews.ts";
import { ProductPictures } from "./screens/ProductPictures.tsx";

/** Members open this screen to decide on pending goods. */
export default defineScreens(goodsReviews, {
  firstTab: "pendingReview",
  reasons: { reject: ["images", "description", "category", "prohibited"] },
  displays: { shop: ShopDisplay, commissionRate: renderRate(goodsReviews.name) },
  sections: { pictures: { shown: ProductPictures } },
});
