import { defineScreens } from "../../../framework/admin/resources.tsx";
import { numberDisplay } from "../payouts/numberDisplay.tsx";
import { withdrawAccountReviews } from "./withdrawAccountReviews.ts";

export default defineScreens(withdrawAccountReviews, {
  firstTab: ["pending"],
  displays: { number: numberDisplay(withdrawAccountReviews, "approve") },
});
