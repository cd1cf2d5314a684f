import { useTranslate } from "react-admin";
import { useActor } from "../../../framework/admin/resources.tsx";
import { type Actor, can, type Resource, readWhole } from "../../../framework/schema/index.ts";
import { useAccountInfo } from "../../account/accountInfo.ts";
import { getWaitingPath } from "../getWaitingPath.ts";
import { useWaitingCounts, type WaitingCount } from "../useWaitingCounts.ts";
import { getToDoMessage } from "../waiting.ts";

/** A number of rows with the path that opens exactly these. */
export interface CountedRows {
  count: number;
  /** Null where the list cannot be narrowed to them. */
  to: string | null;
}

/** Work that waits for the member. */
export interface Task {
  to: string;
  text: string;
  /** The number of its rows. */
  count: number;
  /** How urgent it is: overdue, due today, with a later deadline, or none. */
  urgency: "late" | "today" | "timed" | "open";
  /** The resource of the rows; undefined for the member's own account. */
  resource?: Resource;
  late: CountedRows;
  today: CountedRows;
  /** The earliest deadline after today. */
  nextDue?: string;
  /** When the oldest row was added. */
  oldest?: string;
  /** The sum of the rows' amounts, in cents. */
  cents?: number;
  /** The step, such as "Ship", and the rows that are due by the end of the day. */
  step: string;
  due: CountedRows;
}

const order: readonly Task["urgency"][] = ["late", "today", "timed", "open"];
const none: CountedRows = { count: 0, to: null };

/** Orders tasks of the same urgency by their next deadline; those without one come last. */
const compareDue = (one = "~", other = "~") => (one < other ? -1 : one > other ? 1 : 0);

/** Returns the rows of a line whose deadline has passed, is today, or either. */
function listDueRows({ resource, waiting, ...line }: WaitingCount, actor: Actor) {
  const { tab, due } = waiting;
  const { late, dueToday, now, dueBy } = line;
  const canFilter = due !== null && resource.fields[due]?.options.filter === true;
  const toRows = (count: number, filter: Readonly<Record<string, string | undefined>>) => {
    const bounds = Object.entries(filter).flatMap(([operator, value]) =>
      value === undefined ? [] : [[`${due}_${operator}`, value] as const],
    );
    const to = canFilter ? getWaitingPath(resource, actor, tab, Object.fromEntries(bounds)) : null;
    return count === 0 ? none : { count, to };
  };
  return {
    late: toRows(late, { lt: now }),
    today: toRows(dueToday, { gte: now, lte: dueBy }),
    due: toRows(late + dueToday, { lte: dueBy }),
  };
}

/** Returns the member's tasks, the most urgent ones first; undefined until they are counted. */
export function useTasks() {
  const translate = useTranslate();
  const actor = useActor();
  const { counts, error, isPending: isCounting, refetch } = useWaitingCounts({ fresh: true });
  const { data: info, isPending } = useAccountInfo();
  readWhole((counts ?? []).map(({ resource }) => resource));
  const t = (key: string) => translate(`markethall.shell.dashboard.toDo.${key}`);
  const toTask = (line: WaitingCount): Task => {
    const { resource, waiting, all, late, dueToday, nextDue, oldest, cents } = line;
    const [action, ...others] = waiting.actions?.filter((one) => can(actor, resource, one)) ?? [];
    // What the platform decides is read first: its steps open the rows.
    const isDone = actor.realm !== "platform" || listDueRows(line, actor).due.to !== null;
    const step =
      action && others.length === 0 && isDone
        ? translate(`resources.${resource.name}.actions.${action}`)
        : t(action ? "review" : "view");
    return {
      ...listDueRows(line, actor),
      to: getWaitingPath(resource, actor, waiting.tab),
      text: translate(getToDoMessage(resource, waiting), { smart_count: all }),
      urgency: late > 0 ? "late" : dueToday > 0 ? "today" : nextDue ? "timed" : "open",
      resource,
      count: all,
      step,
      ...(nextDue !== undefined && { nextDue }),
      ...(oldest !== undefined && { oldest }),
      ...(cents !== undefined && { cents }),
    };
  };
  const isUnreached = info && !info.emailVerified && !info.phoneVerified;
  const own: Task[] = isUnreached
    ? [
        {
          to: "/info",
          text: t("reach"),
          count: 1,
          urgency: "open",
          late: none,
          today: none,
          due: none,
          step: t("view"),
        },
      ]
    : [];
  const tasks = [...(counts ?? []).filter(({ all }) => all > 0).map(toTask), ...own].sort(
    (one, other) =>
      order.indexOf(one.urgency) - order.indexOf(other.urgency) ||
      compareDue(one.nextDue, other.nextDue),
  );
  return { tasks, query: { isPending: isCounting || isPending, error, refetch } };
}
