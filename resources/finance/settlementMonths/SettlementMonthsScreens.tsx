import { defineScreens } from "../../../framework/admin/resources.tsx";
import { renderLinesLinks } from "../settlementDays/screens/renderLinesLinks.tsx";
import { settlementMonths } from "./settlementMonths.ts";

export default defineScreens(settlementMonths, { displays: renderLinesLinks("month") });
