import { useMemo } from "react";
import { useLocale, useTranslate } from "react-admin";
import { findResource, isManagedBy } from "../../framework/admin/app/menu.ts";
import { toPath } from "../../framework/admin/paths.ts";
import { useAdmin } from "../../framework/admin/resources.tsx";
import { canOpen, type Resource } from "../../framework/schema/index.ts";
import { findScreens, listScreens, listSettings, type Screen } from "./findScreens.ts";
import { type Choice, useRecentChoices } from "./useRecentChoices.ts";
import { useRecordSearch } from "./useRecordSearch.ts";

export interface SearchGroup {
  key: string;
  title: string;
  choices: readonly Choice[];
}
const toChoice = ({ title, path, section }: Screen): Choice => ({ title, path, kind: section });

/** Returns the results for the text; for an empty text, the latest choices. */
export function useSearch(query: string) {
  const translate = useTranslate();
  const locale = useLocale();
  const { resources, actor } = useAdmin();
  const { recent, remember } = useRecentChoices();
  const screens = useMemo(
    () => listScreens(resources, actor, translate, locale),
    [resources, actor, translate, locale],
  );
  const settings = useMemo(
    () => listSettings(resources, actor, translate),
    [resources, actor, translate],
  );
  const { found, isSearching, failed, slow, retry } = useRecordSearch(query);
  const formatName = (name: string, count: number) =>
    translate(`resources.${name}.name`, { smart_count: count });
  const toGroups = (key: string, choices: readonly Choice[]): SearchGroup[] =>
    choices.length > 0
      ? [{ key, title: translate(`markethall.shell.search.${key}`), choices }]
      : [];

  /** A changed role may no longer open a screen that was chosen earlier. */
  const isOpenStill = ({ path }: Choice) => {
    const resource = findResource(resources, path.replace(/#.*/, ""));
    return (
      !resource ||
      (isManagedBy(resource, actor) &&
        (path.replace(/#.*/, "") !== resource.route || canOpen(actor, resource)))
    );
  };
  const groups: SearchGroup[] = query.trim()
    ? [
        ...toGroups("screens", findScreens(screens, query).map(toChoice)),
        ...toGroups("settings", findScreens(settings, query, 4).map(toChoice)),
        ...found.map(({ resource, records }) => ({
          key: resource.name,
          title: formatName(resource.name, 2),
          choices: records.map(({ id, name }) => ({
            title: name,
            path: toPath(resource, "show", id),
            kind: formatName(resource.name, 1),
          })),
        })),
      ]
    : [
        ...toGroups("recent", recent.filter(isOpenStill)),
        ...toGroups("screens", screens.slice(0, 8).map(toChoice)),
      ];
  const joinNames = (some: readonly Resource[]) =>
    some.map(({ name }) => formatName(name, 2)).join(translate("markethall.shell.search.comma"));
  return { groups, isSearching, remember, failed: joinNames(failed), slow: joinNames(slow), retry };
}
