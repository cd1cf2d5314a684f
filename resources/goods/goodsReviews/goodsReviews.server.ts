import { defineRules } from "../../../framework/server/defineRules.ts";
import { anyId } from "../../../framework/server/tables/anyId.ts";
import { emitPublication } from "../goods/commands/emitPublication.ts";
import { goodsReviews } from "./goodsReviews.ts";

export default defineRules(goodsReviews, {
  async read({ tx, rows }) {
    const ids = rows.flatMap(({ id }) => id ?? []);
    const found = await tx.run(
      tx.db
        .selectFrom("goods as g")
        .innerJoin("shops as s", "s.id", "g.shop_id")
        .select(["g.id", "s.id as sellerId", "s.name as shop"])
        .where("g.id", "=", anyId(ids)),
    );
    for (const row of rows) {
      const { shop = null, sellerId = null } = found.find(({ id }) => id === row.id) ?? {};
      Object.assign(row, { shop, sellerId });
    }
  },
  afterChange: (context) => emitPublication(context, context.rows),
  actions: {
    approve: () => ({ rejectReason: null }),
    reject: ({ input }) => ({ rejectReason: input.reason }),
    // Existing orders retain the rate at which they were placed.
    setCommission: ({ input }) => ({ commissionRate: input.commissionRate ?? null }),
    forceDown: ({ input }) => ({ rejectReason: input.reason }),
  },
});
