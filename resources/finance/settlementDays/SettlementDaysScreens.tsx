import { defineScreens } from "../../../framework/admin/resources.tsx";
import { renderLinesLinks } from "./screens/renderLinesLinks.tsx";
import { settlementDays } from "./settlementDays.ts";

export default defineScreens(settlementDays, { displays: renderLinesLinks("day") });
