import { defineScreens } from "../../../framework/admin/resources.tsx";
import { groupActivities } from "./groupActivities.ts";
import { Limit } from "./screens/Limit.tsx";
import { renderGroupsLink } from "./screens/renderGroupsLink.tsx";

export default defineScreens(groupActivities, {
  displays: {
    groupLimitBuy: Limit,
    ongoing: renderGroupsLink("ongoing"),
    succeeded: renderGroupsLink("succeeded"),
  },
});
