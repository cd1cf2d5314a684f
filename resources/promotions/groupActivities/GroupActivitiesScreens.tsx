import { defineScreens } from "../../../framework/admin/resources.tsx";
import { groupActivities } from "./groupActivities.ts";
import { formatGroupSizes, GroupSizes } from "./screens/GroupSizes.tsx";
import { Limit } from "./screens/Limit.tsx";
import { renderGroupsLink } from "./screens/renderGroupsLink.tsx";
import { FormShare, PageShare } from "./screens/Share.tsx";
import { FormSimulator, PageSimulator } from "./screens/Simulator.tsx";

export default defineScreens(groupActivities, {
  displays: {
    people: GroupSizes,
    groupLimitBuy: Limit,
    ongoing: renderGroupsLink("ongoing"),
    succeeded: renderGroupsLink("succeeded"),
  },
  texts: { people: formatGroupSizes },
  sections: {
    simulator: { typed: FormSimulator, shown: PageSimulator },
    share: { typed: FormShare, shown: PageShare },
  },
});
