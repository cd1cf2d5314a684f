import { sql } from "kysely";
import { cleanLog } from "../../../core/logs/server/cleanLog.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { platformLog } from "./platformLog.ts";
import { readShopNames } from "./queries/readShopNames.ts";

export default defineRules(platformLog, {
  read: async ({ tx, rows, engine }) => {
    const names = await tx.asSystem(() => readShopNames(tx, engine.resources, rows));
    for (const row of rows) row.shopName = names.get(row.id ?? 0) ?? null;
  },
  filters: { shop: ({ compare }) => compare(sql<number>`t.shop_id`) },
  calls: { clean: cleanLog("platformLog", "operation") },
});
