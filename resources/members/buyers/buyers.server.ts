import { sql } from "kysely";
import { toTransactionContext } from "../../../core/server/transactionContext.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import type { Calculated, CamelRow } from "../../../framework/server/tables/DB.ts";
import { adjustPoints } from "../pointEntries/commands/adjustPoints.ts";
import { buyers } from "./buyers.ts";
import { endBuyerSessions } from "./commands/endBuyerSessions.ts";
import { resetBuyerPassword } from "./commands/resetBuyerPassword.ts";
import { maskPhone } from "./maskPhone.ts";

type Bought = Pick<CamelRow<"orders">, "memberId"> & Calculated<{ count: number; spent: number }>;

export default defineRules(buyers, {
  /** Calculates order counts and spending; fully refunded orders do not count. */
  async read({ tx, rows }) {
    const ids = rows.map(({ id }) => id);
    const found = await tx.run(sql<Bought>`
      select member_id as "memberId", count(*) filter (where pay_time is null or refund_amount < pay_price)::integer as count,
        coalesce(sum(pay_price - refund_amount) filter (where pay_time is not null), 0)::bigint as spent
      from orders where member_id = any(${ids}::bigint[]) group by member_id`);
    const bought = new Map(found.map((one) => [one.memberId, one]));
    for (const row of rows) {
      const own = row.id === undefined ? undefined : bought.get(row.id);
      row.orderCount = own?.count ?? 0;
      row.spent = own?.spent ?? 0;
      if (row.phone) row.phone = maskPhone(row.phone);
    }
  },
  filters: {
    /** Whether the buyer has an order that `orderCount` counts. */
    hasOrders: ({ eb }) =>
      eb.exists(
        eb
          .selectFrom("orders as o")
          .select("o.id")
          .whereRef("o.member_id", "=", "t.id")
          .where(({ or, eb }) =>
            or([eb("o.pay_time", "is", null), eb("o.refund_amount", "<", eb.ref("o.pay_price"))]),
          ),
      ),
    totalSpent: ({ compare }) =>
      compare(sql<number>`(
        select coalesce(sum(o.pay_price - o.refund_amount), 0) from orders o
        where o.member_id = t.id and o.pay_time is not null)`),
  },
  actions: {
    async freeze({ engine, tx, record, input }) {
      await endBuyerSessions(engine, tx, record.id);
      return { freezeReason: input.reason };
    },
    unfreeze: () => ({ freezeReason: null }),
    adjustPoints: {
      manual: true,
      run: async (context) => {
        const { record, input, tx } = context;
        // What it posts to the ledger is beyond the rows of any member.
        await tx.asSystem(() => adjustPoints(toTransactionContext(context), record.id, input));
        return undefined;
      },
    },
    async forceLogout({ engine, tx, record }) {
      await endBuyerSessions(engine, tx, record.id);
      return undefined;
    },
    async resetPassword(context) {
      context.answer({ password: await resetBuyerPassword(context, context.record.id) });
      return undefined;
    },
    showPhone({ record, answer }) {
      answer({ phone: record.phone });
      return undefined;
    },
  },
});
