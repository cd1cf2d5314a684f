import { defineScreens } from "../../../framework/admin/resources.tsx";
import { linesLinks } from "./linesLinks.tsx";
import { settlementDays } from "./settlementDays.ts";

export default defineScreens(settlementDays, { displays: linesLinks("day") });
