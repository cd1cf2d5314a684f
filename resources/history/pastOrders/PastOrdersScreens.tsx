import { defineScreens } from "../../../framework/admin/resources.tsx";
import { HistoryFacts } from "../screens/HistoryFacts.tsx";
import { HistoryLinks } from "../screens/HistoryLinks.tsx";
import { pastOrders } from "./pastOrders.ts";

export default defineScreens(pastOrders, {
  tools: HistoryLinks,
  facts: HistoryFacts,
});
