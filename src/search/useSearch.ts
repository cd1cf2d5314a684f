import { useMemo } from "react";
import { useLocale, useTranslate } from "react-admin";
import { listAvailableActions } from "../../framework/admin/action/listAvailableActions.ts";
import { isManagedBy } from "../../framework/admin/app/menu.ts";
import { getRecordTitle } from "../../framework/admin/display/fieldText.ts";
import { useFormat } from "../../framework/admin/display/useFormat.ts";
import { bindings } from "../../framework/admin/keys/bindings.ts";
import { toCaps } from "../../framework/admin/keys/toCaps.ts";
import { toPath } from "../../framework/admin/paths.ts";
import { useAdmin } from "../../framework/admin/resources.tsx";
import { type Resource, readWhole } from "../../framework/schema/index.ts";
import { insideSentence } from "../../framework/schema/locales/insideSentence.ts";
import { useGoPlaces } from "../layout/useGoPlaces.ts";
import { describeHit, isExactHit } from "./describeHit.ts";
import { findScreens, listScreens, listSettings, type Screen } from "./findScreens.ts";
import { listCustomers } from "./listCustomers.ts";
import { parseCommand, readAfterWord } from "./parseCommand.ts";
import { maxNamed, rankName, sortByImportance, sortByName } from "./rankHits.ts";
import { useEditChoices } from "./useEditChoices.ts";
import { useHitRecords } from "./useHitRecords.ts";
import { useRecent } from "./useRecent.ts";
import type { Choice } from "./useRecentChoices.ts";
import { listSearchable, maxPerGroup, useRecordSearch } from "./useRecordSearch.ts";

/** The actions of records that are offered at most. */
const maxActions = 4;

export interface SearchGroup {
  key: string;
  title: string;
  choices: readonly Choice[];
  /** Whether the title says what each choice is. */
  isOneKind?: true;
}

