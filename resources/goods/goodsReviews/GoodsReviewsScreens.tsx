import { defineScreens } from "../../../framework/admin/resources.tsx";
import { goodsReviews } from "./goodsReviews.ts";

/** Members open this screen to decide on pending goods. */
export default defineScreens(goodsReviews, {
  firstTab: "pendingReview",
  reasons: { reject: ["images", "description", "category", "prohibited"] },
});
