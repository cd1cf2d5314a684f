import { sql } from "kysely";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { goodsReviews } from "./goodsReviews.ts";

export default defineRules(goodsReviews, {
  async read({ tx, rows }) {
    const ids = rows.map((row) => row.id);
    const found = await tx.run<{ id: number; name: string | null }>(
      sql`select g.id, s.name from goods g join shops s on s.id = g.shop_id where g.id = any(${ids}::bigint[])`,
    );
    for (const row of rows) row.shop = found.find(({ id }) => id === row.id)?.name ?? null;
  },
  actions: {
    approve: () => ({ rejectReason: null }),
    reject: ({ input }) => ({ rejectReason: input.reason }),
    // Existing orders retain the rate at which they were placed.
    setCommission: ({ input }) => ({ commissionRate: input.commissionRate ?? null }),
    forceDown: ({ input }) => ({ rejectReason: input.reason }),
  },
});
