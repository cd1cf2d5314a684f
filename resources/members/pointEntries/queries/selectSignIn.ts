import { sql } from "kysely";

/** The points of a check-in and the zone of its day; the defaults before there are settings. */
export const selectSignIn = sql`
  select coalesce(max(sign_point), 5) as amount, coalesce(max(points_zone), 'Australia/Sydney') as zone
  from platform_config`;
