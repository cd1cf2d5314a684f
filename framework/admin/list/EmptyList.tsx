import Button from "@mui/material/Button";
import { Inbox, SearchX, Trash2 } from "lucide";
import { useLocale, useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { createIcon } from "../icons/createIcon.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { countText } from "./countText.ts";
import { ListMessage } from "./ListMessage.tsx";
import { isNarrowed, useListQuery, withoutFilters } from "./useListQuery.ts";
import { useTabCounts } from "./view/useTabCounts.ts";
import { WaysIn } from "./WaysIn.tsx";

const EmptyIcon = createIcon(Inbox);
const NoMatchIcon = createIcon(SearchX);
const TrashIcon = createIcon(Trash2);

/** Shown when the resource has no rows, or the filters or the view match none. */
export function EmptyList({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const { query, filter, isTrash, tab, change, replace } = useListQuery();
  const isNarrowedTab = tab !== null && isNarrowed(filter);
  const { tab: _, ...everywhere } = query;
  const { data: counts } = useTabCounts(resource, everywhere, isNarrowedTab);
  const locale = useLocale();
  const name = messages.inSentence(2);
  if (isNarrowedTab && counts?.all) {
    const all = translate("framework.list.allTab");
    return (
      <ListMessage
        icon={NoMatchIcon}
        title={translate("framework.list.noMatch", { name })}
        actions={
          <Button variant="contained" onClick={() => change({ tab: undefined })}>
            {translate("framework.list.showIn", { tab: all })}
          </Button>
        }
      >
        {translate("framework.list.foundIn", {
          tab: all,
          total: countText(counts, "all", locale),
          name: messages.inSentence(counts.all),
        })}
      </ListMessage>
    );
  }
  if (isNarrowed(filter))
    return (
      <ListMessage
        icon={NoMatchIcon}
        title={translate("framework.list.noMatch", { name })}
        actions={
          <Button variant="outlined" onClick={() => replace(withoutFilters(filter))}>
            {translate("framework.list.clearFilters")}
          </Button>
        }
      >
        {translate("framework.list.noMatchHelp")}
      </ListMessage>
    );
  if (isTrash)
    return <ListMessage icon={TrashIcon} title={translate("framework.list.emptyTrash")} />;
  if (tab !== null)
    return (
      <ListMessage
        icon={EmptyIcon}
        title={translate("framework.list.emptyView", { name })}
        actions={
          <Button variant="outlined" onClick={() => replace({})}>
            {translate("framework.list.showAll", { name })}
          </Button>
        }
      />
    );
  return (
    <ListMessage icon={EmptyIcon} title={messages.empty} actions={<WaysIn resource={resource} />} />
  );
}
