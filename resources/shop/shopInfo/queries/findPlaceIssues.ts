import type { Issues } from "../../../../framework/schema/index.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

interface Places {
  country?: number | null;
  city?: number | null;
  category?: number | null;
}
/**
 * Checks that the city is in the shop's country and that country, city and category are not
 * disabled.
 */
export async function findPlaceIssues(
  tx: Tx,
  { country, city, category }: Places,
): Promise<Issues> {
  const isEnabled = (table: "countries" | "cities" | "categories", id: number | null | undefined) =>
    tx.db
      .selectFrom(table)
      .select("id")
      .where("id", "=", id ?? null)
      .where("status", "=", "enabled");
  const inCountry = tx.db
    .selectFrom("cities")
    .select("id")
    .where("id", "=", city ?? null)
    .where("country", "=", country ?? null);
  const found = await tx.first(
    tx.db.selectNoFrom(({ exists }) => [
      exists(isEnabled("countries", country)).as("country"),
      exists(isEnabled("cities", city)).as("city"),
      exists(inCountry).as("home"),
      exists(isEnabled("categories", category)).as("category"),
    ]),
  );
  const issues: Issues = {};
  const disabled = { key: "resources.shopInfo.validation.disabled" };
  if (country && !found?.country) issues.country = disabled;
  if (city && !found?.city) issues.city = disabled;
  else if (city && country && !found?.home)
    issues.city = { key: "resources.shopInfo.validation.cityElsewhere" };
  if (category && !found?.category) issues.category = disabled;
  return issues;
}
