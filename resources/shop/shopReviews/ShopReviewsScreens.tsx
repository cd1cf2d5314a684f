import { defineScreens } from "../../../framework/admin/resources.tsx";
import { HoursDisplay } from "../shopInfo/HoursDisplay.tsx";
import { PositionDisplay } from "../shopInfo/PositionInput.tsx";
import { DueMark } from "./DueMark.tsx";
import { ReviewPage } from "./ReviewPage.tsx";
import { shopReviews } from "./shopReviews.ts";

export default defineScreens(shopReviews, {
  show: ReviewPage,
  displays: { deadline: DueMark, businessHours: HoursDisplay, point: PositionDisplay },
});
