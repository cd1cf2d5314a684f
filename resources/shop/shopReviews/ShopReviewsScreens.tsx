import { defineScreens } from "../../../framework/admin/resources.tsx";
import { HoursDisplay } from "../shopInfo/screens/HoursDisplay.tsx";
import { PositionDisplay } from "../shopInfo/screens/PositionInput.tsx";
import { ReviewPage } from "./screens/ReviewPage.tsx";
import { shopReviews } from "./shopReviews.ts";

export default defineScreens(shopReviews, {
  show: ReviewPage,
  displays: { businessHours: HoursDisplay, point: PositionDisplay },
});
