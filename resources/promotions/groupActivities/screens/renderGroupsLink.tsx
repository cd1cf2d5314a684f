import { InnerLink } from "../../../../framework/admin/display/InnerLink.tsx";
import { pathToList } from "../../../../framework/admin/paths.ts";
import {
  type DisplayComponent,
  useActor,
  useResource,
} from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";
import type { groupActivities } from "../groupActivities.ts";

/** The number of an activity's groups in a state, linked to them. */
export const renderGroupsLink = (
  tab: "ongoing" | "succeeded",
): DisplayComponent<typeof groupActivities> =>
  function GroupsLink({ record }) {
    const actor = useActor();
    const groupOrders = useResource("groupOrders");
    const count = record[tab] ?? 0;
    if (count === 0 || !can(actor, groupOrders, "view")) return count;
    return (
      <InnerLink to={pathToList(groupOrders, { activityId: record.id, tab })}>{count}</InnerLink>
    );
  };
