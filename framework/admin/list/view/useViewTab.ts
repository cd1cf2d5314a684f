import { useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { useListQuery } from "../useListQuery.ts";
import { useSavedViews } from "./useSavedViews.ts";

/**
 * Returns the state to which the selected saved view is limited, as a filter: "Status: Paused", or
 * the name of a condition. Null without such a view.
 */
export function useViewTab(resource: Resource): string | null {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const { tab } = useListQuery();
  const { active } = useSavedViews(resource);
  if (!active || tab === null || !resource.tabs) return null;
  if (!("field" in resource.tabs)) return messages.tab(tab);
  const { field } = resource.tabs;
  return translate("framework.form.labelled", {
    label: messages.field(field),
    value: messages.choice(field, tab),
  });
}
