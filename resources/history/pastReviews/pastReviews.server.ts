import { defineRules } from "../../../framework/server/defineRules.ts";
import { judgeMe, productReviews } from "../formats/reviews.ts";
import { pastReviews } from "./pastReviews.ts";

export default defineRules(pastReviews, {
  transfer: { fill: ["source"], formats: [judgeMe, productReviews] },
});
