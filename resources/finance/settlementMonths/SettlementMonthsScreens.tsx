import { defineScreens } from "../../../framework/admin/resources.tsx";
import { statementScreens } from "../settlementDays/screens/statementScreens.tsx";
import { settlementMonths } from "./settlementMonths.ts";

export default defineScreens(settlementMonths, statementScreens);
