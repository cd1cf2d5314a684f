import { sql } from "kysely";
import { cleanLog } from "../../../core/logs/server/cleanLog.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { anyId } from "../../../framework/server/tables/anyId.ts";
import { platformLog } from "./platformLog.ts";

export default defineRules(platformLog, {
  async read({ tx, rows }) {
    const ids = rows.flatMap(({ id }) => id ?? []);
    const found = await tx.asSystem(() =>
      tx.run(
        tx.db
          .selectFrom("audit_entries as e")
          .innerJoin("shops as s", "s.id", "e.shop_id")
          .select(["e.id", "s.name"])
          .where("e.id", "=", anyId(ids)),
      ),
    );
    const names = new Map(found.map(({ id, name }) => [id, name]));
    for (const row of rows) row.shopName = names.get(row.id ?? 0) ?? null;
  },
  filters: { shop: ({ compare }) => compare(sql<number>`t.shop_id`) },
  calls: { clean: cleanLog("platformLog", "operation") },
});
