import { defineScreens } from "../../../framework/admin/resources.tsx";
import { HistoryFacts } from "../screens/HistoryFacts.tsx";
import { HistoryLinks } from "../screens/HistoryLinks.tsx";
import { pastReviews } from "./pastReviews.ts";

export default defineScreens(pastReviews, {
  tools: HistoryLinks,
  facts: HistoryFacts,
});
