import { type RawBuilder, sql } from "kysely";

/**
 * The day in whose statement stands what is settled now: today on the shop's clocks; where the statement of today is out already, because
 * its clocks were put back or its time zone was changed, the first day after it. What is out never changes.
 */
export const dayOf = (shop: RawBuilder<unknown>, zone: RawBuilder<unknown>, at: string): RawBuilder<unknown> => sql`
  greatest((${at}::timestamptz at time zone ${zone})::date,
    (select max(day) + 1 from settlement_days where shop_id = ${shop}),
    (select (to_date(max(month), 'YYYY-MM') + interval '1 month')::date from settlement_months where shop_id = ${shop}))`;
