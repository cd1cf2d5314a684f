import { useMemo } from "react";
import { useTranslate } from "react-admin";
import { findListView } from "../../framework/admin/paths.ts";
import { useActor } from "../../framework/admin/resources.tsx";
import { getWaitingPath } from "../pages/getWaitingPath.ts";
import { useWaitingCounts } from "../pages/useWaitingCounts.ts";
import { getToDoMessage, isLateToday } from "../pages/waiting.ts";

/** Rows that wait for the member in one tab of a list. */
export interface MenuCount {
  count: number;
  /** What waits, such as "2 refund requests to review". */
  text: string;
  /** The path of the rows. */
  to: string;
  /** Whether any of the rows are late or due today. */
  isUrgent: boolean;
}

/** Returns how many rows wait in all. */
export const sumCounts = (counts: readonly MenuCount[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

/** Whether any of the rows are late or due today. */
export const hasUrgent = (counts: readonly MenuCount[]): boolean =>
  counts.some(({ isUrgent }) => isUrgent);

/** What the badge of a section shows: the rows that are late or due today, or else all. */
export function emphasizeCounts(counts: readonly MenuCount[]): {
  count: number;
  isUrgent: boolean;
} {
  const urgent = counts.filter(({ isUrgent }) => isUrgent);
  const isUrgent = urgent.length > 0;
  return { count: sumCounts(isUrgent ? urgent : counts), isUrgent };
}

/** Returns what waits for the member, by the route of its menu item. */
export function useMenuCounts(): ReadonlyMap<string, readonly MenuCount[]> {
  const translate = useTranslate();
  const actor = useActor();
  const { counts } = useWaitingCounts({ fresh: false });
  return useMemo(() => {
    const byRoute = new Map<string, MenuCount[]>();
    for (const line of counts ?? []) {
      const { resource, waiting, all } = line;
      if (all === 0) continue;
      const { route } = findListView(resource, actor, waiting.tab);
      const text = translate(getToDoMessage(resource, waiting), { smart_count: all });
      const to = getWaitingPath(resource, actor, waiting.tab);
      const isUrgent = isLateToday(line);
      byRoute.set(route, [...(byRoute.get(route) ?? []), { count: all, text, to, isUrgent }]);
    }
    return byRoute;
  }, [counts, actor, translate]);
}
