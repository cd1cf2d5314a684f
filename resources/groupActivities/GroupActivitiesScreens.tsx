import { defineScreens } from "../../framework/admin/resources.tsx";
import { groupActivities } from "./groupActivities.ts";
import { Limit, People } from "./screens/Steps.tsx";

export default defineScreens(groupActivities, { displays: { groupNum: People, groupLimitBuy: Limit } });
