import { defineScreens } from "../../../framework/admin/resources.tsx";
import { HoursDisplay } from "../shopInfo/screens/HoursDisplay.tsx";
import { PositionDisplay } from "../shopInfo/screens/PositionInput.tsx";
import { ReviewPage } from "./screens/ReviewPage.tsx";
import { shopReviews } from "./shopReviews.ts";

export default defineScreens(shopReviews, {
  firstTab: ["reviewing"],
  show: ReviewPage,
  // As wide as the longest deadline, with space for its icon.
  texts: { deadline: ({ deadline }) => (deadline ? "0".repeat(17) : "") },
  displays: { businessHours: HoursDisplay, point: PositionDisplay },
});
