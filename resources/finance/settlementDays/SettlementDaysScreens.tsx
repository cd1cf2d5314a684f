import { defineScreens } from "../../../framework/admin/resources.tsx";
import { statementScreens } from "./screens/statementScreens.tsx";
import { settlementDays } from "./settlementDays.ts";

export default defineScreens(settlementDays, statementScreens);
