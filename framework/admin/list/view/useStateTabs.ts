import { listTabs, type Resource } from "../../../schema/index.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { useListBody } from "../body/useListBody.ts";
import { useListQuery } from "../useListQuery.ts";
import { useTabCounts } from "./useTabCounts.ts";

const none: readonly string[] = [];

/** The tabs of the whole list: all but those that a view keeps for itself. */
function listWholeTabs(resource: Resource): readonly string[] {
  const kept = resource.viewList.flatMap(({ ownTabs, visibleTabs }) =>
    ownTabs ? (visibleTabs ?? none) : none,
  );
  return listTabs(resource).filter((name) => !kept.includes(name));
}

/**
 * The tabs of a list that stand for a state or a named condition, with their row counts under the
 * filters. A list of a single tab has none, and neither has a board, whose columns are the states.
 */
export function useStateTabs(resource: Resource) {
  const messages = useResourceMessages(resource);
  const { query, tab, isTrash } = useListQuery();
  const { hasTabs } = useListBody(resource).body;
  const declared = resource.tabs ? (resource.visibleTabs ?? listWholeTabs(resource)) : none;
  const isHidden = resource.visibleTabs?.length === 1 || (!hasTabs && !isTrash);
  const names = isHidden ? none : declared;
  const { tab: _, trash: __, ...rest } = query;
  const { data: counts } = useTabCounts(resource, rest, names.length > 0);
  const field = resource.tabs && "field" in resource.tabs ? resource.tabs.field : null;
  return {
    names,
    selected: tab !== null && names.includes(tab) ? tab : "all",
    counts,
    label: (name: string) => (field ? messages.choice(field, name) : messages.tab(name)),
  };
}