/** Returns the results for the text; for an empty text, the latest choices. */
export function useSearch(query: string) {
  const translate = useTranslate();
  const locale = useLocale();
  const { resources, actor } = useAdmin();
  // A query may name a field or an action of any list.
  readWhole(resources.filter((resource) => isManagedBy(resource, actor)));
  const { choices: recent, remember } = useRecent(query.trim() === "");
  const screens = useMemo(
    () => listScreens(resources, actor, translate, locale),
    [resources, actor, translate, locale],
  );
  const settings = useMemo(
    () => listSettings(resources, actor, translate),
    [resources, actor, translate],
  );
  const { language, locale: ownLocale } = useFormat();
  const format = { locale: ownLocale, translate };
  const places = useGoPlaces();
  const toChoice = ({ title, path, section }: Screen): Choice => {
    const place = places.find((one) => "path" in one && one.path === path);
    return {
      title,
      path,
      kind: section,
      ...(place && { keys: ["G", place.letter.toUpperCase()] }),
    };
  };
  const command = useMemo(
    () => parseCommand(query, listSearchable(resources, actor), translate),
    [query, resources, actor, translate],
  );
  const word = (key: string) => translate(`markethall.shell.search.${key}`);
  const place = readAfterWord(query, word("goWords"));
  const created = readAfterWord(query, word("newWords"));
  const wanted = command?.rest ?? query;
  const edits = useEditChoices(query);
  const { found, isSearching, failed, slow, retry } = useRecordSearch(wanted);
  const records = useHitRecords(found);
  const formatName = (name: string, count: number) =>
    translate(`resources.${name}.name`, { smart_count: count });
  const toGroups = (key: string, choices: readonly Choice[]): SearchGroup[] =>
    choices.length > 0
      ? [{ key, title: translate(`markethall.shell.search.${key}`), choices }]
      : [];

  /** "Ship order #1042"; an action that names what it changes is apart from the record. */
  const nameAction = (action: string, { kind, title }: Choice) =>
    translate(`markethall.shell.search.${/\s/.test(action) ? "actOn" : "act"}`, {
      action,
      kind: insideSentence(kind ?? "", ownLocale),
      name: title,
    });

  const hits = found.map(({ resource, records: some }) => {
    const loaded = records.get(resource.name);
    const choices = some.map(({ id, name: found }) => {
      const record = loaded?.get(id);
      const name = record ? getRecordTitle(resource, record, format) : found;
      const isExact = record !== undefined && isExactHit(resource, record, found, wanted);
      const choice: Choice = {
        title: name,
        path: toPath(resource, "show", id),
        kind: formatName(resource.name, 1),
        ...(record && { ...describeHit(resource, record, name, language, wanted) }),
        ...(record && { hit: { resource, record } }),
      };
      return { choice, record, isExact };
    });
    const sorted = sortByName(choices, ({ choice }) => choice.title, wanted).sort(
      (one, other) => Number(other.isExact) - Number(one.isExact),
    );
    const isExact = sorted.some((one) => one.isExact);
    return { resource, choices: sorted, isExact, name: sorted[0]?.choice.title ?? "" };
  });
  /** The actions of a record that the query names exactly, or whose action it names. */
  const actions = hits.flatMap(({ resource, choices }) =>
    choices
      .filter(({ isExact }) => isExact || command !== null)
      .flatMap(({ choice, record }) =>
        record === undefined
          ? []
          : listAvailableActions(resource, actor, record)
              .filter(
                ({ action, possible }) =>
                  possible && (!command || command.actions.has(`${resource.name}.${action.name}`)),
              )
              .map(
                ({ action }): Choice => ({
                  title: nameAction(
                    translate(`resources.${resource.name}.actions.${action.name}`),
                    choice,
                  ),
                  path: `${choice.path}#${action.name}`,
                  kind: choice.kind,
                  ...(action.tone === "primary" && { keys: toCaps(bindings.step.keys[0]) }),
                  ...(choice.image && { image: choice.image }),
                  ...(choice.facts && { facts: choice.facts }),
                }),
              ),
      ),
  );
  /** Opens the list of a resource with everything that the query finds. */
  const toAll = (resource: Resource): Choice => ({
    title: translate("markethall.shell.search.allIn", { name: formatName(resource.name, 2) }),
    path: `${toPath(resource, "list")}?${new URLSearchParams({
      filter: JSON.stringify({ q: wanted.trim() }),
    })}`,
    kind: null,
    isFurther: true,
  });
  const toHitGroup = ({ resource, choices }: (typeof hits)[number]): SearchGroup => ({
    key: resource.name,
    title: formatName(resource.name, 2),
    isOneKind: true,
    choices: [
      ...choices.slice(0, maxPerGroup).map(({ choice }) => choice),
      ...(choices.length > maxPerGroup ? [toAll(resource)] : []),
    ],
  });
  const named = findScreens(
    screens.filter(({ isCreate }) => (created === null ? place === null || !isCreate : isCreate)),
    place ?? created ?? query,
  );
  // Who has a list of customers finds them there.
  const orderHits = listSearchable(resources, actor).some(({ name }) => name === "buyers")
    ? undefined
    : hits.find(({ resource }) => resource.name === "orders");
  const customers = orderHits
    ? listCustomers(
        {
          resource: orderHits.resource,
          records: orderHits.choices.flatMap(({ record }) => record ?? []),
        },
        wanted,
      )
    : [];
  const exactGroups = sortByImportance(
    hits.filter(({ isExact }) => isExact).map(toHitGroup),
    ({ key }) => key,
  );
  const others = sortByImportance(
    [
      ...sortByName(
        hits.filter(({ isExact }) => !isExact),
        ({ name }) => name,
        wanted,
      ).map(toHitGroup),
      ...(customers.length > 0
        ? [
            {
              key: "buyers",
              title: formatName("buyers", 2),
              choices: customers,
              isOneKind: true as const,
            },
          ]
        : []),
    ],
    ({ key }) => key,
  );
  const isNamed = (title: string) => rankName(title, wanted) <= maxNamed;
  const pages = named.filter(({ isCreate }) => !isCreate);
  const screenGroup = toGroups("screens", pages.map(toChoice));
  const groups: SearchGroup[] = query.trim()
    ? [
        ...toGroups("edits", edits.choices),
        ...(place === null ? [] : toGroups("screens", named.map(toChoice))),
        // Enter opens the record that is named exactly, or runs the action that is named.
        ...(command ? [] : exactGroups),
        ...toGroups("actions", [
          ...actions.slice(0, maxActions),
          ...named
            .filter(({ isCreate, title }) => isCreate && (created !== null || isNamed(title)))
            .map(toChoice),
        ]),
        ...(command ? exactGroups : []),
        // What is called like the query comes before what only contains or resembles it.
        ...(place === null && pages.some(({ title }) => isNamed(title)) ? screenGroup : []),
        ...others,
        ...(place === null && !pages.some(({ title }) => isNamed(title)) ? screenGroup : []),
        ...toGroups("settings", findScreens(settings, query, 4).map(toChoice)),
      ]
    : [...toGroups("recent", recent), ...toGroups("screens", screens.slice(0, 8).map(toChoice))];
  const joinNames = (some: readonly Resource[]) =>
    some.map(({ name }) => formatName(name, 2)).join(translate("markethall.shell.search.comma"));
  return {
    groups,
    isSearching: isSearching || edits.isFetching,
    remember,
    failed: joinNames(failed),
    slow: joinNames(slow),
    retry,
  };
}
