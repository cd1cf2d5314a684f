import { defineScreens } from "../../../framework/admin/resources.tsx";
import { HistoryFacts } from "../screens/HistoryFacts.tsx";
import { HistoryLinks } from "../screens/HistoryLinks.tsx";
import { pastBuyers } from "./pastBuyers.ts";

export default defineScreens(pastBuyers, {
  tools: HistoryLinks,
  facts: HistoryFacts,
});
