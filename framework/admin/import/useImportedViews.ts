import { useQuery } from "@tanstack/react-query";
import { canOpen, getShownView, listMenuItems, type Resource } from "../../schema/index.ts";
import { pathToList } from "../paths.ts";
import { useActor, useAdminProvider } from "../resources.tsx";

/** A list that shows records of an import. */
export interface ImportedView {
  entry: Resource;
  path: string;
  count: number;
}
/** Returns the lists that show the records which an import has written, with their numbers. */
export function useImportedViews(
  resource: Resource,
  importId: string,
  total: number,
): readonly ImportedView[] {
  const actor = useActor();
  const provider = useAdminProvider();
  const { data: counts } = useQuery({
    queryKey: [resource.name, "imported", importId],
    queryFn: () => provider.counts(resource.name, { importId }),
    enabled: resource.tabs !== null && total > 0,
    // Without the counts of its tabs, the first list is opened.
    retry: false,
  });
  if (total === 0) return [];
  const lists = listMenuItems(resource).filter(
    (entry) => getShownView(entry)?.screen !== "create" && canOpen(actor, entry),
  );
  const toView = (entry: Resource, count: number): ImportedView => ({
    entry,
    count,
    path: pathToList(entry, { importId }),
  });
  const whole = lists.find(({ visibleTabs }) => !visibleTabs);
  if (whole) return [toView(whole, total)];
  return lists
    .map((entry) =>
      toView(
        entry,
        (entry.visibleTabs ?? []).reduce((sum, tab) => sum + (counts?.[tab] ?? 0), 0),
      ),
    )
    .filter(({ count }) => count > 0);
}
