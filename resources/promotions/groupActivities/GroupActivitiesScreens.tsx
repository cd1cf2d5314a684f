import { defineScreens } from "../../../framework/admin/resources.tsx";
import { groupActivities } from "./groupActivities.ts";
import { Limit } from "./screens/Limit.tsx";
import { renderGroupsLink } from "./screens/renderGroupsLink.tsx";
import { TimeLimit } from "./screens/TimeLimit.tsx";

export default defineScreens(groupActivities, {
  displays: {
    groupLimitBuy: Limit,
    groupLimitHours: TimeLimit,
    ongoing: renderGroupsLink("ongoing"),
    succeeded: renderGroupsLink("succeeded"),
  },
});
