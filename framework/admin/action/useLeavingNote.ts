import { useCallback, useContext } from "react";
import { ListContext, useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { isInTab } from "../display/isWaiting.ts";
import { useActor } from "../resources.tsx";

/**
 * Returns a function that says how many of the given records, now in these states, leave the tab of
 * the list that is open: the end of a sentence, and empty if none does.
 */
export function useLeavingNote(resource: Resource) {
  const list = useContext(ListContext);
  const actor = useActor();
  const translate = useTranslate();
  return useCallback(
    (ids: readonly number[], states: readonly string[]): string => {
      const tab: unknown = list?.filterValues?.tab;
      const [status, ...others] = new Set(states);
      if (typeof tab !== "string" || list?.resource !== resource.name) return "";
      if (status === undefined || others.length > 0) return "";
      const rows = (list.data ?? []).filter(({ id }) => ids.includes(Number(id)));
      const left = rows.filter((row) => !isInTab(resource, tab, actor, { ...row, status }));
      if (left.length === 0) return "";
      // Rows of other pages have changed as those of this one.
      const count = left.length === rows.length ? ids.length : left.length;
      return ` · ${translate("framework.action.left", { smart_count: count })}`;
    },
    [list, resource, actor, translate],
  );
}
