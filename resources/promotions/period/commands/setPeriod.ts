import type { Issues } from "../../../../framework/schema/index.ts";
import type { AppContext } from "../../../../framework/server/defineRules.ts";
import { invalid } from "../../../../framework/server/domainError.ts";
import { findPeriodIssues, toDueTime, toLiveState } from "../periodTimes.ts";
import { readTimes, toTimes } from "../queries/readTimes.ts";

type State = "planned" | "running" | "ended" | "closed";
interface Instants {
  startsAt?: string | null;
  endsAt?: string | null;
}
interface PeriodRecord extends Instants {
  begin: string;
  end?: string | null;
  status?: State;
  dueTime?: string | null;
}

/** Whether a promotion is over: then only its name and its note change. */
export const isOver = (before: { status?: State } | null | undefined): boolean =>
  before?.status === "ended" || before?.status === "closed";

/**
 * Sets the instants, the state and the due time of a promotion from its days.
 *
 * @throws {DomainError} `input.invalid` when it cannot have these days, or for the further issues.
 */
export async function setPeriod(
  resource: Parameters<typeof findPeriodIssues>[0],
  { tx, actor, record }: Pick<AppContext, "tx" | "actor"> & { record: PeriodRecord },
  further: Issues = {},
): Promise<void> {
  const now = new Date();
  const times = await readTimes(tx, actor.tenantId, record);
  const issues = { ...further, ...findPeriodIssues(resource, record, times, now) };
  if (Object.keys(issues).length > 0) throw invalid(issues);
  record.startsAt = times.startsAt.toISOString();
  record.endsAt = times.endsAt?.toISOString() ?? null;
  record.status = toLiveState(times, now);
  record.dueTime = toDueTime(times, now)?.toISOString() ?? null;
}

/** The values of a promotion that is ended early, and of one that is resumed. */
export const periodActions = {
  close: () => ({ closedTime: new Date().toISOString(), dueTime: null }),
  reopen({ record }: { record: Instants }) {
    const now = new Date();
    const times = toTimes(record);
    return {
      status: toLiveState(times, now),
      closedTime: null,
      dueTime: toDueTime(times, now)?.toISOString() ?? null,
    };
  },
};
