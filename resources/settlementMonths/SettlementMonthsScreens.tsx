import { defineScreens } from "../../framework/admin/resources.tsx";
import { linesLink } from "../settlementDays/linesLink.tsx";
import { settlementMonths } from "./settlementMonths.ts";

export default defineScreens(settlementMonths, { displays: { net: linesLink("month") } });
