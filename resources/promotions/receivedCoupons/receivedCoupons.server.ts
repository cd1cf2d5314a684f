import { sql } from "kysely";
import { defineRules } from "../../../framework/server/defineRules.ts";
import type { Calculated, CamelRow } from "../../../framework/server/tables/DB.ts";
import { formatTerms } from "../coupons/formatTerms.ts";
import { savedSql } from "./queries/savedSql.ts";
import { receivedCoupons } from "./receivedCoupons.ts";

type Use = Pick<CamelRow<"received_coupons">, "id"> &
  Calculated<{
    orderNumber: string | null;
    saved: number | null;
  }>;

export default defineRules(receivedCoupons, {
  async read({ tx, rows }) {
    const ids = rows.flatMap(({ id }) => id ?? []);
    const found = await tx.run(sql<Use>`
      select r.id, o.number as "orderNumber", ${savedSql} as saved
      from received_coupons r join orders o on o.id = r.order_id
      where r.id = any(${ids}::bigint[])`);
    const uses = new Map(found.map((one) => [one.id, one]));
    for (const row of rows) {
      const { orderNumber = null, saved = null } = uses.get(row.id ?? 0) ?? {};
      Object.assign(row, { orderNumber, saved, terms: formatTerms(row) });
    }
  },
});
