import { defineScreens } from "../../../framework/admin/resources.tsx";
import { groupActivities } from "./groupActivities.ts";
import { groupsLink } from "./screens/groupsLink.tsx";
import { Limit } from "./screens/Limit.tsx";

export default defineScreens(groupActivities, {
  displays: {
    groupLimitBuy: Limit,
    ongoing: groupsLink("ongoing"),
    succeeded: groupsLink("succeeded"),
  },
});
