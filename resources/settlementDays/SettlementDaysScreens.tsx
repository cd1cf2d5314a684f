import { defineScreens } from "../../framework/admin/resources.tsx";
import { linesLink } from "../settlementDays/linesLink.tsx";
import { settlementDays } from "./settlementDays.ts";

export default defineScreens(settlementDays, { displays: { net: linesLink("day") } });
