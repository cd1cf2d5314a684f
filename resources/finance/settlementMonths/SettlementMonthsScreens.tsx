import { defineScreens } from "../../../framework/admin/resources.tsx";
import { linesLinks } from "../settlementDays/linesLinks.tsx";
import { settlementMonths } from "./settlementMonths.ts";

export default defineScreens(settlementMonths, { displays: linesLinks("month") });
