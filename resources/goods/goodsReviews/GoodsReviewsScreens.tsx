import { defineScreens } from "../../../framework/admin/resources.tsx";
import { goodsReviews } from "./goodsReviews.ts";

/** What waits for a decision is what one comes for. */
export default defineScreens(goodsReviews, { firstTab: "pendingReview" });
