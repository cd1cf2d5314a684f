import { sql } from "kysely";
import type { Issues } from "../../../../framework/schema/index.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

interface Places {
  country?: number | null;
  city?: number | null;
  category?: number | null;
}
interface Found {
  country: boolean;
  city: boolean;
  home: boolean;
  category: boolean;
}
/**
 * Checks that the city is in the shop's country and that country, city and category are not
 * disabled.
 */
export async function findPlaceIssues(
  tx: Tx,
  { country, city, category }: Places,
): Promise<Issues> {
  const found = await tx.first<Found>(sql`select
    exists (select 1 from countries where id = ${country ?? null} and status = 'enabled') as country,
    exists (select 1 from cities where id = ${city ?? null} and status = 'enabled') as city,
    exists (select 1 from cities where id = ${city ?? null} and country = ${country ?? null}) as home,
    exists (select 1 from categories where id = ${category ?? null} and status = 'enabled') as category`);
  const issues: Issues = {};
  const disabled = { key: "resources.shopInfo.validation.disabled" };
  if (country && !found?.country) issues.country = disabled;
  if (city && !found?.city) issues.city = disabled;
  else if (city && country && !found?.home)
    issues.city = { key: "resources.shopInfo.validation.cityElsewhere" };
  if (category && !found?.category) issues.category = disabled;
  return issues;
}
