import { noValue } from "../../../framework/admin/display/noValue.ts";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { HistoryFacts } from "../screens/HistoryFacts.tsx";
import { HistoryLinks } from "../screens/HistoryLinks.tsx";
import { pastReviews } from "./pastReviews.ts";
import { Rating } from "./screens/Rating.tsx";

export default defineScreens(pastReviews, {
  displays: { rating: Rating },
  texts: { rating: ({ rating }) => (rating === undefined ? noValue : `${rating} ★`) },
  tools: HistoryLinks,
  facts: HistoryFacts,
});
