import { type RawBuilder, sql } from "kysely";
import { invalid } from "../../../../framework/server/domainError.ts";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { couponStates } from "../coupons.ts";

type Coupon = CamelRow<"coupons">;
interface Claimable {
  activity?: { from: string; to: string } | null;
  totalNum: number;
  drawNum?: number | null;
  startsAt?: string | null;
  endsAt?: string | null;
  status?: keyof typeof couponStates;
}

/**
 * Sets the instants at which the days begin and end on which a coupon can be claimed, and its
 * state.
 *
 * @param zone the time zone of these days
 * @throws {DomainError} `input.invalid` when the last of them is over.
 */
export async function setClaimDays(
  tx: Tx,
  { record, before }: { record: Claimable; before?: unknown },
  zone: RawBuilder<unknown>,
): Promise<void> {
  const { activity } = record;
  if (!activity) return;
  const days = await tx.first(sql<Calculated<{ from: Coupon["addTime"]; to: Coupon["addTime"] }>>`
    select ${activity.from}::date::timestamp at time zone ${zone} as "from",
      (${activity.to}::date + 1)::timestamp at time zone ${zone} as "to"`);
  if (!days) return;
  const endsAt = new Date(days.to);
  if (endsAt <= new Date() && record.status !== "expired")
    throw invalid({ activity: { key: "resources.coupons.validation.ended" } });
  record.startsAt = new Date(days.from).toISOString();
  record.endsAt = endsAt.toISOString();
  if (before && record.status !== "expired")
    record.status = (record.drawNum ?? 0) < record.totalNum ? "distributing" : "allClaimed";
}
