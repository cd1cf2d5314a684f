import { ShopDisplay } from "../../../core/shops/ShopLink.tsx";
import { type DisplayComponent, defineScreens } from "../../../framework/admin/resources.tsx";
import { goodsReviews } from "./goodsReviews.ts";
import { ProductPictures } from "./screens/ProductPictures.tsx";

const Seller: DisplayComponent<typeof goodsReviews> = ({ record: { shop, sellerId } }) => (
  <ShopDisplay record={{ shop, shopId: sellerId }} />
);

/** Members open this screen to decide on pending goods. */
export default defineScreens(goodsReviews, {
  firstTab: "pendingReview",
  reasons: { reject: ["images", "description", "category", "prohibited"] },
  displays: { shop: Seller },
  sections: { pictures: { shown: ProductPictures } },
});
