import { defineRules } from "../../../framework/server/defineRules.ts";
import { productReviews, reviewApp } from "./importExport/reviews.ts";
import { pastReviews } from "./pastReviews.ts";

export default defineRules(pastReviews, {
  transfer: { fill: ["source"], formats: [reviewApp, productReviews] },
});
