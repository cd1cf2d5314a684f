import { sql } from "kysely";
import { defineRules } from "../../../framework/server/defineRules.ts";
import type { Calculated, CamelRow } from "../../../framework/server/tables/DB.ts";
import { formatTerms } from "../coupons/formatTerms.ts";
import { pieceUseSql } from "./queries/pieceUseSql.ts";
import { receivedPlatformCoupons } from "./receivedPlatformCoupons.ts";

type Use = Pick<CamelRow<"received_platform_coupons">, "id"> &
  Calculated<{ payOrderNumber: string; saved: number | null; borne: number | null }>;

export default defineRules(receivedPlatformCoupons, {
  async read({ tx, rows }) {
    const ids = rows.flatMap(({ id }) => id ?? []);
    const found = await tx.run(sql<Use>`
      select r.id, p.short_no as "payOrderNumber", u.saved::bigint as saved, u.borne::bigint as borne
      from received_platform_coupons r join pay_orders p on p.id = r.pay_order_id cross join lateral ${pieceUseSql} u
      where r.id = any(${ids}::bigint[])`);
    const uses = new Map(found.map((one) => [one.id, one]));
    for (const row of rows) {
      const { payOrderNumber = null, saved = null, borne = null } = uses.get(row.id ?? 0) ?? {};
      Object.assign(row, { payOrderNumber, saved, borne, terms: formatTerms(row) });
    }
  },
});
