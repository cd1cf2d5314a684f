import { defineRules } from "../../../framework/server/defineRules.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import { isSave } from "../../../framework/server/operations/operationContext.ts";
import { findPeriodIssues, toDueTime, toLiveState } from "../period/periodTimes.ts";
import { readTimes, toTimes } from "../period/queries/readTimes.ts";
import { freeDeliveries } from "./freeDeliveries.ts";
import { readUses } from "./queries/readUses.ts";

export default defineRules(freeDeliveries, {
  async beforeChange({ tx, operation, record, before, actor }) {
    if (!isSave(operation)) return;
    // Of a rule that is over only the name and the note change.
    if (before && (before.status === "ended" || before.status === "closed")) return;
    const now = new Date();
    const times = await readTimes(tx, actor.tenantId, record);
    const issues = findPeriodIssues("freeDeliveries", record, times, now);
    if (Object.keys(issues).length > 0) throw invalid(issues);
    record.startsAt = times.startsAt.toISOString();
    record.endsAt = times.endsAt?.toISOString() ?? null;
    record.status = toLiveState(times, now);
    record.dueTime = toDueTime(times, now)?.toISOString() ?? null;
  },
  async read({ tx, rows }) {
    const uses = await readUses(
      tx,
      rows.flatMap(({ id }) => id ?? []),
    );
    for (const row of rows) {
      const found = uses.get(row.id ?? 0);
      Object.assign(row, { usedNum: found?.used ?? 0, saved: found?.saved ?? 0 });
    }
  },
  actions: {
    close: () => ({ closedTime: new Date().toISOString(), dueTime: null }),
    reopen({ record }) {
      const now = new Date();
      const times = toTimes(record);
      return {
        status: toLiveState(times, now),
        closedTime: null,
        dueTime: toDueTime(times, now)?.toISOString() ?? null,
      };
    },
  },
});
