import { sql } from "kysely";
import type { CallOutput } from "../../../framework/schema/index.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { notFound } from "../../../framework/server/domainError.ts";
import { negateDeductions } from "../settlementDays/periodFields.ts";
import { nameLines } from "./queries/nameLines.ts";
import { settlementLines } from "./settlementLines.ts";

type Realtime = CallOutput<typeof settlementLines, "realtime">;

export default defineRules(settlementLines, {
  read: ({ tx, rows }) => nameLines(tx, rows),
  transfer: { serializeRow: negateDeductions },
  calls: {
    async realtime({ tx, actor }) {
      const net = sql`select coalesce(sum(net), 0)::bigint from settlement_lines l where l.shop_id = s.id`;
      const found = await tx.asSystem(() =>
        tx.first<Realtime>(sql`
          select d.day::text as day, to_char(d.day, 'YYYY-MM') as month, (${net} and l.day = d.day) as today,
            (${net} and l.month = to_char(d.day, 'YYYY-MM')) as "thisMonth", (${net} and l.settled_at is null) as waiting
          from shops s, lateral (select (now() at time zone s.time_zone)::date as day) d where s.id = ${actor.tenantId}`),
      );
      if (!found) throw notFound();
      return found;
    },
  },
});
