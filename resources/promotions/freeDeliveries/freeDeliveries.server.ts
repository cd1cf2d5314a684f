import { sql } from "kysely";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { invalid } from "../../../framework/server/domainError.ts";
import { isSave } from "../../../framework/server/operations/operationContext.ts";
import type { Calculated, CamelRow } from "../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../framework/server/transaction.ts";
import { freeDeliveries } from "./freeDeliveries.ts";
import { readUses } from "./queries/readUses.ts";
import { findPeriodIssues, type RuleTimes, toDueTime, toLiveState } from "./ruleTimes.ts";

type Rule = CamelRow<"free_deliveries">;
interface Days {
  begin: string;
  end?: string | null;
}

/** Reads the instants at which days begin and end in a shop's zone. */
async function readTimes(tx: Tx, shopId: number | null, { begin, end }: Days): Promise<RuleTimes> {
  const found = await tx.first(sql<Calculated<{ from: Rule["addTime"]; to: Rule["endsAt"] }>>`
    select ${begin}::date::timestamp at time zone s.time_zone as "from",
      (${end ?? null}::date + 1)::timestamp at time zone s.time_zone as "to"
    from shops s where s.id = ${shopId}`);
  return {
    startsAt: new Date(found?.from ?? `${begin}T00:00:00Z`),
    endsAt: found?.to ? new Date(found.to) : null,
  };
}
const toTimes = ({ startsAt, endsAt }: Pick<Partial<Rule>, "startsAt" | "endsAt">): RuleTimes => ({
  startsAt: new Date(startsAt ?? 0),
  endsAt: endsAt ? new Date(endsAt) : null,
});

export default defineRules(freeDeliveries, {
  async beforeChange({ tx, operation, record, before, actor }) {
    if (!isSave(operation)) return;
    // Of a rule that is over only the name and the note change.
    if (before && (before.status === "ended" || before.status === "closed")) return;
    const now = new Date();
    const times = await readTimes(tx, actor.tenantId, record);
    const issues = findPeriodIssues(record, times, now);
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
