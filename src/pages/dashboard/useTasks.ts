import { useTranslate } from "react-admin";
import { useActor } from "../../../framework/admin/resources.tsx";
import { can, type Resource } from "../../../framework/schema/index.ts";
import { useAccountInfo } from "../../account/accountInfo.ts";
import { getWaitingPath } from "../getWaitingPath.ts";
import { useWaitingCounts } from "../useWaitingCounts.ts";
import { getToDoMessage } from "../waiting.ts";

/** Work that waits for the member. */
export interface Task {
  to: string;
  text: string;
  /** How urgent it is: overdue, with a deadline, or neither. */
  urgency: "late" | "timed" | "open";
  /** Rows whose deadline has passed. */
  late: number;
  /** The resource and the tab of the rows; undefined for the member's own account. */
  rows?: { resource: Resource; tab: string; due: string | null };
  /** The name of its step, such as "Ship". */
  step: string;
}

const order: readonly Task["urgency"][] = ["late", "timed", "open"];

/** Returns the member's tasks, the most urgent ones first; undefined until they are counted. */
export function useTasks(): Task[] | undefined {
  const translate = useTranslate();
  const actor = useActor();
  const { counts, isError } = useWaitingCounts({ fresh: true });
  const { data: info, isPending } = useAccountInfo();
  const t = (key: string) => translate(`markethall.shell.dashboard.toDo.${key}`);
  if ((!counts && !isError) || isPending) return undefined;
  // Counts that fail are omitted here; the list of the resource shows the failure.
  const waiting = (counts ?? []).flatMap(({ resource, waiting, all, late }): Task[] => {
    if (all === 0) return [];
    const [action, ...others] = waiting.actions?.filter((one) => can(actor, resource, one)) ?? [];
    return [
      {
        to: getWaitingPath(resource, actor, waiting.tab),
        text: translate(getToDoMessage(resource, waiting), { smart_count: all }),
        urgency: late > 0 ? "late" : waiting.due ? "timed" : "open",
        late,
        rows: { resource, tab: waiting.tab, due: waiting.due },
        step:
          action && others.length === 0
            ? translate(`resources.${resource.name}.actions.${action}`)
            : t(action ? "review" : "view"),
      },
    ];
  });
  const isUnreached = info && !info.emailVerified && !info.phoneVerified;
  const own: Task[] = isUnreached
    ? [{ to: "/info", text: t("reach"), urgency: "open", late: 0, step: t("view") }]
    : [];
  return [...waiting, ...own].sort(
    (one, other) => order.indexOf(one.urgency) - order.indexOf(other.urgency),
  );
}
