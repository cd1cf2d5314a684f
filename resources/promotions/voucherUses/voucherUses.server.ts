import { sql } from "kysely";
import { defineRules } from "../../../framework/server/defineRules.ts";
import type { Calculated, CamelRow } from "../../../framework/server/tables/DB.ts";
import { formatVoucher } from "../vouchers/formatVoucher.ts";
import { voucherUses } from "./voucherUses.ts";

type Use = Pick<CamelRow<"voucher_uses">, "id"> &
  Calculated<{ orderNumber: string | null; saved: number | null }>;

export default defineRules(voucherUses, {
  async read({ tx, rows }) {
    const ids = rows.flatMap(({ id }) => id ?? []);
    const found = await tx.run(sql<Use>`
      select u.id, o.number as "orderNumber", case when u.status = 'used' then (
        select sum(a.reversed - a.amount)::bigint from orders_adjustments a
        where a.parent_id = u.order_id and a.source = 'voucher' and a.source_id = u.voucher) end as saved
      from voucher_uses u join orders o on o.id = u.order_id
      where u.id = any(${ids}::bigint[])`);
    const uses = new Map(found.map((one) => [one.id, one]));
    for (const row of rows) {
      const { orderNumber = null, saved = null } = uses.get(row.id ?? 0) ?? {};
      Object.assign(row, { orderNumber, saved, terms: formatVoucher(row) });
    }
  },
});
