import { type RawBuilder, sql } from "kysely";

/**
 * The day whose statement contains what is settled now: today in the shop's time zone. Where
 * today's statement is issued already, because the clock was put back or the time zone changed, it
 * is the first day after that: an issued statement never changes.
 */
export const toLocalDay = (
  shop: RawBuilder<unknown>,
  zone: RawBuilder<unknown>,
  at: string,
): RawBuilder<unknown> => sql`
  greatest((${at}::timestamptz at time zone ${zone})::date,
    (select max(day) + 1 from settlement_days where shop_id = ${shop}),
    (select (to_date(max(month), 'YYYY-MM') + interval '1 month')::date from settlement_months where shop_id = ${shop}))`;
