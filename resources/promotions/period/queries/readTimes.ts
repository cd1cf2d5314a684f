import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { PeriodTimes } from "../periodTimes.ts";

type Rule = CamelRow<"free_deliveries">;

/** Reads the instants at which days begin and end in a shop's zone. */
export async function readTimes(
  tx: Tx,
  shopId: number | null,
  { begin, end }: { begin: string; end?: string | null },
): Promise<PeriodTimes> {
  const found = await tx.first(sql<Calculated<{ from: Rule["addTime"]; to: Rule["endsAt"] }>>`
    select ${begin}::date::timestamp at time zone s.time_zone as "from",
      (${end ?? null}::date + 1)::timestamp at time zone s.time_zone as "to"
    from shops s where s.id = ${shopId}`);
  return {
    startsAt: new Date(found?.from ?? `${begin}T00:00:00Z`),
    endsAt: found?.to ? new Date(found.to) : null,
  };
}

/** The instants of a stored promotion. */
export const toTimes = ({
  startsAt,
  endsAt,
}: {
  startsAt?: string | null;
  endsAt?: string | null;
}): PeriodTimes => ({
  startsAt: new Date(startsAt ?? 0),
  endsAt: endsAt ? new Date(endsAt) : null,
});
