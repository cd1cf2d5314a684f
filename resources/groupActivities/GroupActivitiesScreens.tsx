import { defineScreens } from "../../framework/admin/resources.tsx";
import { groupActivities } from "./groupActivities.ts";
import { Limit } from "./screens/Limit.tsx";

export default defineScreens(groupActivities, { displays: { groupLimitBuy: Limit } });
