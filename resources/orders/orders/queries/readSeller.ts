import { sql } from "kysely";
import type { CallOutput } from "../../../../framework/schema/index.ts";
import type { AppContext } from "../../../../framework/server/defineRules.ts";
import type { orders } from "../orders.ts";

type Seller = CallOutput<typeof orders, "getSeller">;
const keys: Readonly<Record<string, string>> = { en: "en", "zh-CN": "zhCN", "zh-TW": "zhTW" };

/** The shop as packing slips name it. */
export async function readSeller({ tx, actor, locale }: AppContext): Promise<Seller> {
  const key = keys[locale] ?? "en";
  const selectShopColumn = (column: string) =>
    sql`coalesce(nullif(${sql.ref(column)} ->> ${key}, ''), ${sql.ref(column)} ->> 'en')`;
  const found = await tx.first<Seller>(sql`
    select ${selectShopColumn("names")} as name, logo, ${selectShopColumn("addresses")} as address, phone, email
    from shop_info where shop_id = ${actor.tenantId ?? 0}`);
  return (
    found ?? {
      name: null,
      logo: null,
      address: null,
      phone: null,
      email: null,
    }
  );
}
