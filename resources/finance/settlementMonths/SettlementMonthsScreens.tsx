import { defineScreens } from "../../../framework/admin/resources.tsx";
import { statementScreens } from "../settlementDays/screens/statementScreens.tsx";
import { MonthName, nameByMonth } from "./screens/monthScreens.tsx";
import { settlementMonths } from "./settlementMonths.ts";

export default defineScreens(settlementMonths, {
  ...statementScreens,
  displays: { ...statementScreens.displays, month: MonthName },
  recordTitle: nameByMonth(settlementMonths),
});
