import { defineScreens } from "../../../framework/admin/resources.tsx";
import { disputeScreens } from "../dayDisputes/screens/disputeScreens.tsx";
import { MonthName, nameByMonth } from "../settlementMonths/screens/monthScreens.tsx";
import { monthDisputes } from "./monthDisputes.ts";

export default defineScreens(monthDisputes, {
  ...disputeScreens,
  displays: { ...disputeScreens.displays, month: MonthName },
  recordTitle: nameByMonth(monthDisputes),
});
