import { Bookmark, Trash2 } from "lucide";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useListSortContext, useLocale, useTranslate } from "react-admin";
import { can, getInitialSort, type Resource } from "../../../schema/index.ts";
import { createIcon } from "../../icons/createIcon.tsx";
import { useActor } from "../../resources.tsx";
import { countText } from "../countText.ts";
import { useListQuery } from "../useListQuery.ts";
import { NewViewButton } from "./SaveViewButton.tsx";
import { useCutSides } from "./useCutSides.ts";
import { useSavedViews } from "./useSavedViews.ts";
import { useStateTabs } from "./useStateTabs.ts";
import { ViewCount } from "./ViewCount.tsx";
import { ViewMenuButton } from "./ViewMenuButton.tsx";
import { ViewRow } from "./ViewRow.tsx";

const BookmarkIcon = createIcon(Bookmark);
const DeletedIcon = createIcon(Trash2);

interface View {
  /** Unique among the views of the list. */
  key: string;
  label: string;
  count?: ReactNode;
  icon?: ReactNode;
  /** The first view after a hairline. */
  isFirstOfGroup?: boolean;
  isSelected: boolean;
  onChoose: () => void;
}

/**
 * The views of a list as tabs: its states with their row counts under the filters, then the
 * member's saved views, then the deleted rows. A list that has only one view has no tabs.
 */
export function ViewTabs({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const locale = useLocale();
  const actor = useActor();
  const { isTrash, tab: shownTab, change, replace } = useListQuery();
  const { sort, setSort } = useListSortContext();
  const { names, selected, counts, label } = useStateTabs(resource);
  const { views, active, show, leave } = useSavedViews(resource);
  const hasTrash = resource.trash && can(actor, resource, "delete");
  if (names.length === 0 && views.list.length === 0 && !hasTrash) return null;

  const chooseState = (name: string) => {
    const tab = name === "all" ? undefined : name;
    const now = getInitialSort(resource, shownTab);
    const isInitial = sort.field === now.field && sort.order === now.order.toUpperCase();
    leave();
    // A saved view's filters belong to that view alone.
    if (active || isTrash) replace(tab ? { tab } : {});
    else change({ tab });
    // An order that the member has chosen stays; the initial one of a tab is that tab's own.
    const next = getInitialSort(resource, tab);
    if ((active || isInitial) && (next.field !== now.field || next.order !== now.order))
      setSort({ field: next.field, order: next.order === "asc" ? "ASC" : "DESC" });
  };
  const toState = (name: string, text: string): View => ({
    key: `state ${name}`,
    label: text,
    count: counts && names.length > 0 ? countText(counts, name, locale) : undefined,
    isSelected: !active && !isTrash && selected === name,
    onChoose: () => chooseState(name),
  });
  const all: View[] = [
    toState("all", translate("framework.list.allTab")),
    ...names.map((name) => toState(name, label(name))),
    ...views.list.map((view, place) => ({
      key: view.id,
      label: view.name,
      count: names.length > 0 ? <ViewCount resource={resource} view={view} /> : undefined,
      icon: <BookmarkIcon />,
      isFirstOfGroup: place === 0,
      isSelected: active?.id === view.id,
      onChoose: () => show(view),
    })),
    ...(hasTrash
      ? [
          {
            key: "trash",
            label: translate("framework.list.trash"),
            icon: <DeletedIcon />,
            isFirstOfGroup: true,
            isSelected: isTrash,
            onChoose: () => replace({ trash: 1 }),
          },
        ]
      : []),
  ];
  return (
    <ViewRow>
      <TabList views={all} label={translate("framework.list.tabs")} />
      {active && <ViewMenuButton resource={resource} view={active} />}
      {!isTrash && (
        <span className="new">
          <NewViewButton resource={resource} />
        </span>
      )}
    </ViewRow>
  );
}

/** How much of the next tab is visible beside the selected one, so that it can be chosen too. */
const peek = 56;

/** The tabs as one tab stop, among which the arrow keys move; those that don't fit scroll. */
function TabList({ views, label }: { views: readonly View[]; label: string }) {
  const list = useRef<HTMLDivElement>(null);
  const selected = views.find((view) => view.isSelected)?.key;
  useCutSides(list, views.length);
  useEffect(() => {
    const row = list.current;
    const tab = selected && row?.querySelector('[aria-selected="true"]');
    if (!row || !tab) return;
    const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft +=
      Math.max(0, inner.right + peek - outer.right) - Math.max(0, outer.left + peek - inner.left);
  }, [selected]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = event.target instanceof HTMLElement ? tabs.indexOf(event.target) : -1;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    tabs[(to + tabs.length) % tabs.length]?.focus();
  };
  return (
    <div ref={list} className="views" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {views.map((view) => (
        <button
          key={view.key}
          type="button"
          role="tab"
          className={view.isFirstOfGroup ? "first" : undefined}
          aria-selected={view.isSelected}
          tabIndex={view.isSelected || (!selected && view === views[0]) ? 0 : -1}
          onClick={view.onChoose}
        >
          {view.icon}
          {view.label}
          {view.count !== undefined && (
            <>
              {" "}
              <span className="count">{view.count}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
