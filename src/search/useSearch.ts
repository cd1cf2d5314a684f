import { useMemo } from "react";
import { useTranslate } from "react-admin";
import { toPath } from "../../framework/admin/paths.ts";
import { useAdmin } from "../../framework/admin/resources.tsx";
import { canOpen, type Resource } from "../../framework/schema/index.ts";
import { isKeptBy, resourceAt } from "../layout/menu.ts";
import { findScreens, type Screen, screensOf, settingsOf } from "./findScreens.ts";
import { type Choice, useRecentChoices } from "./useRecentChoices.ts";
import { useRecordSearch } from "./useRecordSearch.ts";

export interface SearchGroup {
  key: string;
  title: string;
  choices: readonly Choice[];
}
const choiceOf = ({ title, path, section }: Screen): Choice => ({ title, path, kind: section });

/** Returns the results for the text; for an empty text, the latest choices. */
export function useSearch(asked: string) {
  const translate = useTranslate();
  const { resources, actor } = useAdmin();
  const { recent, remember } = useRecentChoices();
  const screens = useMemo(() => screensOf(resources, actor, translate), [resources, actor, translate]);
  const settings = useMemo(() => settingsOf(resources, actor, translate), [resources, actor, translate]);
  const { found, isSearching, failed, slow, retry } = useRecordSearch(asked);
  const nameOf = (name: string, count: number) => translate(`resources.${name}.name`, { smart_count: count });
  const groupOf = (key: string, choices: readonly Choice[]): SearchGroup[] =>
    choices.length > 0 ? [{ key, title: translate(`markethall.shell.search.${key}`), choices }] : [];

  /** A changed role may no longer open a screen that was chosen earlier. */
  const isOpenStill = ({ path }: Choice) => {
    const resource = resourceAt(resources, path.replace(/#.*/, ""));
    return (
      !resource ||
      (isKeptBy(resource, actor) && (path.replace(/#.*/, "") !== resource.route || canOpen(actor, resource)))
    );
  };
  const groups: SearchGroup[] = asked.trim()
    ? [
        ...groupOf("screens", findScreens(screens, asked).map(choiceOf)),
        ...groupOf("settings", findScreens(settings, asked, 4).map(choiceOf)),
        ...found.map(({ resource, records }) => ({
          key: resource.name,
          title: nameOf(resource.name, 2),
          choices: records.map(({ id, name }) => ({
            title: name,
            path: toPath(resource, "show", id),
            kind: nameOf(resource.name, 1),
          })),
        })),
      ]
    : [...groupOf("recent", recent.filter(isOpenStill)), ...groupOf("screens", screens.slice(0, 8).map(choiceOf))];
  const namesOf = (some: readonly Resource[]) =>
    some.map(({ name }) => nameOf(name, 2)).join(translate("markethall.shell.search.comma"));
  return { groups, isSearching, remember, failed: namesOf(failed), slow: namesOf(slow), retry };
}
